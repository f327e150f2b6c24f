import type { Config } from '#server/config.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import type { OrderGift } from '#contract/order-gift.ts'
import { addInvoices } from '#server/modules/invoices/invoices.ts'
import { billedOf } from '../order/order-invoice.ts'
import { allocateNumbers } from '../order/order-numbers.ts'
import type { OrderRow, StoredEvent } from '../order/rows.ts'

/** An order from before the shop started, for a shop that starts with a history. Money in minor units. */
export type NewOrder = Omit<
  OrderRow,
  | 'number'
  | 'locale'
  | 'adjustments'
  | 'currency'
  | 'taxes'
  | 'points_spent'
  | 'points_cost'
  | 'credit_cost'
  | 'credits'
  | 'gift_card_cost'
  | 'gift_card_refunded'
  | 'points_factor'
  | 'edits'
  | 'revision'
  | 'paid_part'
  | 'credit_expected'
  | 'exchange_of'
  | 'exchange_number'
  | 'member_plan'
  | 'member_plan_translation'
  | 'cancelled_by'
  | 'waiting'
  | 'pay_until'
  | 'is_withdrawable'
  | 'note'
  | 'gift'
  | 'refunded'
  | ReadOnly
> & {
  /** The part of the order that is gift cards; 0 if absent. */
  gift_card_cost?: number
  /** What makes it a gift; none if absent. */
  gift?: OrderGift
}
/** The columns that are read from other tables. */
type ReadOnly = 'shipments' | 'reviewed' | 'refunds' | 'returns'

/** Inserts orders with their lines and their history. */
const insertOrders = statement(
  'orders.insertMany',
  { orders: json<object[]>(), lines: json<object[]>(), events: json<object[]>() },
  {},
  `
  with pieces as (
    select l."variantId" as variant_id, l.quantity, l.order_id, o.ordered_at as at
    from json_to_recordset($2) as l (order_id uuid, "variantId" uuid, quantity int, "giftCard" json, digital json)
      join json_to_recordset($1) as o (id uuid, order_status text, ordered_at timestamptz) on o.id = l.order_id
    where o.order_status <> 'Cancelled' and l."giftCard" is null and l.digital is null
  ), moved as (
    insert into stock_movements (variant_id, kind, quantity, at, order_id)
    select * from (
      select variant_id, 'receive', sum(quantity)::int, min(at) - interval '1 day' as at, null::uuid from pieces group by 1
      union all select variant_id, 'sale', -quantity, at, order_id from pieces) m
    order by at
  ), inserted as (
    insert into orders (id, number, user_id, email, order_status, shipping_status, payment_status, payment_method, shipping_address,
      billing_address, shipping_method, product_cost, shipping_cost, discount, tax, total_cost, ordered_at, points_earned, return_until,
      withdraw_until, gift_card_cost, gift)
    select o.* from json_to_recordset($1) as o (id uuid, number text, user_id uuid, email text, order_status text, shipping_status text,
      payment_status text, payment_method text, shipping_address jsonb, billing_address jsonb, shipping_method jsonb, product_cost int,
      shipping_cost int, discount int, tax int, total_cost int, ordered_at timestamptz, points_earned int,
      return_until timestamptz, withdraw_until timestamptz, gift_card_cost int, gift jsonb)
  ), sold as (
    insert into order_lines (order_id, position, product_id, variant_id, sku, name, slug, photo, options, is_redeemable, price, quantity,
      total_price, is_gift_card, is_digital, waived_at)
    select l.order_id, l.position, l."productId", l."variantId", l.sku, l.name, l.slug, l.photo, l.options, l."isRedeemable", l.price,
      l.quantity, l."totalPrice", l."giftCard" is not null, l.digital is not null, (l.digital->>'withdrawalWaivedAt')::timestamptz
    from json_to_recordset($2) as l (order_id uuid, position int, "productId" uuid, "variantId" uuid, sku text, name text, slug text,
      photo text, options jsonb, "isRedeemable" boolean, price int, quantity int, "totalPrice" int, "giftCard" json, digital json)
  ), counted as (
    update variants v set sold = v.sold + s.quantity from (
      select variant_id as id, sum(quantity)::int as quantity from pieces group by 1) s
    where v.id = s.id
  )
  insert into order_events (id, order_id, event, at, note)
  select e.* from json_to_recordset($3) as e (id uuid, order_id uuid, event text, at timestamptz, note text)`,
)

/** Inserts one parcel per order, with all of its lines. */
const insertShipments = statement(
  'orders.insertShipments',
  { shipments: json<object[]>() },
  {},
  `
  with sent as (
    insert into shipments (id, order_id, shipped_at, delivered_at)
    select s.id, s.order_id, s.shipped_at, s.delivered_at
    from json_to_recordset($1) as s (id uuid, order_id uuid, shipped_at timestamptz, delivered_at timestamptz)
    returning id, order_id, delivered_at
  ), arrived as (
    update orders o set delivered_at = s.delivered_at from sent s where o.id = s.order_id
  )
  insert into shipment_lines (shipment_id, order_id, position, quantity)
  select s.id, l.order_id, l.position, l.quantity from sent s join order_lines l on l.order_id = s.order_id`,
)

/**
 * Adds orders without touching stock or writing mails. Numbers follow the time of placing. What was shipped went in one parcel, and paid
 * orders get their invoices. Fails if a variant doesn't exist.
 */
export async function addOrders(tx: Tx, orders: NewOrder[], config: Config): Promise<void> {
  const sorted = orders.toSorted((a, b) => a.ordered_at.getTime() - b.ordered_at.getTime())
  const numbers = await allocateNumbers(tx, config, sorted.length)
  await insertOrders.run(tx, {
    orders: sorted.map(({ lines: _, events: __, gift_card_cost = 0, ...order }, index) => ({
      ...order,
      gift_card_cost,
      number: numbers[index]!,
    })),
    lines: sorted.flatMap(({ id, lines }) => lines.map((line, position) => ({ order_id: id, position, ...line }))),
    events: sorted.flatMap(({ id, events }) => events.map((event) => ({ id: newId(new Date(event.at)), order_id: id, ...event }))),
  })
  await insertShipments.run(tx, { shipments: sorted.flatMap(shipmentOf) })
  const billed = sorted.flatMap((order, index) => {
    const paidAt = timeOf(order, 'PAID')
    return paidAt
      ? [
          {
            ...billedOf({
              ...order,
              number: numbers[index]!,
              points_cost: 0,
              credit_cost: 0,
              revision: 0,
              adjustments: [],
              currency: null,
              taxes: null,
            }),
            issuedAt: new Date(paidAt),
          },
        ]
      : []
  })
  await addInvoices(
    tx,
    billed.toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime()),
    config,
  )
}

const timeOf = ({ events }: Pick<NewOrder, 'events'>, name: StoredEvent['event']) => events.find(({ event }) => event === name)?.at

function shipmentOf(order: NewOrder): object[] {
  const { id } = order
  const shippedAt = timeOf(order, 'SHIPPED')
  return shippedAt
    ? [{ id: newId(new Date(shippedAt)), order_id: id, shipped_at: shippedAt, delivered_at: timeOf(order, 'DELIVERED') ?? null }]
    : []
}
