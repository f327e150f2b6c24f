import type { ParsedOf } from '#contract/endpoint.ts'
import type { Order } from '#contract/order.ts'
import type { checkPayment as contract } from '#contract/payments.ts'
import type { Database } from '#server/db/pool.ts'
import type { RequestContext } from '#server/http/context.ts'
import { findToPay, findVisible, translateOrder, presentOrder } from '#server/modules/orders/orders.ts'
import { GatewayError, paymentsOf, type PaymentGateway } from '#server/modules/payments/payments.ts'
import { settleSession } from './card-payments.ts'

/** Reads an order after asking the provider about its newest open session: the buyer may return before the provider's event arrives. */
export async function checkPayment(
  database: Database,
  gateway: PaymentGateway | null,
  { orderId: id, token }: ParsedOf<typeof contract>,
  context: RequestContext,
): Promise<Order> {
  const order = await findToPay(database.db, { id, token }, context)
  if (!gateway || order.payment_method !== 'Stripe' || order.payment_status !== 'Pending')
    return translateOrder(presentOrder(order, context.now), context.config)
  const open = (await paymentsOf(database.db, order.id)).find(({ status }) => status === 'open')
  const session = open && (await gateway.readSession(open.session_id).catch(leaveToEvent))
  if (session) await database.transaction((tx) => settleSession(tx, session, context))
  return translateOrder(presentOrder(await findVisible(database.db, { id, token }, context), context.now), context.config)
}

/** If the provider can't be asked now, its event will bring the result. */
function leaveToEvent(error: unknown): undefined {
  if (!(error instanceof GatewayError)) throw error
}
