import { convertBack } from '#contract/exchange.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { replaceFailed } from '#server/modules/payments/payments.ts'
import { depositCredit } from '#server/modules/credit/credit.ts'
import { grantPoints, pointsFor } from '#server/modules/points/points.ts'
import { recordEvent } from '../order/events.ts'
import type { OrderRow } from '../order/rows.ts'
import { queueRefundMail } from './refund-mail.ts'
import * as refunds from './refund-queries.ts'
import type { Refunded } from './refund-queries.ts'

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>

interface Replacement {
  as: Exclude<Refunded['method'], 'card'>
  /** Where the money went, for the order's history, which the buyer reads. */
  note: string
}

/**
 * Replaces refunds to the card of a locked order that the provider refused for good by paying them in another way. Staff have already paid
 * by bank or in cash themselves; points and credit are added here. The books then say that the money went there. Refuses if no refund has
 * failed, or if points or credit would go to a guest.
 */
export async function replaceFailedRefunds(tx: Tx, row: OrderRow, { as, note }: Replacement, context: Context): Promise<void> {
  const needsAccount = as === 'points' || as === 'credit'
  if (needsAccount && row.user_id === null) throw refuse('INVALID_INPUT', { to: ['needs an account: the order belongs to none'] })
  if (!needsAccount && note === '') throw refuse('INVALID_INPUT', { reason: ['is needed: it says when and where the money went'] })
  const failed = await replaceFailed(tx, row.id, context.now)
  if (failed.length === 0) throw refuse('NOTHING_TO_REFUND', { again: ['No refund of it has failed'] })
  for (const one of failed) await replaceOne(tx, row, { ...one, as, note }, context)
  await recordEvent(tx, row.id, { event: 'REFUND_REPLACED', note }, context.now)
}

interface Failed {
  id: string
  amount: number
  orderRefundId: string | null
}

async function replaceOne(
  tx: Tx,
  row: OrderRow,
  { id, amount, orderRefundId, as, note }: Failed & Replacement,
  context: Context,
): Promise<void> {
  const { now, config } = context
  const given = as === 'points' ? pointsFor(convertBack(amount, row.currency), config.points) : 0
  if (given > 0) await grantPoints(tx, { userId: row.user_id!, points: given, source: id, orderId: row.id }, now)
  if (as === 'credit')
    await depositCredit(tx, row.user_id!, { amount: convertBack(amount, row.currency), reason: 'REFUND', source: id, orderId: row.id }, now)
  const points = { pointsReturned: 0, pointsGiven: given, pointsTaken: 0, creditReturned: 0 }
  const refund = { at: now.toISOString(), amount, method: as, value: 0, ...points }
  // The failed refund was a part of a larger one, or of money that came for an order that was over: it gets a row of its own.
  const isPart = orderRefundId === null || (await refunds.reduceCardRefund.run(tx, { id: orderRefundId, amount })) > 0
  if (isPart) await refunds.insert(tx, { id: newId(now), orderId: row.id, returnId: null, pointsCost: 0, reason: note, ...refund }, now)
  else await refunds.setMethod.run(tx, { id: orderRefundId, method: as, given })
  await queueRefundMail(tx, row, refund, context)
}
