import * as contract from '#contract/orders.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { myOrders, placeOrder, seeOrder } from './orders.ts'
import { offeredPaymentMethods, summarise } from './summary.ts'

/** The calls of the checkout and of orders. */
export const orderRoutes = (): BoundEndpoint[] => [
  reads(contract.checkoutSummary, summarise),
  writes(contract.createOrder, placeOrder),
  writes(contract.listOrders, (tx, input, { caller, now }) => myOrders(tx, caller, input, now)),
  reads(contract.getOrder, seeOrder),
  reads(contract.listPaymentMethods, async (_, __, { config }) => ({ methods: offeredPaymentMethods(config) })),
]
