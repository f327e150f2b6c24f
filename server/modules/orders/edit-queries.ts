import type { Order } from '#contract/orders.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable } from '#server/db/types.ts'
import type { Adjustment } from '#server/modules/pricing/pricing.ts'
import type { Shipping } from '#server/modules/shipping/shipping.ts'
import type { OrderTaxes } from './order-taxes.ts'
import type { StoredLine } from './queries.ts'

/** Lines that were placed by a guest count for the limits of guests from then on. */
export const deleteLines = statement(
  'orders.deleteLines',
  { order: 'uuid' },
  { guest_at: 'timestamptz?' },
  `delete from order_lines where order_id = $1 returning guest_at`,
)

export const insertLines = statement(
  'orders.insertLines',
  { order: 'uuid', lines: jsonb<(StoredLine & { position: number })[]>(), guestAt: 'timestamptz?' },
  {},
  `
  insert into order_lines (order_id, position, product_id, variant_id, sku, name, slug, photo, options, is_redeemable, price, quantity, total_price, discount, gift_quantity, guest_at)
  select $1, l.position, l."productId", l."variantId", l.sku, l.name, l.slug, l.photo, l.options, l."isRedeemable", l.price, l.quantity, l."totalPrice", l.discount, l."giftQuantity", $3
  from jsonb_to_recordset($2) as l (position int, "productId" uuid, "variantId" uuid, sku text, name text, slug text, photo text, options jsonb,
    "isRedeemable" boolean, price int, quantity int, "totalPrice" int, discount int, "giftQuantity" int)`,
)

/** All that an edit changes of the order's row, and of what its promotions took off. */
export const updateOrder = statement(
  'orders.edit',
  {
    id: 'uuid',
    address: jsonb<Order['shippingAddress']>(),
    shipping: jsonb<Shipping>(),
    productCost: 'int4',
    shippingCost: 'int4',
    discount: 'int4',
    tax: 'int4',
    totalCost: 'int4',
    pointsSpent: 'int4',
    pointsCost: 'int4',
    pointsEarned: 'int4',
    adjustments: jsonb<Adjustment[]>(),
    taxes: nullable(jsonb<OrderTaxes>()),
    paidPart: 'int4',
    revision: 'int4',
  },
  {},
  `
  with uses as (
    update promotion_uses u set amount = a.amount + a.shipping
    from jsonb_to_recordset($12) as a ("promotionId" uuid, amount int, shipping int) where u.order_id = $1 and u.promotion_id = a."promotionId"
  )
  update orders set edits = edits + 1, shipping_address = $2, shipping_method = $3, product_cost = $4, shipping_cost = $5, discount = $6, tax = $7,
    total_cost = $8, points_spent = $9, points_cost = $10, points_earned = $11, adjustments = $12, taxes = $13, paid_part = $14, revision = $15 where id = $1`,
)
