import { major, minor } from '#contract/currency.ts'
import { type Content, referenceOf, unitPrice } from '#contract/unit-price.ts'
import { memberPrice } from '#contract/member-price.ts'
import { useChosenCurrency } from '#web/lib/converted-price.ts'
import { formatMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

/** Formats the members' price of one piece in the chosen currency; `from`: others cost more. With a content, the unit price is added. */
export function useMemberAmount(): (price: number, percent: number, from?: boolean, content?: Content) => string {
  const t = useText('common')
  const chosen = useChosenCurrency()
  const { currency } = useShop()
  const name = chosen?.code ?? currency.name
  const money = (units: number) => formatMoney(major(units, name), { ...currency, name })
  return (amount, percent, from, content) => {
    const units = memberPrice(minor(chosen?.price(amount) ?? amount, name), percent)
    const price = money(units)
    const whole = from ? t('price.from', { price }) : price
    return content ? `${whole} (${t(`price.per.${referenceOf(content).per}`, { price: money(unitPrice(units, content)) })})` : whole
  }
}
