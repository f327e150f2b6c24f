import type { Webhook } from '#contract/admin/webhooks.ts'
import { useText } from '#web/lib/text.ts'
import { StateMark } from '#web/admin/ui/state-mark.tsx'

/** Whether an endpoint is enabled, and whether it responds. */
export function WebhookState({ webhook: { isEnabled, failingSince } }: { webhook: Webhook }) {
  const t = useText('admin-webhooks')
  if (!isEnabled) return <StateMark shape="ended">{t('state.off')}</StateMark>
  if (failingSince !== null)
    return (
      <StateMark shape="half" tone="bad">
        {t('state.failing')}
      </StateMark>
    )
  return (
    <StateMark shape="done" tone="good">
      {t('state.on')}
    </StateMark>
  )
}
