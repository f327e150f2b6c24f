import { type Content, referenceOf } from '#contract/unit-price.ts'
import { useMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { AmountIn, partOfPrice } from '#web/ui/price.tsx'

interface UnitPriceProps {
  price: number
  /** Absent where it has no unit price. */
  content: Content | undefined
  className?: string
}

/** What a price is per kilogram, 100 g, capsule and so on, as laws want it beside prices (EU 98/6). */
export function UnitPrice({ price, content, className = '' }: UnitPriceProps) {
  const t = useText('common')
  if (!content) return null
  const { amount, per } = referenceOf(content)
  return (
    <p className={`text-sm text-quiet ${className}`}>
      <AmountIn of={price} times={[amount, content.amount]} words={(one) => t(`price.per.${per}`, { price: one })} />
    </p>
  )
}

/** The same of a price that is in the currency it's paid in already, as a cart's. */
export function PaidUnitPrice({ price, content }: UnitPriceProps) {
  const t = useText('common')
  const money = useMoney()
  const { currency } = useShop()
  if (!content) return null
  const { amount, per } = referenceOf(content)
  return (
    <p className="text-sm text-quiet">
      {t(`price.per.${per}`, { price: money(partOfPrice(price, currency.name, [amount, content.amount])) })}
    </p>
  )
}
