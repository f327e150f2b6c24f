import { useChosenCurrency } from '#web/lib/converted-price.ts'
import { useShop } from '#web/lib/shop.ts'

/** Explains why amounts aren't in the chosen currency: some things are sold only in the shop's own. Nothing if that one is chosen. */
export function ShopCurrencyOnlyNote({ words }: { words: (currency: string) => string }) {
  const chosen = useChosenCurrency()
  const { currency } = useShop()
  return chosen && <p className="mt-3 text-sm text-quiet">{words(currency.name)}</p>
}
