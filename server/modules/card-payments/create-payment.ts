import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { createPayment as contract } from '#contract/payments.ts'
import { refuse } from '#contract/refuse.ts'
import { urls } from '#contract/urls.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db } from '#server/db/statement.ts'
import { isUuid } from '#server/db/uuid.ts'
import type { RequestContext } from '#server/http/context.ts'
import type { LastStep } from '#server/http/idempotent-steps.ts'
import { currencyOf, findToPay, type OrderRow, amountToPay, signOrderLink } from '#server/modules/orders/orders.ts'
import { GatewayError, insertSession, paymentsOf, type PaymentGateway } from '#server/modules/payments/payments.ts'

/** How long a session lasts at least. Stripe requires 30 minutes. */
const sessionMs = 31 * 60_000
/**
 * Within this time, a session is requested with exactly the same parameters: Stripe refuses to reuse a key with other parameters, and these
 * contain times.
 */
const sameMs = 5 * 60_000
/** A session that ends sooner than this isn't offered again. */
const enoughMs = 60_000

/**
 * Begins the card payment of an order, or returns the session that is already open. The provider is called outside of any transaction; the
 * idempotency key is the order's, so a retry within minutes after a crash finds the same session again.
 */
export async function createPayment(
  database: Database,
  gateway: PaymentGateway | null,
  input: ParsedOf<typeof contract>,
  context: RequestContext,
  last: LastStep,
): Promise<OutputOf<typeof contract>> {
  const [order, payments] = await database.together((db) => readToPay(db, input, context))
  if (!gateway || !isPayable(order, context.now)) throw refuse('ERROR_IN_INITIALIZING_PAYMENT_SESSION')
  const owed = amountToPay(order)
  const open = payments.find(
    ({ status, amount, expires_at }) => status === 'open' && amount === owed && expires_at.getTime() - context.now.getTime() > enoughMs,
  )
  if (open) return { sessionId: open.session_id, url: open.url }
  try {
    const session = await gateway.createSession(sessionFor(order, payments.length, context))
    last((tx) => insertSession(tx, order.id, session, context.now))
    return { sessionId: session.id, url: session.url! }
  } catch (error) {
    if (error instanceof GatewayError) throw refuse('ERROR_IN_INITIALIZING_PAYMENT_SESSION')
    throw error
  }
}

/** Reads the order and its payments in one round trip if the order is named by its id. */
async function readToPay(db: Db, { orderId: id, token }: ParsedOf<typeof contract>, context: RequestContext) {
  const [order, payments] = await Promise.all([findToPay(db, { id, token }, context), isUuid(id) ? paymentsOf(db, id) : undefined])
  return [order, payments ?? (await paymentsOf(db, order.id))] as const
}

const isPayable = (order: OrderRow, now: Date): boolean =>
  order.payment_method === 'Stripe' &&
  order.order_status === 'Pending' &&
  order.payment_status === 'Pending' &&
  (order.pay_until === null || order.pay_until > now) &&
  amountToPay(order) > 0

function sessionFor(order: OrderRow, attempt: number, { config, signingSecret, now }: RequestContext) {
  const since = new Date(Math.floor(now.getTime() / sameMs) * sameMs)
  const token = signOrderLink(signingSecret, order.id, since)
  const amount = amountToPay(order)
  return {
    key: ['order', order.id, attempt, amount, since.getTime()].join('-'),
    orderId: order.id,
    title: `${config.shop.name} ${order.number}`,
    email: order.email,
    amount,
    currency: currencyOf(order),
    expiresAt: new Date(since.getTime() + sameMs + sessionMs),
    successUrl: config.pages + urls.paymentSuccess(order.number, token),
    cancelUrl: config.pages + urls.order(order.number, token),
    savesCard: order.user_id !== null && order.lines.some(({ repeats }) => repeats),
  }
}
