import type { ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import type { checkoutSummary, Summary } from '#contract/orders.ts'
import { refuse } from '#contract/refuse.ts'
import { regionCode } from '#contract/customers/region-of-postcode.ts'
import type { Locale } from '#contract/locales.ts'
import type { Destination } from '#contract/shipping.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/statement.ts'
import type { Caller, RequestContext } from '#server/http/context.ts'
import { translationLocale } from '#server/http/locale.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import { linesForSale } from '#server/modules/cart/cart.ts'
import { findVariants, type VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { benefitsOf, planNameIn } from '#server/modules/plans/plans.ts'
import { balanceOf as creditOf } from '#server/modules/credit/credit.ts'
import { balanceOf } from '#server/modules/points/points.ts'
import { refuseCountry } from '#server/modules/shop/shop.ts'
import { type Shipping, defaultDestination } from '#server/modules/shipping/shipping.ts'
import { exchangeFor } from '#server/modules/currencies/currencies.ts'
import { fieldErrorsIn } from '#server/text/field-errors.ts'
import { needsWaiver } from '../fulfilment/digital-lines.ts'
import { isSentLine } from '../lines/goods.ts'
import type { AgreedRepeat, Line, RequestedLine } from '../lines/lines.ts'
import { presentTaxes } from '../lines/order-taxes.ts'
import type { PriceSources } from '../lines/price-sources.ts'
import { chooseShipping, presentShipping } from '../lines/shipping-methods.ts'
import { creditFor, pointsCostOf } from '../payment/pay-with-credit.ts'
import { cashMax, choosePayment, paymentMethodsForSale, type Purchase, usablePoints } from '../payment/payment-methods.ts'
import { presentLine } from '../views/present-line.ts'
import { presentAdjustment, presentCosts, presentCredit, presentCurrency, presentWrap } from '../views/present.ts'
import { orderAddresses, destinationOf } from './order-address.ts'
import { checkCheckoutLines, priceCheckout } from './price-checkout.ts'
import { refuseShopsMoney } from './shops-money.ts'

/** What an order of these lines (or of the customer's cart) would cost, and what prevents it. */
export async function summariseCheckout(
  db: Db,
  sources: PriceSources,
  input: ParsedOf<typeof checkoutSummary>,
  context: RequestContext,
  agreed: AgreedRepeat | null = null,
): Promise<Summary> {
  const { caller, config, signingSecret, now } = context
  const { shippingAddress } = input
  const exchange = await exchangeFor(db, sources.currencies, input.currency)
  const code = exchange?.code
  if (exchange) refuseShopsMoney(input)
  const [ownEmail, { requested, variants }, benefits, balance, storeCredit] = await Promise.all([
    caller && contactOf(db, caller.userId).then((contact) => contact.email),
    requestedLines(db, input.products, caller, { now, locale: translationLocale(config) }),
    caller && benefitsOf(db, caller.userId, now),
    caller && balanceOf(db, caller.userId),
    caller && creditOf(db, caller.userId),
  ])
  // A country that the shop doesn't ship to is refused first, whatever else is wrong with the lines. Gift cards and files go by email, to any
  // country.
  const isByEmail = requested.every(({ giftCard }, index) => giftCard || variants[index]?.is_digital)
  if (shippingAddress && !isByEmail) refuseCountry(shippingAddress, config)
  const { lines: bought, problems } = await checkCheckoutLines(db, sources, { requested, variants, benefits, exchange, agreed }, now)
  if (exchange) refuseShopsMoney({ products: bought.map(({ giftCard }) => ({ giftCard: giftCard ?? undefined })) })
  if (bought.length === 0)
    throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT', requested.length === 0 ? { products: ['is empty'] } : problems)
  const { addresses, destination } = placesOf(input, bought.some(isSentLine), config)
  const priced = await priceCheckout(
    db,
    sources,
    {
      bought,
      benefits,
      exchange,
      destination,
      choose: (offered) => chosenShipping(input.shippingMethod, offered),
      codes: input.codes,
      // A guest's isn't asked for: the summary would say to anyone what an address has used.
      email: ownEmail,
      isWrapped: input.isWrapped,
    },
    context,
  )
  const { isSent, methods, freeFrom, shipping, wrap, lines, costs, adjustments, codes, taxes } = priced
  const bill = { lines, totalCost: costs.totalCost, balance, exchange }
  const credit = await creditFor(db, input, bill, { caller, config, signingSecret, now })
  return {
    products: lines.map((line) => presentLine(line, code)),
    problems: fieldErrorsIn(config.shop.locale, problems),
    needsShipping: isSent,
    ...(needsWaiver(bought, config) && { needsWaiver: true as const }),
    ...(wrap && presentWrap(config, wrap.price, code)),
    shippingAddress: addresses && addresses.shipping,
    billingAddress: addresses && addresses.billing,
    shippingMethods: methods.map((method) => presentShipping({ ...method, price: priced.shippingCostOf(method) }, code)),
    shippingMethod: shipping?.code ?? null,
    freeShippingFrom: freeFrom === null ? null : major(freeFrom, code),
    ...presentPayment(input, { ...bill, ...credit }, credit, config),
    ...presentCurrency(exchange),
    pricesUntil: firstEnd(bought),
    ...presentCosts(costs, code),
    ...presentTaxes(taxes, code),
    memberPlan: benefits && (planNameIn(benefits, translationLocale(config))?.name ?? benefits.plan),
    adjustments: adjustments.map(({ translation, ...one }) => presentAdjustment({ ...one, name: translation?.name ?? one.name }, code)),
    codes,
    storeCredit: storeCredit === null || exchange ? null : major(storeCredit),
  }
}

/** How these can be paid: the methods, and what is left to pay after credit and points. */
function presentPayment(
  { paymentMethod: wanted, points }: ParsedOf<typeof checkoutSummary>,
  purchase: Purchase,
  credit: Awaited<ReturnType<typeof creditFor>>,
  config: Config,
) {
  const offered = paymentMethodsForSale(config, purchase)
  const code = purchase.exchange?.code
  return {
    paymentMethod: wanted === undefined ? (offered[0] ?? null) : choosePayment(wanted, config, purchase),
    paymentMethods: offered,
    cashMax: cashMax(config, purchase.exchange ?? null),
    credits: credit?.credits.map((one) => presentCredit(one, code)) ?? [],
    creditCost: major(credit?.creditCost ?? 0, code),
    amountDue: major(credit?.due ?? purchase.totalCost - pointsCostOf(points, config, purchase), code),
    points: usablePoints(config, purchase),
  }
}

/** Where an order goes; its addresses are null until one is complete. */
function placesOf(input: ParsedOf<typeof checkoutSummary>, isSent: boolean, config: Config) {
  const { shippingAddress, billingAddress } = input
  const typed = shippingAddress ?? (isSent ? undefined : billingAddress)
  const addresses = typed ? orderAddresses({ shippingAddress: typed, billingAddress }, config, { isSent }) : null
  return { addresses, destination: addresses ? destinationOf(addresses.shipping) : destinationFor(input, config) }
}

/** The time when the first of the lines' deals ends; null without deals. */
function firstEnd(lines: Line[]): string | null {
  const ends = lines.flatMap(({ variant: { deal_ends_at: end } }) => (end === null ? [] : end.getTime()))
  return ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString()
}

/** The requested shipping method, or the first one; null if nothing can be sent there, which the summary reports. */
function chosenShipping(wanted: string | undefined, offered: Shipping[]): Shipping | null {
  if (offered.length === 0) return null
  return wanted === undefined ? offered[0]! : chooseShipping(wanted, offered)
}

/** The destination that is assumed until an address is typed. */
function destinationFor({ destination }: ParsedOf<typeof checkoutSummary>, config: Config): Destination {
  if (!destination) return defaultDestination(config)
  refuseCountry(destination, config)
  const { country, postCode } = destination
  return { country, postCode, region: regionCode({ country, postCode, region: destination.region }) }
}

/** The lines sent, or those of the customer's cart, each with its variant. */
async function requestedLines(
  db: Db,
  sent: RequestedLine[] | undefined,
  caller: Caller | null,
  { now, locale }: { now: Date; locale: Locale | null },
): Promise<{ requested: RequestedLine[]; variants: (VariantForSale | undefined)[] }> {
  if (sent) return { requested: sent, variants: await findVariants(db, sent, now, locale) }
  const lines = caller ? await linesForSale(db, caller.userId, now, locale) : []
  const requested = lines.map(({ stored: { productId, variantId, quantity, giftCard, repeatWeeks = 0 } }) => ({
    productId,
    variantId,
    quantity,
    giftCard,
    ...(repeatWeeks > 0 && { repeatWeeks }),
  }))
  return { requested, variants: lines.map(({ variant }) => variant) }
}
