import { useCallback, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Webhook } from '#contract/admin/webhooks.ts'
import { useNavigate, useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { SecretDialog } from '#web/admin/secrets/secret-dialog.tsx'
import { WebhookDialog } from '#web/admin/webhooks/webhook-dialog.tsx'
import { WebhookState } from '#web/admin/webhooks/webhook-state.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { Deliveries } from './deliveries.tsx'

/** A webhook endpoint: its events, and its delivery log. */
export function Component() {
  const t = useText('admin-webhooks')
  const { id = '' } = useParams()
  const read = useCallback(async () => {
    const [{ webhooks }, { rows }] = await Promise.all([
      staff('GET /admin/webhooks', {}),
      staff('GET /admin/webhooks/:id/deliveries', { id, limit: 50 }),
    ])
    return { webhook: webhooks.find((one) => one.id === id) ?? null, rows }
  }, [id])
  const data = useAsyncData(read)
  return (
    <LoadedScreen title={t('one')} back={adminUrls.webhooks()} data={data}>
      {({ webhook, rows }) => (
        <Screen
          title={t('one')}
          beside={webhook && <WebhookState webhook={webhook} />}
          back={adminUrls.webhooks()}
          actions={webhook && <Actions webhook={webhook} onDone={data.load} />}
        >
          {webhook ? <About webhook={webhook} /> : <Notice title={t('gone.title')} text={t('gone.text')} />}
          {webhook && <Deliveries rows={rows} onChange={data.load} />}
        </Screen>
      )}
    </LoadedScreen>
  )
}

function About({ webhook: { url, events, failingSince, createdAt } }: { webhook: Webhook }) {
  const t = useText('admin-webhooks')
  const shortTime = useShortTime()
  return (
    <div className="grid gap-1 px-4 pt-4 pb-6 md:px-8">
      <p className="font-semibold break-all">{url}</p>
      <p className="text-quiet">{events.join(', ')}</p>
      <p className="text-quiet">{t('since', { time: shortTime(createdAt) })}</p>
      {failingSince !== null && <p className="text-bad">{t('failing', { time: shortTime(failingSince) })}</p>}
    </div>
  )
}

function Actions({ webhook: { id, url, events, isEnabled }, onDone }: { webhook: Webhook; onDone: () => Promise<void> }) {
  const t = useText('admin-webhooks')
  const navigate = useNavigate()
  const { busy, run } = useToastedAction()
  const [isEditing, setEditing] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const act = (work: () => Promise<unknown>, done?: string) =>
    void run(async () => {
      await work()
      if (done) toast('success', done)
      await onDone()
    })
  return (
    <>
      <ActionButton look="ember" busy={busy} onClick={() => act(() => staff('POST /admin/webhooks/:id/test', { id }), t('testSent'))}>
        {t('test')}
      </ActionButton>
      <ActionButton onClick={() => setEditing(true)}>{t('edit')}</ActionButton>
      <ActionButton busy={busy} onClick={() => act(() => staff('PATCH /admin/webhooks/:id', { id, isEnabled: !isEnabled }))}>
        {t(isEnabled ? 'switchOff' : 'switchOn')}
      </ActionButton>
      <ActionButton busy={busy} onClick={() => act(async () => setSecret((await staff('POST /admin/webhooks/:id/rotate', { id })).secret))}>
        {t('rotate')}
      </ActionButton>
      {!isEnabled && (
        <ActionButton
          look="bad"
          busy={busy}
          onClick={() =>
            act(async () => {
              await staff('DELETE /admin/webhooks/:id', { id })
              await navigate(adminUrls.webhooks())
            })
          }
        >
          {t('remove')}
        </ActionButton>
      )}
      {isEditing && (
        <WebhookDialog
          title={t('edit')}
          initial={{ url, events }}
          onClose={() => setEditing(false)}
          save={async (fields) => {
            await staff('PATCH /admin/webhooks/:id', { id, ...fields })
            setEditing(false)
            await onDone()
          }}
        />
      )}
      {secret !== null && (
        <SecretDialog title={t('secret.title')} text={t('secret.rotated')} secret={secret} onClose={() => setSecret(null)} />
      )}
    </>
  )
}
