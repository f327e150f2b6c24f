import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import type { CreditedPart } from '#server/modules/invoices/invoices.ts'
import { movePayments } from '#server/modules/payments/payments.ts'
import { spendPoints } from '#server/modules/points/points.ts'
import { creditOfOrder } from '#server/modules/credit/credit.ts'
import { readOrder } from '../order/find-order.ts'
import type { OrderRow } from '../order/rows.ts'
import { markPaid } from '../payment/card-orders.ts'
import { refundPartOfTotal } from '../refunds/refund.ts'
import { isCovered, promisedFrom } from './exchange-order.ts'
import { recordCredit, valueOf } from './exchange-queries.ts'

interface Settled {
  returnId: string
  /** The pieces that are exchanged. */
  part: CreditedPart
}

/**
 * Pays for the order that replaces returned pieces with what they had cost; both orders are locked. Money moves to it the way it was paid;
 * points and credit are returned and spent again. Returns how much of the original order's total that settled, in minor units.
 */
export async function settleExchange(
  tx: Tx,
  row: OrderRow,
  exchange: OrderRow,
  { returnId, part }: Settled,
  context: RequestContext,
): Promise<number> {
  const { value } = (await valueOf.one(tx, { id: exchange.id }))!
  const refunded = await refundPartOfTotal(tx, row, value, { to: 'exchange', reason: 'exchange', returnId, part, exchange }, context)
  const [money, points] = [refunded?.amount ?? 0, refunded?.pointsReturned ?? 0]
  const creditCost = refunded?.creditReturned ?? 0
  const pointsCost = points > 0 ? (refunded?.pointsCost ?? 0) : 0
  if (row.payment_method === 'Stripe' && money > 0) await movePayments(tx, { from: row.id, to: exchange.id, amount: money }, context.now)
  if (points > 0 && exchange.user_id !== null) {
    const movement = { userId: exchange.user_id, points, source: exchange.id, orderId: exchange.id }
    if (!(await spendPoints(tx, movement, context.now))) throw refuse('POINTS_DO_NOT_COVER_IT')
  }
  const credits = creditCost > 0 ? await creditOfOrder(tx, exchange.id, row.credits) : []
  const shipping = promisedFrom(exchange, context)
  await recordCredit.run(tx, { id: exchange.id, money, points, pointsCost, creditCost, credits, shipping })
  const after = await readOrder(tx, exchange.id)
  if (isCovered(after)) await markPaid(tx, after, context)
  return value
}
