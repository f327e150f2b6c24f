import type { ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/fields.ts'
import { type checkoutSummary, paymentMethods, type Summary } from '#contract/orders.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { readCart } from '#server/modules/cart/cart.ts'
import { findVariants } from '#server/modules/catalogue/catalogue.ts'
import { type Shipping, shippingMethods } from '#server/modules/shop/shop.ts'
import { type CallRequest, checkLines } from './lines.ts'
import { presentCosts, presentLine, presentShipping } from './present.ts'
import { addUp, productCostOf } from './pricing.ts'

type PaymentMethod = (typeof paymentMethods)[number]

/** The ways to pay that are configured. Card and points come with the money issue. */
export function offeredPaymentMethods({ payment }: Config): PaymentMethod[] {
  return payment.cod ? ['COD'] : []
}

/** The method asked for, where it is offered; else "Payment method is invaild". */
export function choosePayment(asked: string, config: Config): PaymentMethod {
  const found = offeredPaymentMethods(config).find((method) => method === asked)
  if (!found) throw refuse('PAYMENT_METHOD_IS_INVAILD', { paymentMethod: [`is not one of ${offeredPaymentMethods(config).join(', ')}`] })
  return found
}

/** The shipping method asked for, by its code. */
export function chooseShipping(asked: string, methods: Shipping[]): Shipping {
  const found = methods.find((method) => method.code === asked)
  if (!found) throw refuse('INVALID_INPUT', { shippingMethod: [`is not one of ${methods.map((m) => m.code).join(', ')}`] })
  return found
}

/** What an order of these lines (or of the customer's cart) would cost, and what is in its way. */
export async function summarise(
  db: Db,
  input: ParsedOf<typeof checkoutSummary>,
  { caller, config, now }: RequestContext,
): Promise<Summary> {
  const asked: CallRequest[] = input.products ?? (caller ? (await readCart(db, caller.userId, now)).items : [])
  const { lines, problems } = checkLines(asked, await findVariants(db, asked, now))
  if (lines.length === 0) throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT', asked.length === 0 ? { products: ['is empty'] } : problems)
  const methods = shippingMethods(config, productCostOf(lines), now)
  const shipping = chooseShipping(input.shippingMethod ?? 'standard', methods)
  const shippingAddress = input.shippingAddress ?? null
  return {
    products: lines.map(presentLine),
    problems,
    shippingAddress,
    billingAddress: input.billingAddress ?? shippingAddress,
    shippingMethods: methods.map(presentShipping),
    shippingMethod: shipping.code,
    freeShippingFrom: config.shipping.freeFrom > 0 ? major(config.shipping.freeFrom) : null,
    paymentMethod:
      input.paymentMethod === undefined ? (offeredPaymentMethods(config)[0] ?? null) : choosePayment(input.paymentMethod, config),
    paymentMethods: offeredPaymentMethods(config),
    ...presentCosts(addUp(lines, shipping.price)),
  }
}
