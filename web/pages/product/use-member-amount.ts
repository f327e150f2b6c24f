import { major, minor } from '#contract/currency.ts'
import { memberPrice } from '#contract/member-price.ts'
import { useChosenCurrency } from '#web/lib/converted.ts'
import { formatMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'

/** Writes what members pay for one piece, in the currency that was chosen. */
export function useMemberAmount(): (price: number, percent: number) => string {
  const chosen = useChosenCurrency()
  const { currency } = useShop()
  const name = chosen?.code ?? currency.name
  return (price, percent) =>
    formatMoney(major(memberPrice(minor(chosen?.price(price) ?? price, name), percent), name), { ...currency, name })
}
