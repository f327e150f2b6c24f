import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { OrderReturn } from '#contract/order-return.ts'
import type { Order } from '#contract/order.ts'
import { refuse } from '#contract/refuse.ts'
import type * as contract from '#contract/returns.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { type CreditedPart, joinedParts, restOfPart, valueOfPart } from '#server/modules/invoices/invoices.ts'
import { changeStockWithBackOrders, returnStock } from '#server/modules/catalogue/catalogue.ts'
import {
  closeWithdrawn,
  extendExchange,
  isUnsent,
  lockExchange,
  lockOrder,
  recordEvent,
  type OrderRow,
  presentOrder,
  presentReturn,
  readOrder,
  refundPartOfTotal,
  adaptRepeatDeliveries,
  settleExchange,
  needlessBackOrders,
} from '#server/modules/orders/orders.ts'
import { orderExchange } from './exchanges.ts'
import { leastShippingOf } from './least-shipping.ts'
import { chosenPieces } from './lines.ts'
import { queueReturnMail, type ReturnEvent } from './mail.ts'
import * as queries from './queries.ts'
import { creditedPart, isAllWithdrawn } from './value.ts'

/** A page of the returns in a state, oldest first. */
export async function listReturns(
  db: Db,
  { state, limit, cursor }: ParsedOf<typeof contract.listReturns>,
): Promise<OutputOf<typeof contract.listReturns>> {
  const after = cursor === undefined ? startOf('asc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => queries.keysInState.all(db, { state, ...after, limit: count }),
    rows: (ids) => queries.returnsByIds.all(db, { ids }),
  })
  const returns = rows.map(
    ({
      number,
      requested_at,
      exchange_number: exchangeOrder,
      exchange_credit: exchangeCredit,
      without_refund: withoutRefund,
      closed_by_refund: closedByRefund,
      has_money_back: hasMoneyBack,
      label_url: labelUrl,
      ...row
    }) => ({
      ...presentReturn({
        ...row,
        exchangeOrder,
        exchangeCredit,
        closedByRefund,
        hasMoneyBack,
        labelUrl,
        requestedAt: requested_at.toISOString(),
      }),
      ...(withoutRefund && { withoutRefund }),
      orderNumber: number,
    }),
  )
  return { returns, nextCursor }
}

/** Approves a return; its exchanges are ordered right away. */
export const approveReturn = (
  tx: Tx,
  { id, note, labelUrl, exchanges }: ParsedOf<typeof contract.approveReturn>,
  context: RequestContext,
): Promise<Order> =>
  step(tx, id, { from: 'requested', to: 'approved', note }, context, async (row, one) => {
    if (labelUrl !== undefined) await queries.setLabel.run(tx, { id, url: labelUrl, now: context.now })
    await orderExchange(tx, row, { one, exchanges }, context)
  })

/** Rejects a return; its pieces may be requested again. */
export const rejectReturn = (tx: Tx, { id, reason }: ParsedOf<typeof contract.rejectReturn>, context: RequestContext): Promise<Order> =>
  step(tx, id, { from: 'requested', to: 'rejected', note: reason }, context)

/** Receives a return: pieces that can be sold again go back into stock, the others are written off. */
export async function receiveReturn(
  tx: Tx,
  { id, lines }: ParsedOf<typeof contract.receiveReturn>,
  context: RequestContext,
): Promise<Order> {
  return step(tx, id, { from: 'approved', to: 'received' }, context, async (row, one) => {
    const pieces = one.lines.map(({ variantId, quantity }) => ({
      variantId,
      quantity,
      position: row.lines.findIndex((line) => line.variantId === variantId),
    }))
    const named = lines.map(({ variantId, restocked }) => ({ variantId, quantity: restocked }))
    const chosen = new Map(chosenPieces(named, pieces).map(({ variantId, quantity }) => [variantId, quantity]))
    const restocked = pieces.map((piece) => ({ ...piece, quantity: chosen.get(piece.variantId) ?? piece.quantity }))
    const positions = restocked.map(({ position }) => position)
    await queries.setRestocked.run(tx, { id, positions, restocked: restocked.map(({ quantity }) => quantity) })
    const sellable = restocked.filter(({ quantity }) => quantity > 0)
    restockReturned(tx, row, sellable, context.now)
    const exchange = await lockExchange(tx, id)
    if (exchange) await extendExchange(tx, exchange, context.now)
  })
}

/**
 * Restocks returned pieces. Pieces withdrawn while they waited for stock were never here: they are no longer owed, and only the rest goes
 * into stock.
 */
