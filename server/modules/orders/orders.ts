import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { minor } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import type { createOrder, getOrder, listOrders, Order } from '#contract/orders.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Caller, RequestContext } from '#server/http/context.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import { removeBought } from '#server/modules/cart/cart.ts'
import { lockVariants, takeStock } from '#server/modules/catalogue/catalogue.ts'
import { shippingMethods } from '#server/modules/shop/shop.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { checkLines, type Line } from './lines.ts'
import { checkOrderLink, signOrderLink } from './links.ts'
import { orderMail } from './mail.ts'
import { presentOrder } from './present.ts'
import { addUp, type Costs, productCostOf } from './pricing.ts'
import * as queries from './queries.ts'
import { choosePayment, chooseShipping } from './summary.ts'

type Input = ParsedOf<typeof createOrder>

/**
 * Places an order: holds the variants, checks them against what the buyer saw, takes the stock, writes the order and
 * its mail. Refuses with the lines that are in the way; then nothing is kept and nothing is taken.
 */
export async function placeOrder(tx: Tx, input: Input, context: RequestContext): Promise<OutputOf<typeof createOrder>> {
  const { now, config, caller, signingSecret } = context
  const paymentMethod = choosePayment(input.paymentMethod, config)
  const email = await buyersEmail(tx, input, caller)
  const lines = await holdLines(tx, input, now)
  const shipping = chooseShipping(input.shippingMethod, shippingMethods(config, productCostOf(lines), now))
  const costs = addUp(lines, shipping.price)
  checkCosts(input, costs)
  if (
    !(await takeStock(
      tx,
      lines.map((line) => ({ variantId: line.variant.variant_id, quantity: line.quantity })),
    ))
  )
    throw refuse('ERROR_IN_ORDER_CREATION')
  const id = newId(now)
  await queries.insertOrder.one(tx, {
    id,
    user: caller?.userId ?? null,
    email,
    paymentMethod,
    ...costs,
    now,
    lines: JSON.stringify(lines.map(lineRow)),
    eventId: newId(now),
    shippingAddress: JSON.stringify(input.shippingAddress),
    billingAddress: JSON.stringify(input.billingAddress ?? input.shippingAddress),
    shippingMethod: JSON.stringify(shipping),
  })
  if (caller)
    await removeBought(
      tx,
      caller.userId,
      lines.map((line) => line.variant.variant_id),
    )
  const order = presentOrder((await queries.orderById.one(tx, { id }))!, now)
  const token = signOrderLink(signingSecret, id, now)
  await queueMessage(tx, orderMail(order, token, config), now)
  return { ...order, token }
}

/**
 * The customer's orders, a page of them. What they ordered as a guest joins them here, however and whenever they came by their
 * account and its email: every email of an account was proved, so it is theirs.
 */
export async function myOrders(
  tx: Tx,
  { userId }: Caller,
  input: ParsedOf<typeof listOrders>,
  now: Date,
): Promise<OutputOf<typeof listOrders>> {
  await queries.adoptOrders.run(tx, { user: userId })
  const page = { user: userId, limit: input.limit, offset: input.offset }
  const rows = await (input.sortType === 'asc' ? queries.ordersOldest : queries.ordersNewest).all(tx, page)
  const count = await queries.countOrders.one(tx, { user: userId })
  return { orders: rows.map((row) => presentOrder(row, now)), total: count!.total }
}

/** Every order of a person. */
export async function allOrders(db: Db, userId: string, now: Date): Promise<Order[]> {
  return (await queries.ordersOf.all(db, { user: userId })).map((row) => presentOrder(row, now))
}

/** Takes out of a person's orders who they were; answers the emails that stood there. */
export async function blankOrders(tx: Tx, userId: string): Promise<string[]> {
  return (await queries.blankOrders.all(tx, { user: userId })).map((row) => row.email)
}

/** An order for its owner, or for who holds its signed link; to anybody else it is not there. */
export async function seeOrder(
  db: Db,
  { id, token }: ParsedOf<typeof getOrder>,
  { caller, signingSecret, now }: RequestContext,
): Promise<Order> {
  const row = id.startsWith('GF-')
    ? await queries.orderByNumber.one(db, { number: id })
    : isUuid(id)
      ? await queries.orderById.one(db, { id })
      : undefined
  const mine = row && caller && row.user_id === caller.userId
  if (!row || !(mine || (token && checkOrderLink(signingSecret, row.id, token, now)))) throw refuse('NOT_FOUND')
  return presentOrder(row, now)
}

async function buyersEmail(tx: Tx, input: Input, caller: Caller | null): Promise<string> {
  const email = input.email ?? (caller && (await contactOf(tx, caller.userId)).email) ?? input.shippingAddress.email
  if (!email) throw refuse('INVALID_INPUT', { email: ['is needed: the order goes there'] })
  return email
}

async function holdLines(tx: Tx, input: Input, now: Date): Promise<Line[]> {
  const { lines, problems, miscalculated } = checkLines(input.products, await lockVariants(tx, input.products, now))
  if (Object.keys(problems).length > 0) throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT', problems)
  if (Object.keys(miscalculated).length > 0) throw refuse('MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES', miscalculated)
  return lines
}

function checkCosts(input: Input, costs: Costs): void {
  const wrong: FieldErrors = {}
  for (const name of ['productCost', 'shippingCost', 'totalCost'] as const) {
    if (minor(input[name]) !== costs[name]) wrong[name] = [`It is ${(costs[name] / 100).toFixed(2)} now`]
  }
  if (costs.totalCost > limits.order.totalMax)
    throw refuse('ERROR_IN_ORDER_CREATION', { totalCost: ['is more than one order may come to'] })
  if (Object.keys(wrong).length > 0) throw refuse('MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES', wrong)
}

function lineRow({ variant, quantity, price }: Line, position: number) {
  const { product_id, variant_id, sku, name, slug, photo, options, is_redeemable } = variant
  return { position, product_id, variant_id, sku, name, slug, photo, options, is_redeemable, price, quantity }
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
