import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { minor } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import type { createOrder } from '#contract/orders.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { rates } from '#contract/rates.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { Caller, RequestContext } from '#server/http/context.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import { removeBought } from '#server/modules/cart/cart.ts'
import { findVariants, takeStock } from '#server/modules/catalogue/catalogue.ts'
import { type Benefits, benefitsOf } from '#server/modules/plans/plans.ts'
import { offersFor, takeUses } from '#server/modules/promotions/promotions.ts'
import { spendCredit } from '#server/modules/credit/credit.ts'
import { balanceOf, spendPoints } from '#server/modules/points/points.ts'
import { shippingTo } from '#server/modules/shipping/shipping.ts'
import { taxAt } from '#server/modules/tax/tax.ts'
import { billOrder } from './bill-order.ts'
import { checkLines, type CheckedLines, type Line } from './lines.ts'
import { signOrderLink } from './links.ts'
import { orderMail, unpaidMail } from './mail.ts'
import { guestClientOf, refuseGuestFlood } from './guest-limits.ts'
import { limitGuestStock } from './guest-stock.ts'
import { orderAddresses, placeOf } from './order-address.ts'
import { checkCreditCost, creditFor, type PaidWithCredit } from './pay-with-credit.ts'
import { choosePayment, type PaidWithPoints, pointsPayment } from './payment-methods.ts'
import { presentOrder, storedLine } from './present.ts'
import { type PricedOrder, priceOrder } from './price-order.ts'
import type { PriceSources } from './price-sources.ts'
import * as queries from './queries.ts'
import { chooseShipping, parcelOf } from './shipping-methods.ts'
import { initialStates } from './states.ts'

type Input = ParsedOf<typeof createOrder>

/**
 * Places an order: checks the lines against what the buyer saw, writes the order and its mail, and takes the stock together with the
 * commit: so buyers of the same thing wait for each other as briefly as can be. Refuses with the lines that are in the way; then nothing
 * is saved and no stock is taken.
 */
export async function placeOrder(
  tx: Tx,
  sources: PriceSources,
  input: Input,
  context: RequestContext,
): Promise<OutputOf<typeof createOrder>> {
  const { now, config, caller, signingSecret } = context
  const addresses = orderAddresses(input, config)
  const [email, variants, benefits, numbered, balance] = await Promise.all([
    buyersEmail(tx, input, caller),
    findVariants(tx, input.products, now),
    caller && benefitsOf(tx, caller.userId, now),
    queries.nextNumber.one(tx, {}),
    caller ? balanceOf(tx, caller.userId) : null,
  ])
  const bought = refuseBadLines(checkLines(input.products, variants, benefits?.percent))
  const client = guestClientOf(context)
  const parcel = parcelOf(bought, benefits?.freeShipping)
  const place = placeOf(addresses.shipping)
  const { methods } = await shippingTo(tx, sources.shipping, { place, parcel }, context)
  const shipping = chooseShipping(input.shippingMethod, methods)
  const offers = await offersFor(tx, sources.promotions, {
    codes: input.codes ?? [],
    productIds: bought.map(({ variant }) => variant.product_id),
    buyer: { userId: caller?.userId ?? null, email, plan: benefits?.code ?? null },
    signingSecret,
    now,
  })
  const priced = priceOrder(bought, { shipping, offers, tax: await taxAt(tx, sources.taxes, place) })
  const { lines, costs, adjustments, taxes } = priced
  refuseCodes(priced)
  refuseTooManyUnits(lines)
  checkCosts(input, costs)
  const bill = { lines, totalCost: costs.totalCost, balance }
  const credit = await creditFor(tx, input, bill, context)
  checkCreditCost(input.creditCost, credit)
  const purchase = { ...bill, ...credit }
  const paymentMethod = choosePayment(input.paymentMethod, config, purchase)
  const points = pointsPayment(paymentMethod, input.points, config, purchase)
  const row = newOrder({
    number: numbered!.number,
    user: caller?.userId ?? null,
    email,
    paymentMethod,
    lines,
    shipping: { ...shipping, leastPrice: Math.min(...methods.map(({ price }) => price)) },
    costs,
    taxes,
    adjustments,
    points,
    credit,
    benefits,
    addresses,
    locale: config.shop.locale,
    now,
  })
  const isCard = row.payment_method === 'Stripe'
  const order = presentOrder(row, now)
  const token = signOrderLink(signingSecret, order.id, now)
  // In one go; the limits are read first, so that this order doesn't count itself.
  await Promise.all([
    client !== null && refuseGuestFlood(tx, { client, email }, lines, context),
    insertOrder(tx, row, client),
    offers && takeUses(tx, { orderId: row.id, adjustments, offers }, now),
    // An order by card is confirmed when it's paid.
    queueMessage(tx, isCard ? unpaidMail(order, token, config) : orderMail(order, token, config), now),
    caller && removeBought(tx, caller.userId, boughtOf(bought)),
  ])
  if (credit && credit.creditCost > 0) spendCredit(tx, order.id, credit.credits, now)
  if (caller && points.spent > 0) await spend(tx, caller.userId, order.id, points.spent, now)
  takeStock(
    tx,
    lines.map(({ variant, quantity, price }) => ({
      variantId: variant.variant_id,
      quantity,
      price,
      deal: variant.deal_left === null ? null : variant.deal_id,
    })),
    { orderId: order.id, now },
  )
  if (client !== null) limitGuestStock(tx, lines, context)
  if (row.payment_status === 'Paid') billOrder(tx, row, context)
  return { ...order, token }
}

