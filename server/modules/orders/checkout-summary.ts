import type { ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/fields.ts'
import type { checkoutSummary, Summary } from '#contract/orders.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db } from '#server/db/statement.ts'
import type { Caller, RequestContext } from '#server/http/context.ts'
import { linesForSale } from '#server/modules/cart/cart.ts'
import { findVariants, type VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { benefitsOf } from '#server/modules/plans/plans.ts'
import { offersFor, type PromotionCache } from '#server/modules/promotions/promotions.ts'
import { balanceOf } from '#server/modules/points/points.ts'
import { shippingMethods } from '#server/modules/shop/shop.ts'
import { checkLines, type RequestedLine } from './lines.ts'
import { orderAddresses } from './order-address.ts'
import { cashMax, choosePayment, offeredPaymentMethods, usablePoints } from './payment-methods.ts'
import { presentAdjustment, presentCosts, presentLine } from './present.ts'
import { priceOrder, productCostOf } from './price-order.ts'
import { chooseShipping, presentShipping } from './shipping-methods.ts'

/** What an order of these lines (or of the customer's cart) would cost, and what prevents it. */
export async function summariseCheckout(
  db: Db,
  promotions: PromotionCache,
  input: ParsedOf<typeof checkoutSummary>,
  { caller, config, signingSecret, now }: RequestContext,
): Promise<Summary> {
  const { shippingAddress, billingAddress } = input
  const addresses = shippingAddress ? orderAddresses({ shippingAddress, billingAddress }, config) : null
  const [{ requested, variants }, benefits, balance] = await Promise.all([
    requestedLines(db, input.products, caller, now),
    caller && benefitsOf(db, caller.userId, now),
    caller && balanceOf(db, caller.userId),
  ])
  const { lines: bought, problems } = checkLines(requested, variants, benefits?.percent)
  if (bought.length === 0)
    throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT', requested.length === 0 ? { products: ['is empty'] } : problems)
  const methods = shippingMethods(config, productCostOf(bought), now, benefits?.freeShipping)
  const shipping = chooseShipping(input.shippingMethod ?? 'standard', methods)
  const offers = await offersFor(db, promotions, {
    codes: input.codes ?? [],
    productIds: bought.map(({ variant }) => variant.product_id),
    buyer: { userId: caller?.userId ?? null, email: null, plan: benefits?.code ?? null },
    signingSecret,
    now,
  })
  const { lines, costs, adjustments, codes } = priceOrder(bought, shipping, offers)
  const purchase = { lines, totalCost: costs.totalCost, balance }
  const offered = offeredPaymentMethods(config, purchase)
  return {
    products: lines.map(presentLine),
    problems,
    shippingAddress: addresses && addresses.shipping,
    billingAddress: addresses && addresses.billing,
    shippingMethods: methods.map((method) =>
      presentShipping({ ...method, price: offers ? priceOrder(bought, method, offers).costs.shippingCost : method.price }),
    ),
    shippingMethod: shipping.code,
    freeShippingFrom: config.shipping.freeFrom > 0 ? major(config.shipping.freeFrom) : null,
    paymentMethod: input.paymentMethod === undefined ? (offered[0] ?? null) : choosePayment(input.paymentMethod, config, purchase),
    paymentMethods: offered,
    cashMax: cashMax(config),
    ...presentCosts(costs),
    memberPlan: benefits?.plan ?? null,
    adjustments: adjustments.map(presentAdjustment),
    codes,
    points: usablePoints(config, purchase),
  }
}

/** The lines sent, or those of the customer's cart, each with its variant. */
async function requestedLines(
  db: Db,
  sent: RequestedLine[] | undefined,
  caller: Caller | null,
  now: Date,
): Promise<{ requested: RequestedLine[]; variants: (VariantForSale | undefined)[] }> {
  if (sent) return { requested: sent, variants: await findVariants(db, sent, now) }
  const lines = caller ? await linesForSale(db, caller.userId, now) : []
  const requested = lines.map(({ stored: { productId, variantId, quantity } }) => ({ productId, variantId, quantity }))
  return { requested, variants: lines.map(({ variant }) => variant) }
}
