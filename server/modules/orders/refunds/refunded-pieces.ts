import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import type { OrderRow } from '../order/rows.ts'
import { leftToShip, type Piece as Ready, withoutBackOrdered } from '../order/left-to-ship.ts'
import { restockedOf } from './restock.ts'

const addRefundedPieces = statement(
  'orders.addRefundedPieces',
  { order: 'uuid', variants: 'uuid[]', quantities: 'int4[]' },
  {},
  `
  update order_lines l set refunded = l.refunded + r.quantity from unnest($2::uuid[], $3::int[]) as r (variant, quantity)
  where l.order_id = $1 and l.variant_id = r.variant and not l.is_gift_card`,
)

interface Piece {
  variantId: string
  quantity: number
}

/**
 * Records which pieces of a locked order staff refund without a return. Refuses more pieces than are left to refund; pieces in a return are
 * refunded with it.
 */
export async function recordRefundedPieces(tx: Tx, row: OrderRow, pieces: Piece[]): Promise<void> {
  if (pieces.length === 0) return
  const problems: FieldErrors = {}
  for (const [index, { variantId, quantity }] of pieces.entries()) {
    const left = leftToRefund(row, variantId)
    if (pieces.findIndex((one) => one.variantId === variantId) < index) problems[`lines.${index}.variantId`] = ['Named twice']
    else if (quantity > left) problems[`lines.${index}.quantity`] = [left > 0 ? `Only ${left} can be refunded` : 'None can be refunded']
  }
  if (Object.keys(problems).length > 0) throw refuse('INVALID_INPUT', problems)
  const variants = pieces.map(({ variantId }) => variantId)
  await addRefundedPieces.run(tx, { order: row.id, variants, quantities: pieces.map(({ quantity }) => quantity) })
}

/**
 * Of pieces of a locked order that are never shipped, those that weren't refunded before. The other pieces are no longer counted as
 * refunded separately, so that shipped pieces can still be returned. Refunded pieces that were restocked had been shipped, so they don't
 * count.
 */
export async function withoutRefunded<P extends Piece>(tx: Tx, { id: order, lines }: OrderRow, pieces: P[]): Promise<P[]> {
  const back = await restockedOf(tx, order)
  const covered = pieces.map(({ variantId, quantity }) => {
    const line = lines.find((one) => one.variantId === variantId && !one.giftCard)
    return Math.min(quantity, Math.max(0, (line?.refundedQuantity ?? 0) - (back.get(variantId) ?? 0)))
  })
  if (covered.some((quantity) => quantity > 0)) {
    const variants = pieces.map(({ variantId }) => variantId)
    await addRefundedPieces.run(tx, { order, variants, quantities: covered.map((quantity) => -quantity) })
  }
  return pieces.map((piece, index) => ({ ...piece, quantity: piece.quantity - covered[index]! })).filter(({ quantity }) => quantity > 0)
}

/** Pieces of a locked order that staff refunded and that are in no parcel. Refunded pieces that are here again were sent. */
export async function refundedUnsent(tx: Tx, row: OrderRow): Promise<Ready[]> {
  const back = await restockedOf(tx, row.id)
  return withoutBackOrdered(leftToShip(row), row)
    .map((piece) => {
      const refunded = row.lines[piece.position]!.refundedQuantity ?? 0
      return { ...piece, quantity: Math.min(piece.quantity, refunded - (back.get(piece.variantId) ?? 0)) }
    })
    .filter(({ quantity }) => quantity > 0)
}

/** How many pieces of a line were neither refunded nor are in a return. Gift cards are refunded separately. */
export function leftToRefund({ lines, returns }: Pick<OrderRow, 'lines' | 'returns'>, variantId: string): number {
  const line = lines.find((one) => one.variantId === variantId && !one.giftCard)
  if (!line) return 0
  const returned = returns.filter(({ state }) => state !== 'rejected').flatMap((one) => one.lines)
  const taken = returned.reduce((sum, one) => sum + (one.variantId === variantId ? one.quantity : 0), 0)
  return Math.max(0, line.quantity - taken - (line.refundedQuantity ?? 0))
}
