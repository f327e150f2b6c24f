import { minor } from '#contract/fields.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import type { VariantForSale } from '#server/modules/catalogue/catalogue.ts'

/** A line as the buyer sent it; the price, in major units, as they saw it. */
export interface RequestedLine {
  productId: string
  variantId?: string | undefined
  quantity: number
  price?: number
}
/** A line that can be bought. Price in minor units. */
export interface Line {
  variant: VariantForSale
  quantity: number
  price: number
}
export interface CheckedLines {
  lines: Line[]
  problems: FieldErrors
  miscalculated: FieldErrors
}

/** Which of the lines can be bought, what is wrong with the others, and whose price is not the shop's; by `products.<index>`. */
export function checkLines(requested: RequestedLine[], variants: (VariantForSale | undefined)[]): CheckedLines {
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
    checked.lines.push({ variant, quantity: line.quantity, price: variant.price })
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
