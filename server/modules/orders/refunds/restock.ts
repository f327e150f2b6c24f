import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { returnStock } from '#server/modules/catalogue/catalogue.ts'
import type { OrderRow } from '../order/rows.ts'

const restocked = statement(
  'orders.restocked',
  { order: 'uuid' },
  { variant_id: 'uuid', restocked: 'int4' },
  `select variant_id, restocked from order_lines where order_id = $1 and restocked > 0`,
)
const addRestocked = statement(
  'orders.addRestocked',
  { order: 'uuid', variants: 'uuid[]', quantities: 'int4[]' },
  {},
  `
  update order_lines l set restocked = l.restocked + r.quantity from unnest($2::uuid[], $3::int[]) as r (variant, quantity)
  where l.order_id = $1 and l.variant_id = r.variant and not l.is_gift_card and not l.is_digital`,
)

/** How many pieces of an order are here again without a return, by variant. */
export const restockedOf = async (tx: Tx, order: string): Promise<Map<string, number>> =>
  new Map((await restocked.all(tx, { order })).map((one) => [one.variant_id, one.restocked]))

interface Piece {
  variantId: string
  quantity: number
}

interface Restock {
  pieces: Piece[]
  /** The pieces that the refund is for; empty if it doesn't say. */
  refunded: Piece[]
}

/**
 * Puts pieces of a locked order back into stock that had left in a parcel and came back without a return. Refuses more pieces than that:
 * unsent ones still belong to the order, and returned ones are restocked with their return. Where the refund says which pieces it is for
 * (`refunded`), only those can be here again.
 */
export async function restock(tx: Tx, row: OrderRow, { pieces, refunded }: Restock, now: Date): Promise<void> {
  if (pieces.length === 0) return
  const before = await restockedOf(tx, row.id)
  const problems: FieldErrors = {}
  for (const [index, { variantId, quantity }] of pieces.entries()) {
    const left = sentOf(row, variantId) - returnedOf(row, variantId) - (before.get(variantId) ?? 0)
    if (pieces.findIndex((one) => one.variantId === variantId) < index) problems[`restock.${index}.variantId`] = ['Named twice']
    else if (quantity > left)
      problems[`restock.${index}.quantity`] = [left > 0 ? `Only ${left} can be here again` : 'None can be here again']
    else if (refunded.length > 0 && quantity > sum(refunded, variantId))
      problems[`restock.${index}.quantity`] = [`Only ${sum(refunded, variantId)} of \`lines\``]
  }
  if (Object.keys(problems).length > 0) throw refuse('INVALID_INPUT', problems)
  const order = { variants: pieces.map(({ variantId }) => variantId), quantities: pieces.map(({ quantity }) => quantity) }
  await addRestocked.run(tx, { order: row.id, ...order })
  const componentsOf = new Map(row.lines.map(({ variantId, components }) => [variantId, components]))
  const returned = pieces.map((piece) => ({ ...piece, components: componentsOf.get(piece.variantId) }))
  returnStock(tx, returned, { kind: 'return', orderId: row.id, now })
}

const sum = (pieces: Piece[], variantId: string): number =>
  pieces.reduce((total, piece) => total + (piece.variantId === variantId ? piece.quantity : 0), 0)
const sentOf = ({ shipments }: OrderRow, variantId: string): number =>
  sum(
    shipments.flatMap(({ lines }) => lines),
    variantId,
  )
const returnedOf = ({ returns }: OrderRow, variantId: string): number =>
  sum(
    returns.flatMap(({ kind, state, lines }) => (state === 'rejected' || kind === 'cancellation' ? [] : lines)),
    variantId,
  )
