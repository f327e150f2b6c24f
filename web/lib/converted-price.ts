import { useSyncExternalStore } from 'react'
import type { ChosenCurrency } from './chosen-currency.ts'
import type { Shop } from '#contract/shop.ts'
import { formatMoney } from './format.ts'
import { useShop } from './shop.ts'

const never = () => () => undefined

/** For content the server renders, too: undefined until hydration. */
export const useChosenCurrency = (): ChosenCurrency | undefined =>
  useSyncExternalStore(
    never,
    () => globalThis.chosenCurrency,
    () => undefined,
  )

/** Formats an amount that isn't a price, such as a threshold, in the chosen currency; in the shop's until hydration. */
export function useConvertedAmount(short = false): (amount: number) => string {
  const { currency } = useShop()
  const chosen = useChosenCurrency()
  if (!chosen) return (amount) => formatMoney(amount, currency, short)
  return (amount) => formatMoney(chosen.convert(amount), { ...currency, name: chosen.code }, short)
}

/** Formats a price in the chosen currency, for content rendered only in the browser (otherwise use `Amount`). */
export function formatPrice(price: number, currency: Shop['currency']): string {
  return globalThis.chosenCurrency?.write(price) ?? formatMoney(price, currency)
}

/**
 * Formats prices without ".00" in sentences the server renders, too; in the shop's currency until hydration. `AmountIn` has no such delay,
 * but writes a single amount.
 */
export function useConvertedPrice(): (price: number) => string {
  const { currency } = useShop()
  const chosen = useChosenCurrency()
  return (price) => chosen?.write(price, 'price') ?? formatMoney(price, currency, true)
}
