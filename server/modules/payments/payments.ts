import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { isUuid } from '#server/db/uuid.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import { GatewayError, type PaymentGateway, type Session } from './gateway.ts'
import type { ProviderRefund } from './provider-refund.ts'
import * as queries from './queries.ts'
import * as refundQueries from './refund-queries.ts'

export {
  endRefundByDispute,
  failedRefundsOf,
  lostOf,
  ordersOfPayment,
  type RecordedDispute,
  recordLostDispute,
  recordLostPart,
} from './disputes.ts'
export {
  chargeSession,
  type GatewayEvent,
  GatewayError,
  type LostDispute,
  type PaymentGateway,
  type Session,
  type SubscriptionEvent,
} from './gateway.ts'
export { cardPage } from './card-page.ts'
export { reconcile } from './reconcile.ts'
export { cardPageQueries } from './card-page-queries.ts'
export type { ProviderRefund } from './provider-refund.ts'
export type { CardCharge, SavedCard, SavedCardGateway } from './saved-card-gateway.ts'
export type { PlanPrice, ProviderInvoice, ProviderSubscription, SubscriptionGateway } from './subscription-gateway.ts'
export { stripeGateway } from './stripe.ts'
export type { Payment } from './queries.ts'

/** The job that pays a refund. */
export const refundJob = 'payments.refund'
const eventDays = 90

/** The sessions of an order, the newest first. */
export const paymentsOf = (db: Db | Tx, orderId: string): Promise<queries.Payment[]> => queries.paymentsOfOrder.all(db, { order: orderId })

/** A stored session; undefined if there is none. */
export const findSession = (tx: Tx, id: string): Promise<queries.Payment | undefined> => queries.paymentBySession.one(tx, { session: id })

/** Stores a session of the provider and returns the stored one: the provider's event or an earlier attempt may have stored it already. */
export async function recordSession(db: Db | Tx, orderId: string, session: Session, now: Date): Promise<queries.Payment> {
  const recorded = await queries.recordPayment.one(db, newPayment(orderId, session, now))
  return recorded ?? (await queries.paymentBySession.one(db, { session: session.id }))!
}

/** Like `recordSession`, without returning what is already stored. */
export const insertSession = async (tx: Tx, orderId: string, session: Session, now: Date): Promise<void> =>
  void (await queries.recordPayment.run(tx, newPayment(orderId, session, now)))

const newPayment = (orderId: string, session: Session, now: Date): queries.Payment => ({
  id: newId(now),
  order_id: orderId,
  session_id: session.id,
  url: session.url ?? '',
  intent_id: null,
  amount: session.amount,
  currency: session.currency,
  status: 'open',
  created_at: now,
  expires_at: session.expiresAt,
})

/** Stores a session as paid. If another transaction has stored it differently meanwhile, this transaction runs again. */
export const captureSession = (tx: Tx, orderId: string, session: Session, now: Date): void =>
  tx.awaitAtCommit(
    queries.capturePayment.run(tx, { ...newPayment(orderId, session, now), status: 'captured', intent_id: session.intentId }),
  )

/** Records that a session ended without money, or with another amount than was requested. */
export const endSession = async (tx: Tx, { id }: queries.Payment, status: 'expired' | 'mismatch', intentId: string | null): Promise<void> =>
  void (await queries.setStatus.run(tx, { id, status, intent: intentId }))

/** The outcome of nearly every payment event. It's stored with the event, and updated only if the outcome differs. */
const defaultOutcome = 'paid'

/** Records an event; false if it was processed before. Its row is locked until the transaction ends, so a duplicate waits and finds it. */
export const isNewEvent = async (tx: Tx, { id, type }: { id: string; type: string }, now: Date): Promise<boolean> =>
  (await queries.recordEvent.one(tx, { id, type, now, outcome: defaultOutcome })) !== undefined

/** The order that a payment is for; undefined if it's for none of ours. */
export const orderOfIntent = async (tx: Tx, intent: string): Promise<string | undefined> =>
  (await queries.orderOfIntent.one(tx, { intent }))?.order

/** Records the outcome of a provider's event, for later investigation. It's sent with the commit. */
export function recordOutcome(tx: Tx, id: string, outcome: string): void {
  if (outcome !== defaultOutcome) tx.atCommit(() => queries.setOutcome.run(tx, { id, outcome }))
}

/** How much of an order's card payments can still be refunded, in minor units, without failed refunds, which `retryRefunds` pays. */
export async function refundableOf(tx: Db | Tx, orderId: string): Promise<number> {
  return (await refundQueries.refundable.all(tx, { order: orderId })).reduce((sum, { left }) => sum + left, 0)
}

interface QueuedRefund {
  orderId: string
  /** In minor units. */
  amount: number
  reason: string
  /** The refund of the order that it pays for. */
  orderRefundId?: string
}

