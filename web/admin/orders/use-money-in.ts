import { formatMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'

/** Writes amounts in a currency by its code; in the shop's, where none is named. */
export function useMoneyIn(): (amount: number, code: string | undefined) => string {
  const { currency } = useShop()
  return (amount, code) => formatMoney(amount, code === undefined ? currency : { ...currency, name: code })
}
