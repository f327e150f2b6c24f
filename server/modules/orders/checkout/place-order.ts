import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Order } from '#contract/order.ts'
import type { createOrder } from '#contract/orders.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { translationLocale } from '#server/http/locale.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import { removeBought } from '#server/modules/cart/cart.ts'
import { findVariants } from '#server/modules/catalogue/catalogue.ts'
import { benefitsOf, planNameIn } from '#server/modules/plans/plans.ts'
import { recordUses } from '#server/modules/promotions/promotions.ts'
import { spendCredit } from '#server/modules/credit/credit.ts'
import { balanceOf, spendPoints } from '#server/modules/points/points.ts'
import { deductDealsOfFiles, refuseUnwaived, releaseDownloads } from '../fulfilment/digital-lines.ts'
import { addOrderGiftCards } from '../fulfilment/order-gift-cards.ts'
import { hasDigital, isSentLine } from '../lines/goods.ts'
import type { AgreedRepeat, Line } from '../lines/lines.ts'
import type { PriceSources } from '../lines/price-sources.ts'
import { emailDelivery, chooseShipping } from '../lines/shipping-methods.ts'
import { orderMail } from '../mails/mail.ts'
import { queueReminder } from '../mails/remind-to-pay.ts'
import { issueOrderInvoice } from '../order/order-invoice.ts'
import { readOrder } from '../order/find-order.ts'
import { signOrderLink } from '../order/links.ts'
import { allocateNumber } from '../order/order-numbers.ts'
import { recordSource } from '../order/order-sources.ts'
import type { OrderRow, StoredShipping } from '../order/rows.ts'
import { deductOrderStock } from '../order/back-orders.ts'
import { checkCreditCost, creditFor } from '../payment/pay-with-credit.ts'
import { choosePayment, pointsPayment } from '../payment/payment-methods.ts'
import { translateOrder } from '../views/in-language.ts'
import { presentOrder } from '../views/present.ts'
import { agreedExchange } from './agreed-exchange.ts'
import { sourceOf } from './channel.ts'
import { checkCosts, refuseBadLines, refuseCodes, refuseTooManyUnits } from './check-purchase.ts'
import { refuseGift } from './gift.ts'
import { guestClientOf, refuseGuestFlood } from './guest-limits.ts'
import { limitGuestStock } from './guest-stock.ts'
import { giftToStore } from '../order/stored-gift.ts'
import { insertOrder, newOrder } from './new-order.ts'
import { orderAddresses, destinationOf } from './order-address.ts'
import { checkCheckoutLines, type PricedCheckout, priceCheckout } from './price-checkout.ts'

type Input = ParsedOf<typeof createOrder>

/**
 * Places an order: checks the lines against what the buyer saw, writes the order and its mail, and deducts the stock with the commit, so
 * that buyers of the same variant wait for each other as briefly as possible. A refusal names the lines that cause it; then nothing is
 * saved and no stock is deducted.
 */
export async function placeOrder(
  tx: Tx,
  sources: PriceSources,
  input: Input,
  context: RequestContext,
  repeat: RepeatOrder | null = null,
): Promise<OutputOf<typeof createOrder>> {
  const { now, caller, config } = context
  const client = guestClientOf(context)
  const purchase = await pricePurchase(tx, sources, { input, repeat }, context)
  const payment = await payPurchase(tx, input, purchase, context)
  const row = rowOf({ input, repeat }, purchase, payment, context)
  const order = presentOrder(row, now)
  const token = signOrderLink(context.signingSecret, order.id, now)
  await writeOrder(tx, { input, client, purchase, row, order, token, repeat }, context)
  const { credit, points } = payment
  if (credit && credit.creditCost > 0) spendCredit(tx, { orderId: order.id, credits: credit.credits, source: order.id }, now)
  if (caller && points.spent > 0) await spend(tx, caller.userId, order.id, points.spent, now)
  deductDealsOfFiles(tx, purchase.lines, { orderId: order.id, now })
  if (purchase.isSent) deductStockOf(tx, goodsOf(purchase.lines), order.id, { client, context })
  if (row.payment_status !== 'Paid') return { ...translateOrder(order, config), token }
  await releaseDownloads(tx, row, context)
  issueOrderInvoice(tx, row, context)
  const placed = hasDigital(row) ? presentOrder(await readOrder(tx, row.id), now) : order
  return { ...translateOrder(placed, config), token }
}

