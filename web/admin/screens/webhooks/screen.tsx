import { adminUrls } from '#contract/admin/urls.ts'
import type { Webhook } from '#contract/admin/webhooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { SecretsScreen } from '#web/admin/secrets/secrets-screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { WebhookDialog } from '#web/admin/webhooks/webhook-dialog.tsx'
import { WebhookState } from '#web/admin/webhooks/webhook-state.tsx'

const loadAll = () => staff('GET /admin/webhooks', {})

/** The webhook endpoints. */
export function Component() {
  const t = useText('admin-webhooks')
  return (
    <SecretsScreen
      texts="admin-webhooks"
      data={useAsyncData(loadAll)}
      renderDialog={({ onAdded, onClose }) => (
        <WebhookDialog
          title={t('add')}
          onClose={onClose}
          save={async (fields) => onAdded((await staff('POST /admin/webhooks', fields)).secret)}
        />
      )}
    >
      {({ webhooks }) => webhooks.map((webhook) => <Row key={webhook.id} webhook={webhook} />)}
    </SecretsScreen>
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