/**
 * Queues a refund of this amount of an order's captured payments, or of what is left if that's less; returns how much. Call it with the
 * order locked, because the sum is read, then written.
 */
export async function queueRefund(tx: Tx, { orderId, amount, reason, orderRefundId }: QueuedRefund, now: Date): Promise<number> {
  let open = amount
  for (const { payment_id, left } of await refundQueries.refundable.all(tx, { order: orderId })) {
    const part = Math.min(open, left)
    if (part <= 0) continue
    const refund = { id: newId(now), payment: payment_id, order: orderId, amount: part, reason, now, job: newId(now), jobName: refundJob }
    await refundQueries.insertRefund.run(tx, { ...refund, orderRefund: orderRefundId ?? null })
    open -= part
  }
  return amount - open
}

/** Moves this amount of a locked order's captured payments to another order, or what is left if that's less. */
export async function movePayments(tx: Tx, { from, to, amount }: { from: string; to: string; amount: number }, now: Date): Promise<void> {
  let open = amount
  for (const { payment_id: payment, left } of await refundQueries.refundable.all(tx, { order: from })) {
    const part = Math.min(open, left)
    if (part <= 0) continue
    await refundQueries.insertMove.run(tx, { id: newId(now), payment, from, to, amount: part, now })
    open -= part
  }
}

/**
 * Asks the provider to pay a queued refund, once, however often the job runs; returns the provider's refund, or undefined if that was
 * already done. Throws a PermanentJobError if no retry can help.
 */
export async function payRefund(database: Database, gateway: PaymentGateway | null, id: string): Promise<ProviderRefund | undefined> {
  const refund = await refundQueries.refundToPay.one(database.db, { id })
  if (refund?.status !== 'pending') return undefined
  const { intent_id: intentId, amount, currency } = refund
  if (!gateway || intentId === null) throw new PermanentJobError('there is no card payment to refund')
  try {
    return { ...(await gateway.refund({ key: `refund-${id}`, refundId: id, intentId, amount, currency })), refundId: id }
  } catch (error) {
    if (error instanceof GatewayError && error.isPermanent) throw new PermanentJobError(error.message)
    throw error
  }
}

/** The order that one of our refunds belongs to; undefined if there is none. */
export const orderOfRefund = async (tx: Tx, id: string): Promise<string | undefined> =>
  isUuid(id) ? (await refundQueries.orderOfRefund.one(tx, { id }))?.order_id : undefined

/** Records that a refund was requested from the provider, which hasn't agreed to it yet. */
export const recordRequested = async (tx: Tx, { refundId: id, id: provider }: ProviderRefund): Promise<void> =>
  void (await refundQueries.recordRequested.run(tx, { id, provider }))

/**
 * Records that the provider confirmed a refund of a locked order; returns the order's refund that this completes, or undefined if it
 * completes none.
 */
export async function endRefund(tx: Tx, { refundId: id, id: provider }: ProviderRefund, now: Date): Promise<string | undefined> {
  const done = await refundQueries.endRefund.one(tx, { id, provider, now })
  return done?.open === 0 ? (done.order_refund_id ?? undefined) : undefined
}

/** A batch of refunds that were requested from the provider before `before` and have no outcome yet: their ids at the provider. */
export const requestedRefunds = async (db: Db, before: Date, limit: number): Promise<string[]> =>
  (await refundQueries.requestedRefunds.all(db, { before, limit })).map((row) => row.provider_id)

/** Marks a locked order's failed refunds to be paid in another way; returns each, in minor units. */
export const replaceFailed = async (tx: Tx, orderId: string, now: Date) =>
  (await refundQueries.replaceFailed.all(tx, { order: orderId, now })).map(({ id, amount, order_refund_id }) => ({
    id,
    amount,
    orderRefundId: order_refund_id,
  }))

/**
 * Records that a refund can't be paid, so that a person looks at it. Returns its order and amount; undefined if that was already recorded.
 */
export async function failRefund(tx: Tx, id: string, now: Date): Promise<{ orderId: string; amount: number } | undefined> {
  const failed = await refundQueries.failRefund.one(tx, { id, now })
  return failed && { orderId: failed.order_id, amount: failed.amount }
}

/** Queues a locked order's failed refunds again; returns how much, in minor units. */
export const retryRefunds = async (tx: Tx, orderId: string, now: Date): Promise<number> =>
  (await refundQueries.retryRefunds.one(tx, { order: orderId, now, jobName: refundJob }))!.amount

/** Purges events that are too old for the provider to send again. */
export const purgePaymentEvents = (db: Db, now: Date): Promise<void> =>
  inBatches((limit) => queries.purgeEvents.run(db, { before: new Date(now.getTime() - eventDays * dayMs), limit }))
