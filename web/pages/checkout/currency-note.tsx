import type { Summary } from '#contract/orders.ts'
import { switchUrls } from '#contract/switch-urls.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'

/** The payment currency if it isn't the shop's, the methods unavailable in it, and a way back to `shop`, the shop's currency. */
export function CurrencyNote({ summary, shop }: { summary: Summary; shop: string }) {
  const t = useText('checkout')
  if (!summary.currency) return null
  return (
    <p className="mt-3 text-sm text-quiet">
      {t('currency.paid', { currency: summary.currency.code, shop })} <PayInOwn shop={shop} />
    </p>
  )
}

/** A plain link: the server redirects back here. */
function PayInOwn({ shop }: { shop: string }) {
  const t = useText('checkout')
  return (
    <TextLink to={switchUrls.currency(shop)} reloadDocument className="inline-flex min-h-11 items-center">
      {t('currency.change', { shop })}
    </TextLink>
  )
}

/** Shown if there is no summary, since the currency may be the reason. */
export function UseShopCurrency() {
  const { currency } = useShop()
  return globalThis.chosenCurrency ? <PayInOwn shop={currency.name} /> : null
}
