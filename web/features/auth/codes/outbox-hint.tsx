import { urls } from '#contract/urls.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

/** In development no mail is sent, so this links to the outbox. It opens in a new tab to preserve what was typed. */
export function OutboxHint() {
  const t = useText('sign-up')
  const { showOutbox } = useShop()
  if (!showOutbox) return null
  return (
    <p className="rounded-card bg-studio px-4 py-3 text-sm">
      {t('code.outbox')}
      <a href={urls.outbox()} target="_blank" rel="noopener" className="flex min-h-11 w-fit items-center font-medium text-link">
        {t('code.openOutbox')}
      </a>
    </p>
  )
}
