import { useChosenCurrency } from '#web/lib/converted.ts'
import { useShop } from '#web/lib/shop.ts'

/** Why amounts aren't in the currency that was chosen: what is sold in the shop's own only. Nothing for whoever chose none. */
export function OwnCurrencyOnly({ words }: { words: (currency: string) => string }) {
  const chosen = useChosenCurrency()
  const { currency } = useShop()
  return chosen && <p className="mt-3 text-sm text-quiet">{words(currency.name)}</p>
}
