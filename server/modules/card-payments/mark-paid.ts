import type { markOrderPaid as contract } from '#contract/admin/order-payments.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Order } from '#contract/order.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { lockOrder, payByHand, presentOrder } from '#server/modules/orders/orders.ts'
import { type PaymentGateway, paymentsOf } from '#server/modules/payments/payments.ts'

/** Marks an order as paid by hand, and closes its open sessions at the provider: a payment that is made there nevertheless is refunded. */
export async function markOrderPaid(
  tx: Tx,
  gateway: PaymentGateway | null,
  input: ParsedOf<typeof contract>,
  context: SignedInContext,
): Promise<Order> {
  const row = await payByHand(tx, await lockOrder(tx, input.id), input, context)
  const open = (await paymentsOf(tx, row.id)).filter(({ status }) => status === 'open')
  for (const { session_id } of open) tx.afterCommit(() => gateway?.expireSession(session_id) ?? Promise.resolve())
  return presentOrder(row, context.now)
}
