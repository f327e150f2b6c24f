import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Webhook } from '#contract/admin/webhooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { LoadedList } from '#web/admin/frame/loaded-list.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { SecretDialog } from '#web/admin/ui/secret-dialog.tsx'
import { WebhookDialog } from '#web/admin/webhooks/webhook-dialog.tsx'
import { WebhookState } from '#web/admin/webhooks/webhook-state.tsx'

const loadAll = () => staff('GET /admin/webhooks', {})

/** The webhook endpoints. */
export function Component() {
  const t = useText('admin-webhooks')
  const data = useAsyncData(loadAll)
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
        {({ webhooks }) => webhooks.map((webhook) => <Row key={webhook.id} webhook={webhook} />)}
      </LoadedList>
      {isAdding && (
        <WebhookDialog
          title={t('add')}
          onClose={() => setAdding(false)}
          save={async (fields) => {
            const added = await staff('POST /admin/webhooks', fields)
            setAdding(false)
            setSecret(added.secret)
            await data.load()
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
