import { dayMs, hourMs, minuteMs } from '#contract/time.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { Failures } from '#server/jobs/failures.ts'
import { stackOf } from '#server/jobs/log-failure.ts'
import { settleSession } from '#server/modules/card-payments/card-payments.ts'
import { amountToPay, cancelUnpaid, currencyOf, findOrder, type OrderRow, readOrder } from '#server/modules/orders/orders.ts'
import { type CardCharge, chargeSession, GatewayError, type PaymentGateway, paymentsOf } from '#server/modules/payments/payments.ts'
import { endWithOrder } from './cancel.ts'
import { type Context, type Dependencies, writeChanges } from './context.ts'
import { queueMail } from './mails.ts'
import * as orders from './order-queries.ts'
import type { OpenOrder } from './order-queries.ts'
import type { Run } from './run.ts'
import * as queries from './queries.ts'
import * as firstOrderQueries from './first-order-queries.ts'
import type { DeliveryRow } from './queries.ts'

const batch = 20
/** An unfinished attempt is begun again after this time. */
const againMs = 10 * minuteMs
/** The days after the first attempt on which a declined card is charged again. */
const retryDays = [1, 3, 5]

/** Charges the cards of all due orders. A failed one is retried later and doesn't hold up the others; the first failure is thrown at the end. */
export async function chargeDue(dependencies: Dependencies, context: Context, { log, stopping }: Run): Promise<void> {
  const { gateway, database } = dependencies
  if (!gateway) return
  const failures = new Failures(stopping)
  for (;;) {
    const claimed = await orders.claimDue.all(database.db, {
      now: context.now,
      again: new Date(context.now.getTime() + againMs),
      limit: batch,
    })
    for (const open of claimed)
      await failures.collect(() =>
        chargeOne({ ...dependencies, gateway }, open, context).catch((error: unknown) => {
          // If the provider can't be reached, the charge is retried.
          if (error instanceof GatewayError && !error.isPermanent) return
          log.error({ repeatOrder: open.id, stack: stackOf(error) }, 'a repeat delivery was not charged')
          throw error
        }),
      )
    if (claimed.length < batch) return failures.throwFirst()
  }
}

type ChargingDependencies = Dependencies & { gateway: PaymentGateway }

/**
 * Charges the card for one order, once, whatever is interrupted: the provider recognizes an attempt by its key, and an attempt that was
 * already begun is looked up first.
 */
async function chargeOne(dependencies: ChargingDependencies, open: OpenOrder, context: Context): Promise<void> {
  const { database } = dependencies
  const row = await queries.deliveryById.one(database.db, { id: open.repeat_delivery_id })
  const order = await findOrder(database.db, open.order_id)
  if (!row || !order) return
  if (await firstOrderQueries.refundedFirstOrder.one(database.db, { id: row.id })) return endOver(dependencies, row, context)
  const owed = amountToPay(order)
  if (owed === 0) return endWithoutCharge(dependencies, { row, open, order }, context)
  const isOver = order.pay_until !== null && order.pay_until <= context.now
  if (isOver || row.card_id === null || row.customer_id === null) return recordAsUnpaid(dependencies, { row, open }, context)
  const known = await bookedIntents(database.db, order.id)
  const charge = await requestCharge(dependencies.gateway, { row, open, order, owed, known }, context)
  await database.transaction((tx) => record(tx, { open, charge, order }, context))
}

/** The payments of an order that are in the books already: an interrupted attempt isn't one of them. */
const bookedIntents = async (db: Db, orderId: string): Promise<string[]> =>
  (await paymentsOf(db, orderId)).flatMap(({ status, intent_id }) => (status === 'captured' && intent_id !== null ? [intent_id] : []))

interface ChargeRequest {
  row: DeliveryRow
  open: OpenOrder
  order: OrderRow
  owed: number
  known: string[]
}

async function requestCharge(
  { savedCards }: PaymentGateway,
  { row, open, order, owed, known }: ChargeRequest,
  { config }: Context,
): Promise<CardCharge> {
  const customerId = row.customer_id!
  const cardId = row.card_id!
  const found = open.was_begun && (await savedCards.findCharge({ customerId, orderId: order.id, since: order.ordered_at, known }))
  if (found) return found
  return savedCards.charge({
    // The remaining amount may be equal to the amount that was charged before it.
    key: ['repeat', open.id, open.attempts, cardId, owed, ...known].join('-'),
    orderId: order.id,
    title: `${config.shop.name} ${order.number}`,
    customerId,
    cardId,
    amount: owed,
    currency: currencyOf(order),
  })
}

interface Charged {
  open: OpenOrder
  charge: CardCharge
  order: OrderRow
}

