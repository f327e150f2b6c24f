import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Webhook } from '#contract/admin/webhooks.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { SecretDialog } from '#web/admin/ui/secret-dialog.tsx'
import { WebhookDialog } from '#web/admin/webhooks/webhook-dialog.tsx'
import { WebhookState } from '#web/admin/webhooks/webhook-state.tsx'

const loadAll = () => staff('GET /admin/webhooks', {})

/** The addresses that are told what happens. */
export function Component() {
  const t = useText('admin-webhooks')
  const admin = useText('admin')
  const errorMessage = useErrorMessage()
  const { value, error, load } = useAsyncData(loadAll)
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
      <p className="max-w-2xl px-4 pb-4 text-quiet md:px-8">{t('lead')}</p>
      {value ? (
        value.webhooks.length === 0 ? (
          <Notice title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <ul className="px-4 md:px-8">
            {value.webhooks.map((webhook) => (
              <Row key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )
      ) : error === null ? (
        <div role="status" className="px-4 md:px-8">
          <span className="sr-only">{admin('loading')}</span>
          <Skeleton className="h-40" />
        </div>
      ) : (
        <Notice title={admin('list.failed')} text={errorMessage(error)}>
          <ActionButton onClick={() => void load()}>{admin('retry')}</ActionButton>
        </Notice>
      )}
      {isAdding && (
        <WebhookDialog
          title={t('add')}
          onClose={() => setAdding(false)}
          save={async (fields) => {
            const added = await staff('POST /admin/webhooks', fields)
            setAdding(false)
            setSecret(added.secret)
            await load()
          }}
        />
      )}
      {secret !== null && (
        <SecretDialog title={t('secret.title')} text={t('secret.text')} secret={secret} onClose={() => setSecret(null)} />
      )}
    </Screen>
  )
}

const Row = ({ webhook }: { webhook: Webhook }) => (
  <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3 hover:bg-studio">
    <Link to={adminUrls.webhook(webhook.id)} className="min-w-0 grow truncate font-semibold after:absolute after:inset-0">
      {webhook.url}
    </Link>
    <span className="text-quiet">{webhook.events.join(', ')}</span>
    <WebhookState webhook={webhook} />
  </li>
)
