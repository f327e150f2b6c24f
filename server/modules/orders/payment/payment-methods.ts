import { convert, convertDown, type Exchange, convertBackUp } from '#contract/exchange.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { major, minor } from '#contract/currency.ts'
import type { Order } from '#contract/order.ts'
import type { listPaymentMethods, Summary } from '#contract/orders.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import { pointsFor, worthOf } from '#server/modules/points/points.ts'
import type { Line } from '../lines/lines.ts'

type PaymentMethod = Order['paymentMethod']

/** The purchase, and the buyer's points, which a guest doesn't have. Amounts in minor units. */
export interface Purchase {
  lines: Pick<Line, 'variant' | 'price' | 'quantity' | 'discount' | 'repeats'>[]
  totalCost: number
  balance: number | null
  /** The currency of the amounts, if it isn't the shop's. */
  exchange?: Exchange | null
  /** What gift cards and store credit pay of it. */
  creditCost?: number
  /** What is left to pay with a payment method, if a part is already paid. */
  due?: number
}

/** The payment methods that are configured, for a customer or a guest. The card comes first. */
function configuredPaymentMethods({ payment }: Config, isSignedIn: boolean): PaymentMethod[] {
  return [
    ...(payment.card ? (['Stripe'] as const) : []),
    ...(payment.cod ? (['COD'] as const) : []),
    ...(payment.points && isSignedIn ? (['Points'] as const) : []),
  ]
}

/** The payment methods for an order with this total in major units, if it is known, and the most that can be paid in cash. */
export function availablePaymentMethods(config: Config, isSignedIn: boolean, totalCost = 0): OutputOf<typeof listPaymentMethods> {
  const methods = configuredPaymentMethods(config, isSignedIn)
  return { methods: methods.filter((method) => method !== 'COD' || isWithinCash(config, minor(totalCost))), cashMax: cashMax(config) }
}

/** The configured methods that can pay for this order. */
export function paymentMethodsForSale(config: Config, purchase: Purchase): PaymentMethod[] {
  const { creditCost = 0, due = purchase.totalCost } = purchase
  // A gift card can't be paid in cash: the cash would arrive after the gift card was spent.
  if (purchase.lines.some(({ variant }) => variant.is_gift_card)) return config.payment.card ? ['Stripe'] : []
  // The card that pays now is charged for later deliveries, so it has to pay something now, and the buyer needs an account.
  if (purchase.lines.some(({ repeats }) => repeats)) return config.payment.card && due > 0 && purchase.balance !== null ? ['Stripe'] : []
  if (creditCost > 0 && due === 0) return ['Credit']
  const all = configuredPaymentMethods(config, purchase.balance !== null)
  return all.filter((method) => {
    // Files have no delivery to be paid on. Together with something in a parcel, they open once that is paid.
    if (method === 'COD') return purchase.lines.some(({ variant }) => !variant.is_digital) && isWithinCash(config, due, purchase.exchange)
    if (method === 'Points' && creditCost > 0) return false
    return method !== 'Points' || coversAll(config, purchase)
  })
}

/** Whether a carrier may be asked to collect this amount in cash, in minor units. */
const isWithinCash = ({ payment }: Config, totalCost: number, exchange: Exchange | null = null): boolean =>
  payment.codMax === 0 || totalCost <= convert(payment.codMax, exchange)

/** The highest total that can be paid in cash, in major units; null if there is no limit, or no cash payment at all. */
export const cashMax = ({ payment }: Config, exchange: Exchange | null = null): number | null =>
  payment.cod && payment.codMax > 0 ? major(convert(payment.codMax, exchange), exchange?.code) : null

/** The requested method, if it is offered; otherwise fails with "Payment method is invaild". */
export function choosePayment(wanted: string, config: Config, purchase: Purchase): PaymentMethod {
  const offered = paymentMethodsForSale(config, purchase)
  const found = offered.find((method) => method === wanted)
  if (!found) throw refuse('PAYMENT_METHOD_IS_INVAILD', { paymentMethod: [whyNot(offered, purchase)] })
  return found
}

function whyNot(offered: PaymentMethod[], { lines, balance }: Purchase): string {
  if (offered.length > 0) return `is not one of ${offered.join(', ')}`
  const isGuests = balance === null && lines.some(({ repeats }) => repeats)
  return isGuests ? 'needs a sign-in: the order has repeat deliveries' : 'is not available: no method can pay for this order'
}

const coversAll = (config: Config, purchase: Purchase): boolean =>
  isRedeemable(purchase) &&
  (purchase.balance ?? 0) >= pointsFor(convertBackUp(purchase.totalCost, purchase.exchange ?? null), config.points)

const isRedeemable = ({ lines }: Purchase): boolean => lines.every(({ variant }) => variant.is_redeemable)

/** The cost of the lines that can be paid with points. */
const redeemableCost = ({ lines }: Purchase): number =>
  lines.reduce((sum, { variant, price, quantity, discount }) => sum + (variant.is_redeemable ? price * quantity - discount : 0), 0)

/** The part of a purchase that can be paid with points; null if there is none. */
export function usablePoints(config: Config, purchase: Purchase): Summary['points'] {
  const { balance, exchange = null } = purchase
  const cost = redeemableCost(purchase)
  if (balance === null || balance <= 0 || cost === 0 || !config.payment.points) return null
  const usable = Math.min(balance, pointsFor(convertBackUp(cost, exchange), config.points))
  const usableCost = Math.min(cost, convertDown(worthOf(usable, config.points), exchange))
  if (usableCost === 0) return null
  return {
    balance,
    usable,
    usableCost: major(usableCost, exchange?.code),
    needed: isRedeemable(purchase) ? pointsFor(convertBackUp(purchase.totalCost, exchange), config.points) : null,
  }
}

export interface PaidWithPoints {
  spent: number
  /** Minor units. */
  cost: number
}

/**
 * How many points a purchase takes, and the amount they pay: all of it with the payment method Points, otherwise the part that the buyer
 * asked for. Refuses more points than the buyer has, or than the redeemable lines cost.
 */
export function pointsPayment(method: PaymentMethod, requested: number | undefined, config: Config, purchase: Purchase): PaidWithPoints {
  if (method === 'Points') {
    if (requested !== undefined) throw refuse('INVALID_INPUT', { points: ['is for a part of the total; Points pays all of it'] })
    return { spent: pointsFor(convertBackUp(purchase.totalCost, purchase.exchange ?? null), config.points), cost: purchase.totalCost }
  }
  if (requested === undefined) return { spent: 0, cost: 0 }
  const usable = usablePoints(config, purchase)?.usable ?? 0
  if (requested > usable) throw refuse('POINTS_DO_NOT_COVER_IT', { points: [`is more than can be used here: ${usable}`] })
  const cost = Math.min(convertDown(worthOf(requested, config.points), purchase.exchange ?? null), redeemableCost(purchase))
  if (cost >= purchase.totalCost) throw refuse('INVALID_INPUT', { points: ['covers all of it: choose Points as the payment method'] })
  if (cost === 0) throw refuse('INVALID_INPUT', { points: ['is worth nothing'] })
  return { spent: requested, cost }
}
