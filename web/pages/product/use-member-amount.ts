import { major, minor } from '#contract/currency.ts'
import { memberPrice } from '#contract/member-price.ts'
import { useChosenCurrency } from '#web/lib/converted.ts'
import { formatMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

/** Writes what members pay for one piece, in the currency that was chosen; `from`: others cost more. */
export function useMemberAmount(): (price: number, percent: number, from?: boolean) => string {
  const t = useText('common')
  const chosen = useChosenCurrency()
  const { currency } = useShop()
  const name = chosen?.code ?? currency.name
  return (amount, percent, from) => {
    const price = formatMoney(major(memberPrice(minor(chosen?.price(amount) ?? amount, name), percent), name), { ...currency, name })
    return from ? t('price.from', { price }) : price
  }
}
