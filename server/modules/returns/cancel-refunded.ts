import type { ParsedOf } from '#contract/endpoint.ts'
import type { cancelRefunded as contract } from '#contract/order-changes.ts'
import type { Order } from '#contract/order.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { returnStock } from '#server/modules/catalogue/catalogue.ts'
import {
  leftToShip,
  lockOrder,
  type OrderRow,
  type Piece,
  totalQuantity,
  presentOrder,
  readOrder,
  recordEvent,
  refundedUnsent,
  adaptRepeatDeliveries,
  settleParcels,
  withoutRefunded,
} from '#server/modules/orders/orders.ts'
import { piecesNote } from './pieces-note.ts'
import * as queries from './queries.ts'

/**
 * Takes pieces out of a paid order that staff refunded and that haven't left the shop: they go back into stock and aren't shipped. No money
 * moves. Refuses more pieces than that, and everything that is left of an order of which nothing was shipped: such an order is cancelled as
 * a whole.
 */
export async function cancelRefunded(tx: Tx, { id, lines }: ParsedOf<typeof contract>, context: RequestContext): Promise<Order> {
  const { now } = context
  const row = await lockOrder(tx, id)
  const pieces = await chosen(tx, row, lines)
  const isRest = row.shipments.length === 0 && totalQuantity(pieces) === totalQuantity(leftToShip(row))
  if (row.order_status === 'Cancelled' || row.payment_status !== 'Paid' || isRest) throw refuse('CAN_NOT_CANCEL_ORDER')
  const one = { id: newId(now), kind: 'cancellation', state: 'refunded', reason: '', text: '', photo: null } as const
  const positions = pieces.map(({ position }) => position)
  const quantities = pieces.map(({ quantity }) => quantity)
  await queries.insertReturn.run(tx, { ...one, order: row.id, now, positions, quantities, exchanged: [], exchanges: [] })
  await queries.setRestocked.run(tx, { id: one.id, positions, restocked: quantities })
  await withoutRefunded(tx, row, pieces)
  await recordEvent(tx, row.id, { event: 'REFUNDED_CANCELLED', note: piecesNote(row, pieces) }, now)
  const componentsOf = new Map(row.lines.map(({ variantId, components }) => [variantId, components]))
  const unsent = pieces.map((piece) => ({ ...piece, components: componentsOf.get(piece.variantId) }))
  returnStock(tx, unsent, { kind: 'cancel', orderId: row.id, now })
  await adaptRepeatDeliveries(tx, row, now)
  await settleParcels(tx, await readOrder(tx, row.id), context)
  return presentOrder(await readOrder(tx, row.id), now)
}

/** Validates the named pieces. */
async function chosen(tx: Tx, row: OrderRow, named: ParsedOf<typeof contract>['lines']): Promise<Piece[]> {
  const problems: FieldErrors = {}
  const possible = await refundedUnsent(tx, row)
  const pieces = named.flatMap(({ variantId, quantity }, index) => {
    const piece = possible.find((one) => one.variantId === variantId)
    if (named.findIndex((one) => one.variantId === variantId) < index) problems[`lines.${index}.variantId`] = ['Named twice']
    else if (!piece || quantity > piece.quantity)
      problems[`lines.${index}.quantity`] = [piece ? `Only ${piece.quantity} can be canceled` : 'None can be canceled']
    return piece ? [{ ...piece, quantity }] : []
  })
  if (Object.keys(problems).length > 0) throw refuse('INVALID_INPUT', problems)
  return pieces
}
