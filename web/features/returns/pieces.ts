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

/** The lines that withdrawing from an order leaves with the buyer: files and gift cards. */
export const keptLines = ({ products }: Pick<Order, 'products'>): Line[] => products.filter(({ digital, giftCard }) => digital || giftCard)

/** What the buyer paid for the pieces that can still be returned, with their tax but without shipping and gift wrap. */
export const paidForReturnable = (order: Pick<Order, 'products' | 'returnable'>): number =>
  returnableLines(order).reduce(
    (sum, { line, left }) => sum + Math.round(((line.totalPrice - line.discount + (line.addedTax ?? 0)) * left * 1000) / line.quantity),
    0,
  ) / 1000

/** The pieces as a call's input. */
export const toLines = (pieces: Pieces): { variantId: string; quantity: number }[] =>
  Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([variantId, quantity]) => ({ variantId, quantity }))

/** Everything that can be returned. */
export const allPieces = ({ returnable }: Pick<Order, 'returnable'>): Pieces =>
  Object.fromEntries(returnable.map(({ variantId, quantity }) => [variantId, quantity]))