/** An order that a repeat delivery places. Nobody is at the checkout to pay it there, and no cart is involved. */
interface RepeatOrder extends AgreedRepeat {
  /** The order waits for its money until then. */
  payUntil: Date
}

interface Wanted {
  input: Input
  repeat: RepeatOrder | null
}

type PricedPurchase = Awaited<ReturnType<typeof pricePurchase>>

/**
 * The lines, the buyer and the current costs of a purchase. Refuses lines that can't be bought, and costs other than those the buyer saw.
 */
async function pricePurchase(tx: Tx, sources: PriceSources, { input, repeat }: Wanted, context: RequestContext) {
  const { now, config, caller } = context
  const exchange = await agreedExchange(tx, sources, input)
  const [ownEmail, variants, benefits, number, balance] = await Promise.all([
    caller && contactOf(tx, caller.userId).then((contact) => contact.email),
    findVariants(tx, input.products, now, translationLocale(config)),
    caller && benefitsOf(tx, caller.userId, now),
    allocateNumber(tx, config),
    caller ? balanceOf(tx, caller.userId) : null,
  ])
  const isSent = input.products.some(({ giftCard }, index) => !giftCard && !variants[index]?.is_digital)
  const addresses = orderAddresses(input, config, { isSent })
  const requested = input.products.map(agreedTo)
  const bought = refuseBadLines(await checkCheckoutLines(tx, sources, { requested, variants, benefits, exchange, agreed: repeat }, now))
  const email = buyersEmail(input, ownEmail)
  refuseUnwaived(input, bought, config)
  if (input.gift) refuseGift(input.gift, { isSent, config })
  const priced = await priceCheckout(
    tx,
    sources,
    {
      bought,
      benefits,
      exchange,
      destination: destinationOf(addresses.shipping),
      choose: (offered) => chooseShipping(input.shippingMethod, offered),
      codes: input.codes,
      email: caller ? ownEmail : email,
      isWrapped: input.gift?.isWrapped,
    },
    context,
  )
  const { lines, costs, adjustments, taxes, codes, offers } = priced
  refuseCodes(codes, input.codes)
  refuseTooManyUnits(lines)
  checkCosts(input, costs, exchange)
  const shipping = storedShipping(priced, now)
  return { bought, lines, costs, adjustments, taxes, shipping, offers, exchange, email, addresses, benefits, balance, number, isSent }
}

type Payment = Awaited<ReturnType<typeof payPurchase>>

/** How the purchase is paid: with which method, and how much of it with gift cards, store credit and points. */
async function payPurchase(tx: Tx, input: Input, { lines, costs, balance, exchange }: PricedPurchase, context: RequestContext) {
  const bill = { lines, totalCost: costs.totalCost, balance, exchange }
  const credit = await creditFor(tx, input, bill, context)
  checkCreditCost(input.creditCost, credit)
  const payable = { ...bill, ...credit }
  const paymentMethod = choosePayment(input.paymentMethod, context.config, payable)
  return { paymentMethod, credit, points: pointsPayment(paymentMethod, input.points, context.config, payable) }
}

function rowOf(
  { input: { note = '', gift }, repeat }: Wanted,
  purchase: PricedPurchase,
  { paymentMethod, credit, points }: Payment,
  { config, caller, now }: RequestContext,
): OrderRow {
  const { number, email, lines, shipping, costs, taxes, adjustments, benefits, addresses, exchange } = purchase
  return newOrder({
    number,
    user: caller?.userId ?? null,
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
    locale: config.shop.locale,
    planTranslation: benefits && planNameIn(benefits, translationLocale(config)),
    currency: exchange,
    withdrawable: config.returns.withdrawalDays > 0,
    note,
    gift: gift && giftToStore(gift, costs.wrapCost),
    repeat,
    now,
  })
}

