import { markOrderPaid as markPaidContract, waiveOrderRest as waiveContract } from '#contract/admin/order-payments.ts'
import * as contract from '#contract/payments.ts'
import { type BoundEndpoint, idempotentSteps, withDatabase, writes } from '#server/http/bind.ts'
import type { PriceSources } from '#server/modules/orders/orders.ts'
import type { PaymentGateway } from '#server/modules/payments/payments.ts'
import { checkPayment } from './check-payment.ts'
import { createPayment } from './create-payment.ts'
import { markOrderPaid, waiveOrderRest } from './mark-paid.ts'
import { refundOrder } from './refund.ts'

/** The endpoints of card payments; the provider's events arrive at webhook-routes.ts. */
export const cardPaymentRoutes = (gateway: PaymentGateway | null, sources: PriceSources): BoundEndpoint[] => [
  idempotentSteps(contract.createPayment, (database, input, context, last) => createPayment(database, gateway, input, context, last)),
  withDatabase(contract.checkPayment, (database, input, context) => checkPayment(database, gateway, input, context)),
  writes(contract.refundOrder, refundOrder),
  writes(markPaidContract, (tx, input, context) => markOrderPaid(tx, gateway, input, context)),
  writes(waiveContract, (tx, input, context) => waiveOrderRest(tx, { gateway, sources }, input, context)),
]
