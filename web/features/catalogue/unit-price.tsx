import { type Content, referenceOf } from '#contract/unit-price.ts'
import { useMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { AmountIn, scalePrice } from '#web/ui/price.tsx'

interface UnitPriceProps {
  price: number
  /** Undefined where the product has no unit price. */
  content: Content | undefined
  className?: string
}

/** The price per kilogram, 100 g, capsule and so on, which the law requires beside prices (EU 98/6). */
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

/** The unit price of an amount that is already in the currency it's paid in, as in a cart. */
export function PaidUnitPrice({ price, content }: UnitPriceProps) {
  const t = useText('common')
  const money = useMoney()
  const { currency } = useShop()
  if (!content) return null
  const { amount, per } = referenceOf(content)
  return (
    <p className="text-sm text-quiet">
      {t(`price.per.${per}`, { price: money(scalePrice(price, currency.name, [amount, content.amount])) })}
    </p>
  )
}
