import { dayMs } from '#contract/time.ts'
import { readConfig } from '#server/config.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { addUsers, type HistoricalUser } from '#server/modules/auth/users/users.ts'
import { addOrders, type NewOrder, returnWindows } from '#server/modules/orders/orders.ts'
import { addEarned, earnedBy } from '#server/modules/points/points.ts'
import { firstShipping } from '#server/modules/shipping/shipping.ts'
import { soldInBengali } from '../bengali/sold-in-bengali.ts'
import { priceDaysAgo } from '../prices.ts'
import type { SeedProduct } from '../types.ts'
import { accountOrders } from './accounts.ts'
import { type DraftOrder, draftOrders } from './drafts.ts'
import { downloadOrders, downloadSkus, payDownloads } from './download-orders.ts'
import { giftCardOrders, giftCardSkus, payGiftCards } from './gift-card-orders.ts'
import { historyOf } from './history.ts'
import { demoPeople, type Person } from './people.ts'
import { type SoldVariant, soldVariant } from './sold-variant.ts'
import { addRepeatDelivery, repeatOrders, repeatSku } from './repeat-orders.ts'

/** Default settings: orders are shipped as by a shop that changed none. */
const config = readConfig({})

const variantsBySku = statement(
  'seed.variantsBySku',
  { skus: 'text[]' },
  soldVariant,
  `
  select v.sku, v.id as variant_id, v.product_id, v.options, p.name, p.slug, coalesce(v.photo, f.url, '') as photo, p.is_redeemable
  from variants v join products p on p.id = v.product_id left join product_photos f on f.product_id = p.id and f.position = 0
  where v.sku = any($1)`,
)

const soldVariants = async (tx: Tx, skus: string[]): Promise<SoldVariant[]> => (await variantsBySku.all(tx, { skus })).map(soldInBengali)

/** A delivered line: its buyer may review the product. */
export interface DeliveredLine {
  person: Person
  userId: string
  orderId: string
  productId: string
  variantId: string
  /** The product's slug. */
  slug: string
  deliveredAt: Date
}

type Buyer = Pick<Person, 'name' | 'email' | 'address'>

/**
 * Adds the demo's customers, and the last year's orders of them and of the demo's shopper (`shopperId`). The products must exist. Returns
 * the lines delivered to the customers, oldest first.
 */
export async function fillOrders(tx: Tx, products: SeedProduct[], shopperId: string, now: Date): Promise<DeliveredLine[]> {
  const people = demoPeople()
  const goods = products.filter(({ giftCard, digital }) => !giftCard && !digital)
  const drafts = draftOrders(people, goods)
  const users = people.map((person) => newUserOf(person, drafts, now))
  const userIds = new Map(users.map(({ email, id }) => [email, id]))
  const own = accountOrders(products).map((draft) => ({ draft, userId: shopperId }))
  const all = [...drafts.map((draft) => ({ draft, userId: userIds.get(draft.buyer.email)! })), ...own]
  const skus = [...new Set(all.flatMap(({ draft }) => draft.items.map(({ variant }) => variant.sku)))]
  const [variants] = await Promise.all([soldVariants(tx, skus), addUsers(tx, users)])
  const sold = new Map(variants.map((variant) => [variant.sku, variant]))
  const orders = all.map(({ draft, userId }, index) => orderOf(draft, userId, sold, { pace: (index * 0.618) % 1, now }))
  const gifts = giftCardOrders(shopperId, await soldVariants(tx, giftCardSkus), config, now)
  const files = downloadOrders(shopperId, await soldVariants(tx, downloadSkus), config, now)
  const [again] = await soldVariants(tx, [repeatSku])
  const repeats = repeatOrders(shopperId, products, again, config, now)
  await addOrders(tx, [...orders, ...gifts, ...files, ...repeats], config)
  await payGiftCards(tx, gifts, config)
  await payDownloads(tx, files, config)
  await addRepeatDelivery(tx, repeats, config)
  await addEarned(tx, [...orders, ...repeats].flatMap(earnedWith))
  return drafts.flatMap((draft, index) => deliveredLines(draft.buyer, orders[index]!))
}

/** Customers joined some weeks before their first order. */
function newUserOf({ name, email }: Person, drafts: DraftOrder[], now: Date): HistoricalUser {
  const first = Math.max(...drafts.filter((draft) => draft.buyer.email === email).map(({ daysAgo }) => daysAgo), 0)
  const createdAt = new Date(now.getTime() - (first + 1 + (name.length % 9) * 4) * dayMs)
  return { id: newId(createdAt), name, email, createdAt }
}

function orderOf(
  { buyer, daysAgo, isCancelled, items, gift }: DraftOrder<Buyer>,
  userId: string,
  sold: Map<string, SoldVariant>,
  { pace, now }: { pace: number; now: Date },
): NewOrder {
  const orderedAt = new Date(now.getTime() - daysAgo * dayMs)
  const lines = items.map(({ product, variant, quantity }) => {
    const { product_id, variant_id, is_redeemable, ...facts } = sold.get(variant.sku)!
    const price = priceDaysAgo(product.slug, variant, daysAgo)
    return {
      ...facts,
      productId: product_id,
      variantId: variant_id,
      isRedeemable: is_redeemable,
      price,
      quantity,
      totalPrice: price * quantity,
      discount: 0,
      giftQuantity: 0,
      giftCard: null,
    }
  })
  const productCost = lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
  const shipping = firstShipping({ config, now: orderedAt }, productCost)
  const totalCost = productCost + shipping.price
  const history = historyOf({ orderedAt, isCancelled, pace }, now)
  const delivered = history.events.find(({ event }) => event === 'DELIVERED')
  const windows = delivered && returnWindows(config, new Date(delivered.at))
  return {
    id: newId(orderedAt),
    user_id: userId,
    email: buyer.email,
    ...history,
    payment_method: 'COD',
    shipping_address: buyer.address,
    billing_address: buyer.address,
    shipping_method: shipping,
    product_cost: productCost,
    shipping_cost: shipping.price,
    discount: 0,
    tax: 0,
    total_cost: totalCost,
    ordered_at: orderedAt,
    lines,
    ...(gift && { gift }),
    return_until: windows?.returnUntil ?? null,
    withdraw_until: windows?.withdrawUntil ?? null,
    points_earned: delivered ? earnedBy(totalCost, config.points) : 0,
  }
}

/** Points as the shop adds them on delivery. */
function earnedWith({ id, user_id, points_earned, events }: NewOrder): Parameters<typeof addEarned>[1] {
  const delivered = events.find(({ event }) => event === 'DELIVERED')
  if (!delivered || user_id === null) return []
  return [{ userId: user_id, points: points_earned, source: id, orderId: id, at: new Date(delivered.at) }]
}

function deliveredLines(person: Person, { id, user_id, events, lines }: NewOrder): DeliveredLine[] {
  const delivered = events.find(({ event }) => event === 'DELIVERED')
  if (!delivered) return []
  return lines.map(({ productId, variantId, slug }) => ({
    person,
    userId: user_id!,
    orderId: id,
    productId,
    variantId,
    slug,
    deliveredAt: new Date(delivered.at),
  }))
}