async function buyersEmail(tx: Tx, input: Input, caller: Caller | null): Promise<string> {
  const email = input.email ?? (caller && (await contactOf(tx, caller.userId)).email) ?? input.shippingAddress.email
  if (!email) throw refuse('INVALID_INPUT', { email: ['is needed: the order goes there'] })
  return email
}

function refuseBadLines({ lines, problems, miscalculated }: CheckedLines): Line[] {
  if (Object.keys(problems).length > 0) throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT', problems)
  if (Object.keys(miscalculated).length > 0) throw refuse('MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES', miscalculated)
  return lines
}

const boughtOf = (lines: Line[]) => lines.map(({ variant, quantity }) => ({ variantId: variant.variant_id, quantity }))

/** Refuses codes that take nothing off (any more), each with its reason. */
function refuseCodes({ codes }: PricedOrder): void {
  const refused: FieldErrors = {}
  for (const [index, { reason }] of codes.entries()) if (reason !== null) refused[`codes.${index}`] = [reason]
  if (Object.keys(refused).length > 0) throw refuse('PROMOTION_CODE_IS_REFUSED', refused)
}

/** The balance was read without a lock: of two orders at once that would spend the same points, one is refused here. */
async function spend(tx: Tx, userId: string, orderId: string, points: number, now: Date): Promise<void> {
  if (!(await spendPoints(tx, { userId, points, source: orderId, orderId }, now)))
    throw refuse('POINTS_DO_NOT_COVER_IT', { points: ['were spent meanwhile'] })
}

function refuseTooManyUnits(lines: Line[]): void {
  const { unitsMax } = limits.order
  if (lines.reduce((sum, { quantity }) => sum + quantity, 0) > unitsMax)
    throw refuse('ERROR_IN_ORDER_CREATION', { products: [`are more than ${unitsMax} pieces`] })
}

function checkCosts(input: Input, costs: PricedOrder['costs']): void {
  const wrong: FieldErrors = {}
  for (const name of ['productCost', 'shippingCost', 'totalCost'] as const) {
    if (minor(input[name]) !== costs[name]) wrong[name] = [`It is ${(costs[name] / 100).toFixed(2)} now`]
  }
  if (costs.totalCost > limits.order.totalMax)
    throw refuse('ERROR_IN_ORDER_CREATION', { totalCost: ['is more than one order may come to'] })
  if (Object.keys(wrong).length > 0) throw refuse('MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES', wrong)
}

interface Facts {
  number: string
  user: string | null
  email: string
  paymentMethod: queries.OrderRow['payment_method']
  lines: Line[]
  shipping: queries.StoredShipping
  costs: PricedOrder['costs']
  taxes: PricedOrder['taxes']
  adjustments: PricedOrder['adjustments']
  points: PaidWithPoints
  credit: PaidWithCredit | null
  benefits: Benefits | null
  addresses: ReturnType<typeof orderAddresses>
  locale: queries.OrderRow['locale']
  now: Date
}

/** A new order as it's stored, of lines and costs that are right. */
export function newOrder({
  number,
  user,
  email,
  paymentMethod,
  lines,
  shipping,
  costs,
  taxes,
  adjustments,
  points,
  credit,
  benefits,
  addresses,
  locale,
  now,
}: Facts): queries.OrderRow {
  const creditCost = credit?.creditCost ?? 0
  const isPaid = points.cost + creditCost === costs.totalCost
  return {
    id: newId(now),
    number,
    user_id: user,
    email,
    order_status: initialStates.orderStatus,
    shipping_status: initialStates.shippingStatus,
    payment_status: isPaid ? 'Paid' : initialStates.paymentStatus,
    payment_method: paymentMethod,
    shipping_address: addresses.shipping,
    billing_address: addresses.billing,
    shipping_method: shipping,
    product_cost: costs.productCost,
    shipping_cost: costs.shippingCost,
    discount: costs.discount,
    tax: costs.tax,
    taxes,
    total_cost: costs.totalCost,
    ordered_at: now,
    lines: lines.map(storedLine),
    points_spent: points.spent,
    points_cost: points.cost,
    credit_cost: creditCost,
    credits: credit?.credits ?? [],
    points_factor: benefits?.pointsFactor ?? 1,
    member_plan: benefits?.plan ?? null,
    adjustments,
    events: (isPaid ? (['PLACED', 'PAID'] as const) : (['PLACED'] as const)).map((event) => ({ event, at: now.toISOString(), note: '' })),
    cancelled_by: null,
    pay_until: paymentMethod === 'Stripe' ? new Date(now.getTime() + rates.card.payMinutes * 60_000) : null,
    refunded: 0,
    points_earned: 0,
    edits: 0,
    revision: 0,
    paid_part: 0,
    credit_expected: 0,
    exchange_of: null,
    exchange_number: null,
    locale,
    refunds: [],
    returns: [],
    return_until: null,
    withdraw_until: null,
    shipments: [],
    reviewed: [],
  }
}

/** Writes a new order with its lines and its history. `client`: of a guest, hashed; for the limits of guests. */
export async function insertOrder(tx: Tx, row: queries.OrderRow, client: string | null): Promise<void> {
  await queries.insertOrder.run(tx, {
    ...row,
    client,
    guestAt: row.user_id === null ? row.ordered_at : null,
    lines: row.lines.map((line, position) => ({ ...line, position })),
    events: row.events.map((event) => ({ ...event, id: newId(row.ordered_at) })),
  })
}
