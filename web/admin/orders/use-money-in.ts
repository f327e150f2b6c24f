import { formatMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'

/** Formats an amount in the currency of this code, or in the shop's if there is none. */
export function useMoneyIn(): (amount: number, code: string | undefined) => string {
  const { currency } = useShop()
  return (amount, code) => formatMoney(amount, code === undefined ? currency : { ...currency, name: code })
}
