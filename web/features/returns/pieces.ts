import type { Order } from '#contract/order.ts'

export type Line = Order['products'][number]
/** How many pieces of each variant are returned, by variant id; absent ones aren't. */
export type Pieces = Record<string, number>

/** The lines that can still be returned, and how many pieces of each. */
export const returnableLines = ({ products, returnable }: Pick<Order, 'products' | 'returnable'>): { line: Line; left: number }[] =>
  returnable.flatMap(({ variantId, quantity }) => {
    const line = products.find((one) => one.variantId === variantId)
    return line ? [{ line, left: quantity }] : []
  })

/** The pieces as a call's input. */
export const toLines = (pieces: Pieces): { variantId: string; quantity: number }[] =>
  Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([variantId, quantity]) => ({ variantId, quantity }))

/** Everything that can be returned. */
export const allPieces = ({ returnable }: Pick<Order, 'returnable'>): Pieces =>
  Object.fromEntries(returnable.map(({ variantId, quantity }) => [variantId, quantity]))
