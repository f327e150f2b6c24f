import { dayMs } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { beginDownload, openRights, orderDownloads } from '#server/modules/downloads/downloads.ts'
import type { NewOrder } from '#server/modules/orders/orders.ts'
import { demoAccounts, demoAddress } from '../accounts.ts'
import { planSku } from '../downloads/fill-downloads.ts'
import { paidByCard } from './paid-by-card.ts'
import type { SoldVariant } from './sold-variant.ts'

const daysAgo = 5
const price = 1900
export const downloadSkus = [planSku]

/** Downloads that the demo's shopper bought, paid by card a minute later. */
export function downloadOrders(userId: string, variants: SoldVariant[], { shop }: Config, now: Date): NewOrder[] {
  return variants.map(({ product_id: productId, variant_id: variantId, is_redeemable: isRedeemable, ...facts }) => {
    const at = new Date(now.getTime() - daysAgo * dayMs)
    const paidAt = new Date(at.getTime() + 60_000).toISOString()
    const day = at.toISOString().slice(0, 10)
    const line = { ...facts, productId, variantId, isRedeemable, price, quantity: 1, totalPrice: price, discount: 0, giftQuantity: 0 }
    return {
      id: newId(at),
      user_id: userId,
      email: demoAccounts.shopper.email,
      order_status: 'Completed',
      shipping_status: 'Delivered',
      payment_status: 'Paid',
      payment_method: 'Stripe',
      shipping_address: demoAddress,
      billing_address: demoAddress,
      shipping_method: { code: 'email', name: shop.name, price: 0, deliveryFrom: day, deliveryTo: day },
      product_cost: price,
      shipping_cost: 0,
      discount: 0,
      tax: 0,
      total_cost: price,
      ordered_at: at,
      lines: [{ ...line, giftCard: null, digital: { withdrawalWaivedAt: at.toISOString() } }],
      events: [
        { event: 'PLACED', at: at.toISOString(), note: '' },
        { event: 'PAID', at: paidAt, note: '' },
        { event: 'DELIVERED', at: paidAt, note: '' },
        { event: 'COMPLETED', at: paidAt, note: '' },
      ],
      return_until: null,
      withdraw_until: null,
      points_earned: 0,
    } satisfies NewOrder
  })
}

/** Adds their payments; the files are available, and were downloaded once that evening. */
export async function payDownloads(tx: Tx, orders: NewOrder[], config: Config): Promise<void> {
  for (const order of orders) {
    const paidAt = paidByCard(tx, order, config)
    await openRights(tx, order.id, paidAt)
    const [file] = await orderDownloads(tx, order.id, paidAt)
    const evening = new Date(paidAt.getTime() + dayMs / 4)
    if (file) await beginDownload(tx, { orderId: order.id, fileId: file.fileId }, { now: evening, signingSecret: '' })
  }
}