async function record(tx: Tx, { open, charge, order }: Charged, context: Context): Promise<void> {
  const { now } = context
  const row = await queries.lock.one(tx, { id: open.repeat_delivery_id })
  if (charge.state === 'processing') return void (await orders.postpone.run(tx, { id: open.id, next: new Date(now.getTime() + hourMs) }))
  if (charge.state === 'paid') {
    const { intentId, amount } = charge
    const outcome = await settleSession(
      tx,
      chargeSession({ intentId, orderId: order.id, amount, currency: currencyOf(order), at: now }),
      context,
    )
    // The attempt was interrupted, and the order has become more expensive since.
    if (outcome === 'part') return void (await orders.chargeRest.run(tx, { id: open.id, now }))
    await orders.endOrdered.run(tx, { delivery: open.repeat_delivery_id, order: order.id, state: 'paid' })
    if (row && row.problem !== null && row.state === 'active') await writeChanges(tx, row, { problem: null }, now)
    return
  }
  if (row) await recordRefusal(tx, row, { open, order, reason: charge.state }, context)
}

interface Refused {
  open: OpenOrder
  order: OrderRow
  reason: 'declined' | 'unconfirmed'
}

/**
 * Records a refusal. A declined card is charged again some days later; after the last attempt the delivery is paused. A charge that needs
 * confirmation waits for the customer.
 */
async function recordRefusal(tx: Tx, row: DeliveryRow, { open, order, reason }: Refused, context: Context): Promise<void> {
  const { now } = context
  const retryDay = reason === 'declined' ? retryDays[open.attempts] : undefined
  const isLast = reason === 'declined' && retryDay === undefined
  const retryAt = retryDay === undefined ? undefined : new Date(open.created_at.getTime() + retryDay * dayMs)
  const next = retryAt ?? (isLast ? now : (order.pay_until ?? now))
  if (!(await orders.recordRefusal.one(tx, { id: open.id, attempts: open.attempts, reason, next }))) return
  if (isLast) return pauseUnpaid(tx, row, { open, reason }, context)
  const after = await writeChanges(tx, row, { problem: reason }, now)
  await queueMail(tx, after, { event: reason, order, retryAt }, context)
}

/** Ends an attempt whose order was paid on its page, or cancelled, meanwhile. */
const endWithoutCharge = (
  dependencies: Dependencies,
  { row, open, order }: { row: DeliveryRow; open: OpenOrder; order: OrderRow },
  context: Context,
): Promise<void> =>
  dependencies.database.transaction(async (tx) => {
    const locked = await queries.lock.one(tx, { id: row.id })
    const isPaid = order.payment_status === 'Paid'
    const isTooLate = order.cancelled_by === 'system'
    if (!isPaid && isTooLate && locked) return pauseUnpaid(tx, locked, { open, reason: reasonOf(locked) }, context)
    await orders.endOrdered.run(tx, { delivery: row.id, order: order.id, state: isPaid ? 'paid' : 'unpaid' })
    if (locked && locked.problem !== null && locked.state === 'active') await writeChanges(tx, locked, { problem: null }, context.now)
  })

/** Ends a delivery whose first order was cancelled or refunded: nothing is charged anymore. */
const endOver = (dependencies: Dependencies, { id }: DeliveryRow, context: Context): Promise<void> =>
  dependencies.database.transaction(async (tx) => {
    const locked = await queries.lock.one(tx, { id })
    if (locked) await endWithOrder(tx, locked, context)
  })

const reasonOf = ({ problem }: DeliveryRow): Refused['reason'] => (problem === 'unconfirmed' ? problem : 'declined')

const recordAsUnpaid = (
  dependencies: Dependencies,
  { row, open }: { row: DeliveryRow; open: OpenOrder },
  context: Context,
): Promise<void> =>
  dependencies.database.transaction(async (tx) => {
    const locked = await queries.lock.one(tx, { id: row.id })
    if (locked) await pauseUnpaid(tx, locked, { open, reason: reasonOf(locked) }, context)
  })

/** Cancels the unpaid order, and pauses the delivery until its customer resumes it. */
async function pauseUnpaid(tx: Tx, row: DeliveryRow, { open, reason }: Omit<Refused, 'order'>, context: Context): Promise<void> {
  await cancelUnpaid(tx, open.order_id, context)
  const unpaid = await readOrder(tx, open.order_id)
  const isPaid = unpaid.payment_status === 'Paid'
  await orders.endOrdered.run(tx, { delivery: row.id, order: open.order_id, state: isPaid ? 'paid' : 'unpaid' })
  if (row.state === 'cancelled' || isPaid) return
  const after = await writeChanges(tx, row, { state: 'paused', problem: reason }, context.now)
  await queueMail(tx, after, { event: 'paused', unpaid }, context)
}
