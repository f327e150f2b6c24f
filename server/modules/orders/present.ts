import { major } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/orders.ts'
import type { Shipping } from '#server/modules/shop/shop.ts'
import type { Line } from './lines.ts'
import type { Costs } from './pricing.ts'
import type { orderById } from './queries.ts'

export type OrderRow = NonNullable<Awaited<ReturnType<typeof orderById.one>>>
interface StoredLine extends Omit<Order['products'][number], 'price' | 'totalPrice'> {
  price: number
  totalPrice: number
}

/** An order as the contract tells it. */
export function presentOrder(row: OrderRow, now: Date): Order {
  const products = (row.lines as StoredLine[]).map((line) => ({ ...line, price: major(line.price), totalPrice: major(line.totalPrice) }))
  const status = {
    orderStatus: row.order_status as Order['orderStatus'],
    shippingStatus: row.shipping_status as Order['shippingStatus'],
    paymentStatus: row.payment_status as Order['paymentStatus'],
  }
  return {
    id: row.id,
    number: row.number,
    orderedDate: row.ordered_at.toISOString(),
    email: row.email,
    ...status,
    paymentMethod: row.payment_method as Order['paymentMethod'],
    products,
    shippingAddress: row.shipping_address as Order['shippingAddress'],
    billingAddress: row.billing_address as Order['billingAddress'],
    shippingMethod: presentShipping(row.shipping_method as Shipping),
    ...presentCosts({
      productCost: row.product_cost,
      shippingCost: row.shipping_cost,
      discount: row.discount,
      tax: row.tax,
      totalCost: row.total_cost,
    }),
    timeline: (row.events as { event: string; at: string; note: string }[]).map((e) => ({
      event: e.event as Order['timeline'][number]['event'],
      at: new Date(e.at).toISOString(),
      note: e.note,
    })),
    canCancel: canCancel(status, row.ordered_at, now),
    canReview: status.shippingStatus === 'Delivered' ? [...new Set(products.map((p) => p.productId))] : [],
  }
}

/** An order can be cancelled while it is unpaid, not sent, and not older than 7 days. */
function canCancel(status: Pick<Order, 'orderStatus' | 'shippingStatus' | 'paymentStatus'>, orderedAt: Date, now: Date): boolean {
  const young = now.getTime() - orderedAt.getTime() <= limits.order.cancelDays * 86_400_000
  return young && status.orderStatus === 'Pending' && status.paymentStatus === 'Pending' && status.shippingStatus === 'NotYetShipped'
}

/** A line that is about to be bought. */
export function presentLine({ variant, quantity, price }: Line): Order['products'][number] {
  return {
    productId: variant.product_id,
    variantId: variant.variant_id,
    sku: variant.sku,
    name: variant.name,
    slug: variant.slug,
    photo: variant.photo,
    options: variant.options,
    price: major(price),
    isRedeemable: variant.is_redeemable,
    quantity,
    totalPrice: major(price * quantity),
  }
}

export const presentShipping = (method: Shipping) => ({ ...method, price: major(method.price) })

export function presentCosts(costs: Costs): Pick<Order, keyof Costs> {
  return {
    productCost: major(costs.productCost),
    shippingCost: major(costs.shippingCost),
    discount: major(costs.discount),
    tax: major(costs.tax),
    totalCost: major(costs.totalCost),
  }
}
