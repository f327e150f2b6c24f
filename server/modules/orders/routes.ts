import * as contract from '#contract/orders.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { summariseCheckout } from './checkout-summary.ts'
import { placeOrder } from './create-order.ts'
import { myOrders, seeOrder } from './orders.ts'
import { offeredPaymentMethods } from './payment-methods.ts'

/** The calls of the checkout and of orders. */
export const orderRoutes = (): BoundEndpoint[] => [
  reads(contract.checkoutSummary, summariseCheckout),
  writes(contract.createOrder, placeOrder),
  writes(contract.listOrders, (tx, input, { caller, now }) => myOrders(tx, caller, input, now)),
  reads(contract.getOrder, seeOrder),
  reads(contract.listPaymentMethods, async (_, __, { config }) => ({ methods: offeredPaymentMethods(config) })),
]
