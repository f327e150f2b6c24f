import { minor } from '#contract/fields.ts'
import { memberPrice } from '#contract/member-price.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import type { VariantForSale } from '#server/modules/catalogue/catalogue.ts'

/** A line as the buyer sent it; the price, in major units, as they saw it. */
export interface RequestedLine {
  productId: string
  variantId?: string | undefined
  quantity: number
  price?: number
}
/** A line that can be bought. In minor units: the price of one piece, and what is taken off the line, by a membership at first. */
export interface Line {
  variant: VariantForSale
  quantity: number
  price: number
  discount: number
  /** How many of the pieces a promotion gives. */
  gifts: number
}
export interface CheckedLines {
  lines: Line[]
  problems: FieldErrors
  miscalculated: FieldErrors
}

/**
 * Which of the lines can be bought, what is wrong with the others, and whose price is not the shop's; by `products.<index>`. Of what can be
 * bought, so many per cent are taken off.
 */
export function checkLines(requested: RequestedLine[], variants: (VariantForSale | undefined)[], memberPercent = 0): CheckedLines {
  const checked: CheckedLines = { lines: [], problems: {}, miscalculated: {} }
  const seen = new Set<string>()
  for (const [index, line] of requested.entries()) {
    const variant = variants[index]
    const problem = problemOf(line, variant, seen)
    if (!variant || problem) {
      checked.problems[`products.${index}`] = [problem ?? 'Not available']
      continue
    }
    seen.add(variant.variant_id)
    const percent = variant.is_gift_card ? 0 : memberPercent
    const discount = (variant.price - memberPrice(variant.price, percent)) * line.quantity
    checked.lines.push({ variant, quantity: line.quantity, price: variant.price, discount, gifts: 0 })
    if (line.price !== undefined && minor(line.price) !== variant.price)
      checked.miscalculated[`products.${index}.price`] = [`The price is ${(variant.price / 100).toFixed(2)} now`]
  }
  return checked
}

function problemOf(line: RequestedLine, variant: VariantForSale | undefined, seen: Set<string>): string | undefined {
  if (!variant?.active) return 'Not available'
  if (seen.has(variant.variant_id)) return 'In the order twice'
  if (variant.stock === 0) return 'Out of stock'
  return line.quantity > variant.stock ? `Only ${variant.stock} left` : undefined
}
