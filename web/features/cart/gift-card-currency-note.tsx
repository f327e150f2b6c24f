import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

/** Explains why a cart with a gift card isn't in the chosen currency. Needs the group "cart". */
export function GiftCardCurrencyNote({ hasGiftCard }: { hasGiftCard: boolean }) {
  const t = useText('cart')
  const { currency } = useShop()
  if (!hasGiftCard || !globalThis.chosenCurrency) return null
  return <p className="mb-4 text-sm text-quiet">{t('ownCurrency', { currency: currency.name })}</p>
}
