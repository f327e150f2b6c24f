import * as contract from '#contract/orders.ts'
import { type Bound, reads, writes } from '#server/http/bind.ts'
import { myOrders, placeOrder, seeOrder } from './orders.ts'
import { offeredPaymentMethods, summarise } from './summary.ts'

/** The calls of the checkout and of orders. */
export const orderRoutes = (): Bound[] => [
  reads(contract.checkoutSummary, summarise),
  writes(contract.createOrder, placeOrder),
  reads(contract.listOrders, (db, input, { caller, now }) => myOrders(db, caller, input, now)),
  reads(contract.getOrder, seeOrder),
  reads(contract.listPaymentMethods, async (_, __, { config }) => ({ methods: offeredPaymentMethods(config) })),
]