function restockReturned(tx: Tx, row: OrderRow, pieces: { variantId: string; quantity: number }[], now: Date): void {
  const cause = { orderId: row.id, now }
  const waited = pieces
    .map(({ variantId, quantity }) => ({
      variantId,
      quantity: -Math.min(quantity, needlessBackOrders(row, variantId)),
      waits: 0,
      deal: null,
    }))
    .filter(({ quantity }) => quantity < 0)
  const here = pieces
    .map(({ variantId, quantity }) => ({
      variantId,
      quantity: quantity + (waited.find((one) => one.variantId === variantId)?.quantity ?? 0),
      components: row.lines.find((line) => line.variantId === variantId)?.components,
    }))
    .filter(({ quantity }) => quantity > 0)
  changeStockWithBackOrders(tx, waited, cause)
  if (here.length > 0) returnStock(tx, here, { kind: 'return', ...cause })
}

/** Refunds a received return: to the original payment methods, or as points. */
export async function refundReturn(tx: Tx, { id, to }: ParsedOf<typeof contract.refundReturn>, context: RequestContext): Promise<Order> {
  return step(tx, id, { from: 'received', to: 'refunded' }, context, async (row, one) => {
    const isOver = row.shipping_status !== 'Delivered' && isAllWithdrawn(row, row.returns.filter(isBack))
    if (row.payment_status === 'Pending' && !isOver) throw refuse('RETURN_IS_NOT_IN_THAT_STATE', { order: ['is not paid yet'] })
    const leastShipping = leastShippingOf(row, context.config)
    const refund = { to, reason: one.kind, returnId: id }
    const exchange = await lockExchange(tx, id)
    const part = (lines: Return['lines']) => creditedPart(row, { ...one, lines }, leastShipping)
    if (!exchange) {
      const all = part(one.lines)
      await refundPartOfTotal(tx, row, valueOfPart(all), { ...refund, part: all }, context)
    } else {
      const exchanged = part(one.lines.filter((line) => line.exchange))
      await settleWith(tx, row, { exchange, exchanged, others: part(one.lines.filter((line) => !line.exchange)), refund }, context)
    }
    if (isOver) await closeWithdrawn(tx, row, context.now)
    await adaptRepeatDeliveries(tx, row, context.now)
  })
}

const isBack = ({ state }: Return): boolean => state === 'received' || state === 'refunded'

interface Exchanged {
  exchange: OrderRow
  exchanged: CreditedPart
  others: CreditedPart
  refund: { to: 'original' | 'points' | 'credit'; reason: string; returnId: string }
}

/**
 * Settles a received return: exchanged pieces pay for their exchange order; the remainder, and the value of the other pieces, is refunded.
 */
async function settleWith(
  tx: Tx,
  row: OrderRow,
  { exchange, exchanged, others, refund }: Exchanged,
  context: RequestContext,
): Promise<void> {
  const used = await settleExchange(tx, row, exchange, { returnId: refund.returnId, part: exchanged }, context)
  const part = joinedParts(others, restOfPart(exchanged, used))
  const value = valueOfPart(exchanged) + valueOfPart(others) - used
  if (value > 0) await refundPartOfTotal(tx, await readOrder(tx, row.id), value, { ...refund, part }, context)
}

interface Step {
  from: OrderReturn['state']
  to: Exclude<OrderReturn['state'], 'requested'>
  note?: string
}
type Return = OrderRow['returns'][number]

/** The events in the order's history; a refund adds its own. */
const events: Partial<Record<Step['to'], ReturnEvent>> = {
  approved: 'RETURN_APPROVED',
  rejected: 'RETURN_REJECTED',
  received: 'RETURN_RECEIVED',
}

/** Moves a return to another state with its order locked, does the associated work, and notifies the buyer. */
async function step(
  tx: Tx,
  id: string,
  { from, to, note }: Step,
  context: RequestContext,
  work?: (row: OrderRow, one: Return) => Promise<void>,
): Promise<Order> {
  const { now } = context
  const found = await queries.orderOf.one(tx, { id })
  if (!found) throw refuse('NOT_FOUND')
  const row = await lockOrder(tx, found.order_id)
  if ((await queries.changeState.run(tx, { id, from, to, note: note ?? null, now })) === 0)
    throw refuse('RETURN_IS_NOT_IN_THAT_STATE', { state: [`is not ${from}`] })
  const one = row.returns.find((each) => each.id === id)!
  if (from === 'requested' && one.kind === 'withdrawal')
    throw refuse('RETURN_IS_NOT_IN_THAT_STATE', { state: ['is a withdrawal: cancel the order'] })
  await work?.(row, one)
  const event = events[to]
  if (event) await recordEvent(tx, row.id, { event, note: note ?? undefined }, now)
  const after = await readOrder(tx, row.id)
  // Goods that never left the shop don't arrive, either: their buyer hears of the refund.
  if (event && !isUnsent(row, one)) await queueReturnMail(tx, after, { id, event }, context)
  return presentOrder(after, now)
}
