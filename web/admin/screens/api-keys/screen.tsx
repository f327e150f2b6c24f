import { useState } from 'react'
import type { ApiKey } from '#contract/admin/api-keys.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { LoadedList } from '#web/admin/frame/loaded-list.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { SecretDialog } from '#web/admin/ui/secret-dialog.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'

const loadKeys = () => staff('GET /admin/api-keys', {})

/** API keys, with which other programs make staff calls. */
export function Component() {
  const t = useText('admin-api-keys')
  const data = useAsyncData(loadKeys)
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Screen
      title={t('title')}
      actions={
        <ActionButton look="ember" onClick={() => setAdding(true)}>
          {t('add')}
        </ActionButton>
      }
    >
      <p className="max-w-168 px-4 pb-4 text-quiet md:px-8">{t('lead')}</p>
      <LoadedList data={data} empty={{ title: t('empty.title'), text: t('empty.text') }}>
        {({ keys }) => keys.map((one) => <Row key={one.id} apiKey={one} onChange={data.load} />)}
      </LoadedList>
      {isAdding && (
        <NewKeyDialog
          onClose={() => setAdding(false)}
          onDone={(key) => {
            setAdding(false)
            setSecret(key)
            void data.load()
          }}
        />
      )}
      {secret !== null && (
        <SecretDialog title={t('secret.title')} text={t('secret.text')} secret={secret} onClose={() => setSecret(null)} />
      )}
    </Screen>
  )
}

function Row({
  apiKey: { id, name, ending, scopes, maker, createdAt, expiresAt, usedAt, revokedAt },
  onChange,
}: {
  apiKey: ApiKey
  onChange: () => Promise<void>
}) {
  const t = useText('admin-api-keys')
  const shortTime = useShortTime()
  const errorMessage = useErrorMessage()
  const [isAsking, setAsking] = useState(false)
  const { busy, run } = useAction()
  const [now] = useState(() => new Date().toISOString())
  const isOver = revokedAt !== null || (expiresAt !== null && expiresAt <= now)
  const revoke = () =>
    void run(async () => {
      try {
        await staff('DELETE /admin/api-keys/:id', { id })
        setAsking(false)
        await onChange()
      } catch (error) {
        toast('error', errorMessage(error))
      }
    })
  return (
    <li className="grid gap-1 border-b border-line py-3 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto_auto] md:items-center md:gap-6">
      <span>
        <span className="block truncate font-semibold">{name}</span>
        <span className="text-xs text-quiet">{t('ending', { ending })}</span>
      </span>
      <span className="text-quiet">
        {scopes.join(', ')}
        <span className="block text-xs">
          {t('made', { name: maker, time: shortTime(createdAt) })}{' '}
          {usedAt === null ? t('neverUsed') : t('used', { time: shortTime(usedAt) })}{' '}
          {expiresAt !== null && t('expires', { time: shortTime(expiresAt) })}
        </span>
      </span>
      <StateMark shape={isOver ? 'ended' : 'done'} tone={isOver ? 'quiet' : 'good'}>
        {t(revokedAt !== null ? 'state.revoked' : isOver ? 'state.expired' : 'state.on')}
      </StateMark>
      {isOver ? <span className="w-20" /> : <ActionButton onClick={() => setAsking(true)}>{t('revoke.button')}</ActionButton>}
      {isAsking && (
        <Confirm
          open
          title={t('revoke.title', { name })}
          text={t('revoke.text')}
          action={t('revoke.button')}
          busy={busy}
          onConfirm={revoke}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