interface Written {
  input: Input
  /** The client of a guest, whose orders are limited; null for customers. */
  client: string | null
  purchase: PricedPurchase
  row: OrderRow
  order: Order
  token: string
  repeat: RepeatOrder | null
}

/** Writes the order, its mail and what it uses up, in one round trip. */
async function writeOrder(tx: Tx, { input, client, purchase, row, order, token, repeat }: Written, context: RequestContext): Promise<void> {
  const { now, config, caller } = context
  const { bought, lines, adjustments, offers, email } = purchase
  const source = sourceOf(input.visit, new URL(config.origin).host)
  // The limits are read first, so that this order doesn't count itself.
  const withinLimits = client !== null && refuseGuestFlood(tx, { client, email }, goodsOf(lines), context)
  const written = Promise.all([
    insertOrder(tx, row, client, source?.channel),
    source && recordSource(tx, row, source),
    offers && recordUses(tx, { orderId: row.id, adjustments, offers }, now),
    // A card order is confirmed once it is paid.
    !repeat && (row.payment_method === 'Stripe' ? queueReminder(tx, row.id, now) : queueMessage(tx, orderMail(order, token, config), now)),
    caller && !repeat && removeBought(tx, caller.userId, boughtOf(bought)),
  ])
  // An order with gift cards waits for these writes: `addOrderCards` sends more statements after them. Any other order doesn't wait.
  const hasCards = row.gift_card_cost > 0
  if (!hasCards) tx.awaitAtCommit(written)
  await Promise.all([withinLimits, hasCards && written])
  await addOrderGiftCards(tx, row, context)
}

function buyersEmail(input: Input, ownEmail: string | null): string {
  const email = input.email ?? ownEmail ?? input.shippingAddress?.email ?? input.billingAddress?.email
  if (!email) throw refuse('INVALID_INPUT', { email: ['is needed: the order goes there'] })
  return email
}

/** How many pieces the buyer agreed to wait for; without agreement, only what is in stock can be ordered. */
const agreedTo = (line: Input['products'][number]) => ({ ...line, backOrdered: line.backOrdered ?? 0 })

const boughtOf = (lines: Line[]) =>
  lines.map(({ variant, quantity, giftCard, repeats }) => ({
    variantId: variant.variant_id,
    quantity,
    ...(giftCard && { giftCardId: giftCard.id }),
    repeatWeeks: repeats?.[0]?.weeks,
  }))

/** The lines that have stock: gift cards and files have none. */
const goodsOf = (lines: Line[]): Line[] => lines.filter(isSentLine)

/** Deducts the stock with the commit, then checks a guest's order against what guests may hold unpaid. */
function deductStockOf(
  tx: Tx,
  lines: Line[],
  orderId: string,
  { client, context }: { client: string | null; context: RequestContext },
): void {
  deductOrderStock(tx, lines, { orderId, now: context.now })
  if (client !== null) limitGuestStock(tx, lines, context)
}

/** The shipping method with the price of the cheapest one; email if nothing is shipped. */
const storedShipping = ({ shipping, methods }: Pick<PricedCheckout, 'shipping' | 'methods'>, now: Date): StoredShipping =>
  shipping ? { ...shipping, leastPrice: Math.min(...methods.map(({ price }) => price)) } : emailDelivery(now)

/** Spends points. The balance was read without a lock: of two concurrent orders that spend the same points, one is refused here. */
async function spend(tx: Tx, userId: string, orderId: string, points: number, now: Date): Promise<void> {
  if (!(await spendPoints(tx, { userId, points, source: orderId, orderId }, now)))
    throw refuse('POINTS_DO_NOT_COVER_IT', { points: ['were spent meanwhile'] })
}
