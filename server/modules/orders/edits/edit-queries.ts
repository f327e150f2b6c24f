import type { StoredGift } from '../order/stored-gift.ts'
import type { Order } from '#contract/order.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable, textOf } from '#server/db/types.ts'
import type { OrderCredit } from '#server/modules/credit/credit.ts'
import type { Adjustment } from '#server/modules/pricing/pricing.ts'
import type { Shipping } from '#server/modules/shipping/shipping.ts'
import type { OrderTaxes } from '../lines/order-taxes.ts'
import type { StoredLine } from '../order/rows.ts'

/**
 * Deletes the lines of an order. Returns the time from which a guest's lines count for the limits of guests, to keep it for the new lines.
 */
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
  insert into order_lines (
    order_id, position, product_id, variant_id,
    sku, name, slug, photo, options,
    is_redeemable, price, quantity, total_price,
    discount, gift_quantity, guest_at,
    translation, components, repeats)
  select
    $1, l.position, l."productId", l."variantId",
    l.sku, l.name, l.slug, l.photo, l.options,
    l."isRedeemable", l.price, l.quantity, l."totalPrice",
    l.discount, l."giftQuantity", $3,
    l.translation, l.components, l.repeats
  from jsonb_to_recordset($2) as l (
    position int, "productId" uuid, "variantId" uuid,
    sku text, name text, slug text, photo text, options jsonb,
    "isRedeemable" boolean, price int, quantity int, "totalPrice" int,
    discount int, "giftQuantity" int,
    translation jsonb, components jsonb, repeats jsonb)`,
)

/**
 * For an order that has partly left the shop: deletes the lines of which nothing is left, and reduces the others to what is left of them.
 */
export const deleteAllBut = statement(
  'orders.deleteAllButLines',
  { order: 'uuid', variants: 'uuid[]' },
  {},
  `delete from order_lines where order_id = $1 and variant_id <> all($2)`,
)
export const resizeLines = statement(
  'orders.resizeLines',
  { order: 'uuid', lines: jsonb<(StoredLine & { position: number })[]>() },
  {},
  `
  update order_lines o set quantity = l.quantity, total_price = l."totalPrice", discount = l.discount, gift_quantity = l."giftQuantity",
    repeats = l.repeats
  from jsonb_to_recordset($2) as l ("variantId" uuid, quantity int, "totalPrice" int, discount int, "giftQuantity" int, repeats jsonb)
  where o.order_id = $1 and o.variant_id = l."variantId" and o.quantity <> l.quantity`,
)
/** Renumbers an order's lines without a gap from `first` on. Parcels and returns follow them. */
export const renumberLines = statement(
  'orders.renumberLines',
  { order: 'uuid', first: 'int4' },
  {},
  `
  update order_lines o set position = r.place + $2
  from (select position, (row_number() over (order by position) - 1)::int as place from order_lines where order_id = $1) r
  where o.order_id = $1 and o.position = r.position and o.position <> r.place + $2`,
)

/** What an edit refunded in other ways than to the card, in minor units. */
export const insertRefund = statement(
  'orders.insertEditRefund',
  { id: 'uuid', order: 'uuid', now: 'timestamptz', byHand: 'int4', credit: 'int4', points: 'int4', taken: 'int4' },
  {},
  `
  insert into edit_refunds (id, order_id, at, by_hand, credit_returned, points_returned, points_taken)
  select $1, $2, $3, $4, $5, $6, $7 where $4::int + $5::int + $6::int > 0`,
)

/** Updates everything that an edit changes of the order's row, and the amounts that its promotions took off. */
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
    credits: jsonb<OrderCredit[]>(),
    creditCost: 'int4',
    method: textOf<Order['paymentMethod']>(),
    hasBackOrders: 'bool',
    gift: nullable(jsonb<StoredGift>()),
  },
  {},
  `
  with uses as (
    update promotion_uses u set amount = a.amount + a.shipping
    from jsonb_to_recordset($12) as a ("promotionId" uuid, amount int, shipping int)
    where u.order_id = $1 and u.promotion_id = a."promotionId"
  )
  update orders set edits = edits + 1, shipping_address = $2, shipping_method = $3, product_cost = $4, shipping_cost = $5, discount = $6,
    tax = $7, total_cost = $8, points_spent = $9, points_cost = $10, points_earned = $11, adjustments = $12, taxes = $13, paid_part = $14,
    revision = $15, credits = $16, credit_cost = $17, payment_method = $18, has_back_orders = has_back_orders or $19, gift = $20 where id = $1`,
)
