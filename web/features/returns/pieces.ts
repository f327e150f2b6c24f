import type { Order } from '#contract/order.ts'

export type Line = Order['products'][number]
/** How many of each variant go back; what isn't named doesn't. */
export type Pieces = Record<string, number>

/** The lines of which something can still go back, and how many of each. */
export const returnableLines = ({ products, returnable }: Pick<Order, 'products' | 'returnable'>): { line: Line; left: number }[] =>
  returnable.flatMap(({ variantId, quantity }) => {
    const line = products.find((one) => one.variantId === variantId)
    return line ? [{ line, left: quantity }] : []
  })

/** As calls take them. */
export const toLines = (pieces: Pieces): { variantId: string; quantity: number }[] =>
  Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([variantId, quantity]) => ({ variantId, quantity }))

/** All that can go back. */
export const allPieces = ({ returnable }: Pick<Order, 'returnable'>): Pieces =>
  Object.fromEntries(returnable.map(({ variantId, quantity }) => [variantId, quantity]))
