import { useSyncExternalStore } from 'react'
import type { ChosenCurrency } from './chosen-currency.ts'
import type { Shop } from '#contract/shop.ts'
import { formatMoney } from './format.ts'
import { useShop } from './shop.ts'

const never = () => () => undefined

/** For sentences that the server writes, too: undefined until hydration. */
export const useChosenCurrency = (): ChosenCurrency | undefined =>
  useSyncExternalStore(
    never,
    () => globalThis.chosenCurrency,
    () => undefined,
  )

/** Writes an amount of the shop's that is no price, such as a threshold, in the currency that was chosen; in the shop's until hydration. */
export function useConverted(short = false): (amount: number) => string {
  const { currency } = useShop()
  const chosen = useChosenCurrency()
  if (!chosen) return (amount) => formatMoney(amount, currency, short)
  return (amount) => formatMoney(chosen.convert(amount), { ...currency, name: chosen.code }, short)
}

/** A price of the shop in the currency that was chosen: for what only the browser writes (else `Amount`). */
export function formatPrice(price: number, currency: Shop['currency']): string {
  return globalThis.chosenCurrency?.write(price) ?? formatMoney(price, currency)
}

/** The same for sentences that the server writes, too, without ".00": in the shop's currency until hydration. `AmountIn` has no such moment; it writes one amount. */
export function useShownPrice(): (price: number) => string {
  const { currency } = useShop()
  const chosen = useChosenCurrency()
  return (price) => chosen?.write(price, 'price') ?? formatMoney(price, currency, true)
}
