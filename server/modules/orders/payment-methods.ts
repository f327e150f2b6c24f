import type { Order } from '#contract/orders.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'

type PaymentMethod = Order['paymentMethod']

/** The payment methods that are configured. Card and points come with the payments. */
export function offeredPaymentMethods({ payment }: Config): PaymentMethod[] {
  return payment.cod ? ['COD'] : []
}

/** The requested method, where it's offered; else "Payment method is invaild". */
export function choosePayment(wanted: string, config: Config): PaymentMethod {
  const offered = offeredPaymentMethods(config)
  const found = offered.find((method) => method === wanted)
  if (!found) throw refuse('PAYMENT_METHOD_IS_INVAILD', { paymentMethod: [`is not one of ${offered.join(', ')}`] })
  return found
}
