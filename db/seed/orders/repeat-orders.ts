import { repeatPrice } from '#contract/repeat-limits.ts'
import { dayMs, dayOf } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { jsonb } from '#server/db/types.ts'
import { saveRepeatOffer } from '#server/modules/catalogue/catalogue.ts'
import { type NewOrder, returnWindows, type StoredRepeat } from '#server/modules/orders/orders.ts'
import { captureSession } from '#server/modules/payments/payments.ts'
import { earnedBy } from '#server/modules/points/points.ts'
import { firstShipping } from '#server/modules/shipping/shipping.ts'
import { demoAccounts, demoAddress } from '../accounts.ts'
import { priceDaysAgo } from '../prices.ts'
import type { SeedProduct } from '../types.ts'
import type { SoldVariant } from './sold-variant.ts'
import { historyOf } from './history.ts'

const weeks = 4
const percent = 10
/** Ages in days of the shopper's repeat orders: every four weeks. */
const orderedAgo = [61.4, 33.4, 5.4]
const slug = 'whey-protein'
export const repeatSku = 'PM-WH-VAN-900G'

/** Products of the demo that offer repeat deliveries, and their intervals. */
const offers: [slug: string, weeks: number[]][] = [
  [slug, [2, 4, 8]],
  ['creatine-monohydrate', [4, 8, 12]],
]

/** The orders of the shopper's repeat delivery, each paid by card a minute later. */
export function repeatOrders(
  userId: string,
  products: SeedProduct[],
  sold: SoldVariant | undefined,
  config: Config,
  now: Date,
): NewOrder[] {
  const variant = products.find((one) => one.slug === slug)?.variants.find(({ sku }) => sku === repeatSku)
  if (!variant || !sold) return []
  const { product_id: productId, variant_id: variantId, is_redeemable: isRedeemable, ...facts } = sold
  const id = newId(new Date(now.getTime() - orderedAgo[0]! * dayMs))
  return orderedAgo.map((daysAgo) => {
    const orderedAt = new Date(now.getTime() - daysAgo * dayMs)
    const price = priceDaysAgo(slug, variant, daysAgo)
    const discount = price - repeatPrice(price, percent)
    const shipping = firstShipping({ config, now: orderedAt }, price)
    const total = price - discount + shipping.price
    const history = historyOf({ orderedAt, isCancelled: false, pace: 0.4 }, now)
    const paidAt = new Date(orderedAt.getTime() + 60_000).toISOString()
    const others = history.events.filter(({ event }) => event !== 'PAID')
    const events = [others[0]!, { event: 'PAID' as const, at: paidAt, note: '' }, ...others.slice(1)]
    const delivered = events.find(({ event }) => event === 'DELIVERED')
    const windows = delivered && returnWindows(config, new Date(delivered.at))
    const line = {
      ...facts,
      productId,
      variantId,
      isRedeemable,
      price,
      quantity: 1,
      totalPrice: price,
      discount,
      giftQuantity: 0,
      giftCard: null,
    }
    return {
      id: newId(orderedAt),
      user_id: userId,
      email: demoAccounts.shopper.email,
      ...history,
      payment_status: 'Paid',
      events,
      payment_method: 'Stripe',
      shipping_address: demoAddress,
      billing_address: demoAddress,
      shipping_method: shipping,
      product_cost: price,
      shipping_cost: shipping.price,
      discount,
      tax: 0,
      total_cost: total,
      ordered_at: orderedAt,
      lines: [{ ...line, repeats: [{ id, weeks, quantity: 1, percent }] }],
      return_until: windows?.returnUntil ?? null,
      withdraw_until: windows?.withdrawUntil ?? null,
      points_earned: delivered ? earnedBy(total, config.points) : 0,
    } satisfies NewOrder
  })
}

/** Sets the fields that only orders of a repeat delivery have. */
const setRepeats = statement(
  'seed.setRepeats',
  { order: 'uuid', discount: 'int4', repeats: jsonb<StoredRepeat[]>(), adjustments: jsonb<object[]>() },
  {},
  `
  with line as (update order_lines set discount = $2, repeats = $3 where order_id = $1)
  update orders set adjustments = $4 where id = $1`,
)
const insertDelivery = statement(
  'seed.insertRepeatDelivery',
  {
    id: 'uuid',
    user: 'uuid',
    first: 'uuid',
    variant: 'uuid',
    nextOn: 'date',
    address: jsonb<object>(),
    price: 'int4',
    expires: 'text',
    now: 'timestamptz',
  },
  {},
  `
  insert into repeat_deliveries (id, user_id, first_order_id, variant_id, quantity, weeks, percent, state, next_on, shipping_address, billing_address,
    shipping_method, price, customer_id, card_id, card, created_at)
  values ($1, $2, $3, $4, 1, ${weeks}, ${percent}, 'active', $5, $6, $6, 'standard', $7, 'cus_demo_ada', 'pm_demo_ada',
    jsonb_build_object('brand', 'visa', 'last4', '4242', 'expires', $8::text), $9)`,
)
const insertDate = statement(
  'seed.insertRepeatOrder',
  { id: 'uuid', delivery: 'uuid', dueOn: 'date', order: 'uuid', now: 'timestamptz' },
  {},
  `insert into repeat_orders (id, repeat_delivery_id, due_on, state, order_id, created_at) values ($1, $2, $3, 'paid', $4, $5)`,
)

/** Adds their payments, and their repeat delivery. */
export async function addRepeatDelivery(tx: Tx, orders: NewOrder[], { shop }: Config): Promise<void> {
  const [first] = orders
  const last = orders.at(-1)
  const repeat = first?.lines[0]!.repeats?.[0]
  if (!first || !last || !repeat) return
  for (const { id, ordered_at: at, total_cost: amount, discount, lines } of orders) {
    const paidAt = new Date(at.getTime() + 60_000)
    const session = {
      id: `pi_demo_${id}`,
      url: null,
      orderId: id,
      amount,
      currency: shop.currency.name,
      state: 'paid',
      intentId: `pi_demo_${id}`,
    } as const
    captureSession(tx, id, { ...session, expiresAt: paidAt }, paidAt)
    const adjustment = { promotionId: null, name: 'Repeat delivery', code: null, amount: discount, lines: [discount], shipping: 0 }
    await setRepeats.run(tx, { order: id, discount, repeats: lines[0]!.repeats!, adjustments: [adjustment] })
  }
  await insertDelivery.run(tx, {
    id: repeat.id,
    user: first.user_id!,
    first: first.id,
    variant: last.lines[0]!.variantId,
    nextOn: dayOf(new Date(last.ordered_at.getTime() + weeks * 7 * dayMs)),
    address: demoAddress,
    price: last.lines[0]!.price - last.discount,
    expires: `12/${last.ordered_at.getUTCFullYear() + 3}`,
    now: first.ordered_at,
  })
  for (const { id, ordered_at: at } of orders)
    await insertDate.run(tx, { id: newId(at), delivery: repeat.id, dueOn: dayOf(at), order: id, now: at })
}

const idOf = statement('seed.productBySlug', { slug: 'text' }, { id: 'uuid' }, `select id from products where slug = $1`)

/** Enables repeat deliveries for some of the demo's products. */
export async function offerRepeats(tx: Tx): Promise<void> {
  for (const [name, intervals] of offers) {
    const product = await idOf.one(tx, { slug: name })
    if (product) await saveRepeatOffer(tx, product.id, { percent, weeks: intervals })
  }
}
