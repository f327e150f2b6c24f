import type { markOrderPaid as markContract, waiveOrderRest as waiveContract } from '#contract/admin/order-payments.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Order } from '#contract/order.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { lockOrder, payByHand, presentOrder, type PriceSources, waiveRest } from '#server/modules/orders/orders.ts'
import { type PaymentGateway, paymentsOf } from '#server/modules/payments/payments.ts'

/** Marks an order as paid by hand, and closes its open sessions at the provider: a payment that is made there nevertheless is refunded. */
export async function markOrderPaid(
  tx: Tx,
  gateway: PaymentGateway | null,
  input: ParsedOf<typeof markContract>,
  context: SignedInContext,
): Promise<Order> {
  const row = await payByHand(tx, await lockOrder(tx, input.id), input, context)
  await closeSessions(tx, gateway, row.id)
  return presentOrder(row, context.now)
}

interface Shop {
  gateway: PaymentGateway | null
  sources: PriceSources
}

/** Waives what is left to pay of an order, and closes its open sessions as `markOrderPaid` does. */
export async function waiveOrderRest(
  tx: Tx,
  { gateway, sources }: Shop,
  input: ParsedOf<typeof waiveContract>,
  context: SignedInContext,
): Promise<Order> {
  const row = await waiveRest(tx, sources, await lockOrder(tx, input.id), input, context)
  await closeSessions(tx, gateway, row.id)
  return presentOrder(row, context.now)
}

async function closeSessions(tx: Tx, gateway: PaymentGateway | null, orderId: string): Promise<void> {
  const open = (await paymentsOf(tx, orderId)).filter(({ status }) => status === 'open')
  for (const { session_id } of open) tx.afterCommit(() => gateway?.expireSession(session_id) ?? Promise.resolve())
}
