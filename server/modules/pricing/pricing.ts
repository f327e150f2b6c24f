import { applyPromotions, type AppliedPromotions, sortByPriority } from './apply.ts'
import { taxOf } from './tax.ts'
import type { Cart, NotApplied, PricedCart, PricedLine, PricingContext, Promotion } from './types.ts'

export { allocate, roundedShareOf, shareOf } from './shares.ts'
export { splitPayment } from './pay.ts'
export { giftsInCurrency, promotionInCurrency } from './in-currency.ts'
export { taxOf } from './tax.ts'
export type * from './types.ts'

/**
 * Prices a cart: the cost of each line, the promotions' discounts, shipping, tax and the total, in minor units. The result doesn't depend
 * on the order of lines and promotions. Of promotions that can't be combined, those that save the buyer most are applied.
 */
export function priceCart(cart: Cart, context: PricingContext): PricedCart {
  const applied = context.promotions.length === 0 ? applyPromotions(cart, [], context) : best(cart, context)
  const lines = applied.lines.map((line): PricedLine => {
    const { left, ...rest } = line
    // A gift card is money: tax is paid on what is bought with it.
    const taxRate = line.isGiftCard ? 0 : (context.tax?.rates[line.taxClass] ?? 0)
    return { ...rest, discount: line.price * line.quantity - left, taxRate, ...taxOf(left, taxRate, context.tax) }
  })
  const shippingRate = context.tax?.shippingRate ?? 0
  const onShipping = taxOf(applied.shipping, shippingRate, context.tax)
  const wrap = pricedWrap(context)
  const sum = (of: (line: PricedLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  const subtotal = sum(({ price, quantity }) => price * quantity)
  const discount = sum((line) => line.discount)
  const tax = sum((line) => line.tax) + wrap.tax + onShipping.tax
  return {
    lines,
    adjustments: applied.adjustments.map((one) => ({ ...one, lines: lines.map((_, index) => one.lines[index] ?? 0) })),
    notApplied: applied.notApplied,
    subtotal,
    discount,
    shipping: applied.shipping,
    shippingTax: { rate: shippingRate, ...onShipping },
    wrap,
    tax,
    taxIncluded: sum((line) => line.taxIncluded) + wrap.taxIncluded + onShipping.taxIncluded,
    total: subtotal - discount + wrap.price + applied.shipping + tax,
  }
}

/** Gift wrap with its tax. */
function pricedWrap({ wrap, tax }: Pick<PricingContext, 'wrap' | 'tax'>): PricedCart['wrap'] {
  const price = wrap?.price ?? 0
  const rate = (wrap && tax?.rates[wrap.taxClass]) ?? 0
  return { price, rate, ...taxOf(price, rate, tax) }
}

/**
 * Applies all combinable promotions, or a single one that isn't combinable: whichever saves more; the first by priority if they save the
 * same.
 */
function best(cart: Cart, context: PricingContext): AppliedPromotions {
  const promotions = sortByPriority(context.promotions)
  const together = promotions.filter(({ combinable }) => combinable)
  const sets = [...(together.length > 0 ? [together] : []), ...promotions.filter(({ combinable }) => !combinable).map((one) => [one])]
  const outcomes = sets.map((set) => ({ set, applied: applyPromotions(cart, set, context) }))
  const won = outcomes.reduce((first, other) => (isBetter(other, first) ? other : first))
  const others = outcomes.filter((one) => one !== won).flatMap(({ applied }) => losers(applied))
  return { ...won.applied, notApplied: [...won.applied.notApplied, ...others] }
}

interface Outcome {
  set: Promotion[]
  applied: AppliedPromotions
}

const isBetter = (one: Outcome, other: Outcome): boolean =>
  one.applied.saved > other.applied.saved || (one.applied.saved === other.applied.saved && one.set[0]!.priority > other.set[0]!.priority)

/** The promotions of the alternative that saved less: applicable ones with NOT_COMBINABLE, the others with their own reason. */
const losers = ({ adjustments, notApplied }: AppliedPromotions): NotApplied[] => [
  ...adjustments.map(({ promotionId }) => ({ promotionId, reason: 'NOT_COMBINABLE' as const, missing: 0 })),
  ...notApplied,
]
