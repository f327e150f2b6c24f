interface DiscountedLine {
  totalPrice: number
  discount: number
}

interface Discountable<L extends DiscountedLine> {
  lines: L[]
  costs: { totalCost: number }
}

/**
 * Discounts lines, the last ones first since an edit adds there, just enough that the total isn't more than wanted (minor units). `price`
 * computes the rest of an order from its lines. As the tax falls with the prices, the total may be 1 below. Undefined if the lines aren't
 * worth that much.
 */
export function discountTo<L extends DiscountedLine, T extends Discountable<L>>(
  full: T,
  totalCost: number,
  price: (lines: L[]) => T,
): T | undefined {
  let [least, most] = [0, Math.max(0, full.costs.totalCost - totalCost)]
  let found: T | undefined
  while (least <= most) {
    const off = Math.floor((least + most) / 2)
    const tried = price(withDiscount(full.lines, off))
    if (tried.costs.totalCost <= totalCost) {
      found = tried
      most = off - 1
    } else least = off + 1
  }
  return found
}

function withDiscount<L extends DiscountedLine>(lines: L[], off: number): L[] {
  let left = off
  const discounted = lines.toReversed().map((line) => {
    const part = Math.min(left, line.totalPrice - line.discount)
    left -= part
    return { ...line, discount: line.discount + part }
  })
  return discounted.toReversed()
}
