import type { Cart } from '#contract/cart.ts'
import { limits } from '#contract/limits.ts'
import { labelOf } from '#web/lib/labels.ts'
import type { LineKey, StoredLine } from '#web/lib/stored.ts'

export type { LineKey } from '#web/lib/stored.ts'

export const sameLine =
  (a: LineKey) =>
  (b: LineKey): boolean =>
    a.productId === b.productId && a.variantId === b.variantId && a.giftCard?.id === b.giftCard?.id && a.repeatWeeks === b.repeatWeeks

/** The lines with this one added or changed; a quantity of 0 removes it. */
export function withLine(lines: StoredLine[], line: StoredLine): StoredLine[] {
  const index = lines.findIndex(sameLine(line))
  if (line.quantity <= 0) return lines.filter((_, at) => at !== index)
  const quantity = Math.min(line.quantity, limits.cart.quantityMax)
  if (index < 0) return [...lines, { ...line, quantity }].slice(-limits.cart.linesMax)
  return lines.map((old, at) => (at === index ? { ...line, quantity } : old))
}

/** The priced items at the quantities in the local lines; without those that were removed locally. */
export function withCurrentQuantities<T extends LineKey & { quantity: number }>(priced: T[], lines: StoredLine[]): T[] {
  return priced.flatMap((item) => {
    const line = lines.find(sameLine(item))
    return line ? [{ ...item, quantity: line.quantity }] : []
  })
}

/** "Black, M": the options that tell a line from others of its product. */
export const optionsOf = (options: Record<string, string>): string => Object.values(options).map(labelOf).join(', ')

/** A product's name with its options, which tell its variants apart. */
export const fullNameOf = ({ name, options }: { name: string; options: Record<string, string> }): string => {
  const text = optionsOf(options)
  return text ? `${name} (${text})` : name
}

/** The fields of a line that a call takes. */
export const toRequestLine = ({ productId, variantId, quantity, giftCard, repeatWeeks }: LineKey & { quantity: number }) => ({
  productId,
  variantId,
  quantity,
  ...(giftCard && { giftCard }),
  ...(repeatWeeks && { repeatWeeks }),
})

export const countOf = (lines: { quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The server's cart as local lines, so that every page can show the count without a call. */
export function mirrorOf(cart: Cart, before: StoredLine[], now: string): StoredLine[] {
  return cart.items.map(({ productId, variantId, quantity, price, priceWas, giftCard, repeatWeeks }) => {
    const known = before.find(sameLine({ productId, variantId, giftCard, repeatWeeks }))
    const changedAt = known?.quantity === quantity ? known.changedAt : now
    return {
      productId,
      variantId,
      quantity,
      price: priceWas ?? price,
      changedAt,
      ...(giftCard && { giftCard }),
      ...(repeatWeeks && { repeatWeeks }),
    }
  })
}
