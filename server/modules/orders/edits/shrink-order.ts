import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import type { PriceSources } from '../lines/price-sources.ts'
import type { OrderRow, StoredLine } from '../order/rows.ts'
import { refundableMoney } from '../refunds/refund.ts'
import { settleEdit, writeEdit } from './edit-order.ts'
import * as queries from './edit-queries.ts'
import { planChange } from './plan-edit.ts'

interface Piece {
  variantId: string
  quantity: number
}

/**
 * Takes pieces out of a locked, unpaid order that may have partly left the shop, as an edit does. The caller takes care of the stock. The
 * total falls, and points and credit that paid for the difference are returned. Refuses if a line contains a gift of a promotion, or the
 * order has gift cards.
 */
export async function shrinkOrder(tx: Tx, sources: PriceSources, row: OrderRow, gone: Piece[], context: RequestContext): Promise<OrderRow> {
  if (row.gift_card_cost > 0) throw refuse('CAN_NOT_CANCEL_ORDER')
  const goneOf = (variantId: string) => gone.find((one) => one.variantId === variantId)?.quantity ?? 0
  const lines = row.lines
    .map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity: quantity - goneOf(variantId) }))
    .filter(({ quantity }) => quantity > 0)
  const plan = await planChange(tx, sources, { row, wanted: { lines }, held: await refundableMoney(tx, row) }, context)
  if (Object.keys(plan.problems).length > 0) throw refuse('CAN_NOT_CANCEL_ORDER')
  await writeEdit(tx, row, plan, context, (stored) => setQuantities(tx, row, stored))
  return settleEdit(tx, row, plan, context)
}

/** Changes the lines in place, since parcels and returns refer to them. */
async function setQuantities(tx: Tx, row: OrderRow, lines: (StoredLine & { position: number })[]): Promise<void> {
  const order = row.id
  await queries.deleteAllBut.run(tx, { order, variants: lines.map(({ variantId }) => variantId) })
  await queries.resizeLines.run(tx, { order, lines })
  if (lines.length === row.lines.length) return
  // Renumber in two steps, since positions are unique at every moment.
  await queries.renumberLines.run(tx, { order, first: row.lines.length })
  await queries.renumberLines.run(tx, { order, first: 0 })
}
