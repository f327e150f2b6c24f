import type { WaitingPieces } from '#contract/cart.ts'
import type { Exchange } from '#contract/exchange.ts'
import { limits } from '#contract/limits.ts'
import type { NameTranslation } from '#contract/line-words.ts'
import type { Locale } from '#contract/locales.ts'
import type { Order } from '#contract/order.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, type Row, textOf } from '#server/db/types.ts'
import type { OrderCredit } from '#server/modules/credit/credit.ts'
import type { OrderTaxes } from '../lines/order-taxes.ts'
import type { Adjustment } from '#server/modules/pricing/pricing.ts'
import type { Shipping } from '#server/modules/shipping/shipping.ts'

/** What of an ordered line is delivered again, and by which repeat delivery. */
export interface StoredRepeat {
  id: string
  weeks: number
  quantity: number
  percent: number
  /** Of one piece, without codes, in minor units; absent of orders of before it was kept. */
  price?: number
}
/** A line as it is stored, in minor units. */
export type StoredLine = Omit<Order['products'][number], 'repeats'> & { repeats?: StoredRepeat[] | undefined }
export interface StoredEvent {
  event: Order['timeline'][number]['event']
  at: string
  note: string
  /** Minor units. */
  amount?: number | null
}

/** Pieces of an order that wait for stock. */
export type StoredWaiting = WaitingPieces & { variantId: string }

/** How an order is sent; `leastPrice`: of what was offered, in minor units, absent of old orders. */
export type StoredShipping = Shipping & { leastPrice?: number }

const facts = {
  id: 'uuid',
  number: 'text',
  user_id: 'uuid?',
  email: 'text',
  order_status: textOf<Order['orderStatus']>(),
  shipping_status: textOf<Order['shippingStatus']>(),
  payment_status: textOf<Order['paymentStatus']>(),
  payment_method: textOf<Order['paymentMethod']>(),
  shipping_address: jsonb<Order['shippingAddress']>(),
  billing_address: jsonb<Order['billingAddress']>(),
  shipping_method: jsonb<StoredShipping>(),
  product_cost: 'int4',
  shipping_cost: 'int4',
  discount: 'int4',
  tax: 'int4',
  total_cost: 'int4',
  ordered_at: 'timestamptz',
} as const

export interface StoredRefund extends Omit<Order['refunds'][number], 'amount' | 'creditReturned' | 'beyondTotal'> {
  /** Minor units. */
  amount: number
  creditReturned: number
  /** Whether the money was more than the order's total, so that it pays back nothing of the order itself. */
  isOver: boolean
}

export interface StoredReturn extends Omit<Order['returns'][number], 'reason' | 'withoutRefund' | 'differenceRefunded' | 'closedByRefund'> {
  reason: string
  /** How much of the order's total the exchange settles that waits for its pieces, in minor units: what pays of it may be less. */
  exchangeValue: number
  hasRefund: boolean
  /** Whether some of it went back in another way than as what replaces it. */
  hasMoneyBack: boolean
  closedByRefund: boolean
}

export interface StoredShipment {
  id: string
  carrier: string
  trackingNumber: string
  trackingUrl: string
  shippedAt: string
  deliveredAt: string | null
  lines: { variantId: string; quantity: number }[]
}

/** What gift cards and store credit paid, in minor units. */
const credit = { credit_cost: 'int4', credits: jsonb<OrderCredit[]>() } as const
/** How many points were spent, and what they were worth in minor units; how many times the usual points it earns, and by which plan. */
const points = { points_spent: 'int4', points_cost: 'int4', points_factor: 'int4', member_plan: 'text?' } as const
const planTranslation = { member_plan_translation: nullable(jsonb<NameTranslation>()) } as const
/** Of an order as it is read, in the order of `selected`. */
export const columns = {
  ...facts,
  gift_card_cost: 'int4',
  ...points,
  ...planTranslation,
  ...credit,
  adjustments: jsonb<Adjustment[]>(),
  taxes: nullable(jsonb<OrderTaxes>()),
  /** Null for the shop's own. */
  currency: nullable(jsonb<Exchange>()),
  cancelled_by: nullable(textOf<'customer' | 'staff' | 'system'>()),
  pay_until: 'timestamptz?',
  refunded: 'int4',
  gift_card_refunded: 'int4',
  points_earned: 'int4',
  edits: 'int4',
  revision: 'int4',
  paid_part: 'int4',
  credit_expected: 'int4',
  exchange_of: 'uuid?',
  exchange_number: 'text?',
  locale: nullable(textOf<Locale>()),
  refunds: json<StoredRefund[]>(),
  return_until: 'timestamptz?',
  withdraw_until: 'timestamptz?',
  /** Before it's delivered. */
  is_withdrawable: 'bool',
  /** Of the buyer to the shop. */
  note: 'text',
  returns: json<StoredReturn[]>(),
  lines: json<StoredLine[]>(),
  waiting: nullable(json<StoredWaiting[]>()),
  events: json<StoredEvent[]>(),
  shipments: json<StoredShipment[]>(),
  reviewed: 'uuid[]',
} as const
/** An order with its lines, its history and which of its products were reviewed. */
export type OrderRow = Row<typeof columns>

/** The order, its lines and its history, in one go. */
export const insertOrder = statement(
  'orders.insert',
  {
    ...facts,
    lines: jsonb<(StoredLine & { position: number })[]>(),
    events: jsonb<(StoredEvent & { id: string })[]>(),
    client: 'text?',
    guestAt: 'timestamptz?',
    ...points,
    pay_until: 'timestamptz?',
    adjustments: jsonb<Adjustment[]>(),
    taxes: nullable(jsonb<OrderTaxes>()),
    ...credit,
    locale: nullable(textOf<Locale>()),
    gift_card_cost: 'int4',
    hasBackOrders: 'bool',
    currency: nullable(jsonb<Exchange>()),
    shopRate: 'text?',
    is_withdrawable: 'bool',
    channel: 'text',
    ...planTranslation,
    note: 'text',
  },
  {},
  `
  with inserted as (
    insert into orders (id, number, user_id, email, order_status, shipping_status, payment_status, payment_method, shipping_address, billing_address,
      shipping_method, product_cost, shipping_cost, discount, tax, total_cost, ordered_at, client_hash,
      points_spent, points_cost, points_factor, member_plan, pay_until, adjustments, taxes, credit_cost, credits, locale, gift_card_cost, has_back_orders, currency, shop_rate, is_withdrawable, channel, member_plan_translation, note)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $20, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35::text::numeric, $36, $37, $38, $39)
  ), sold as (
    insert into order_lines (order_id, position, product_id, variant_id, sku, name, slug, photo, options, is_redeemable, price, quantity, total_price, discount, gift_quantity, is_gift_card, guest_at, translation, components, is_digital, waived_at, repeats)
    select $1, l.position, l."productId", l."variantId", l.sku, l.name, l.slug, l.photo, l.options, l."isRedeemable", l.price, l.quantity, l."totalPrice", l.discount, l."giftQuantity", l."giftCard" is not null, $21, l.translation, l.components, l.digital is not null, (l.digital->>'withdrawalWaivedAt')::timestamptz, l.repeats
    from jsonb_to_recordset($18) as l (position int, "productId" uuid, "variantId" uuid, sku text, name text, slug text, photo text, options jsonb,
      "isRedeemable" boolean, price int, quantity int, "totalPrice" int, discount int, "giftQuantity" int, "giftCard" jsonb, translation jsonb, components jsonb, digital jsonb, repeats jsonb)
  )
  insert into order_events (id, order_id, event, at, note)
  select e.id, $1, e.event, e.at, e.note from jsonb_to_recordset($19) as e (id uuid, event text, at timestamptz, note text)`,
)

/** Why money goes back to the card that settles nothing of what its order comes to: it was more than that. */
export const overReasons = { edited: 'order changed', tooMuch: 'more than was owed', late: 'paid after the order was over' } as const
const paidOver = `{${Object.values(overReasons).join(',')}}`

const refunds = `(
  select coalesce(json_agg(json_build_object('at', g.at, 'amount', g.amount, 'method', g.method, 'pointsReturned', g.points_returned, 'creditReturned', g.credit_returned,
    'pointsGiven', g.points_given, 'pointsTaken', g.points_taken, 'isOver', g.is_over) order by g.at, g.id), '[]')
  from (
    select id, at, amount, method, points_returned, credit_returned, points_given, points_taken, false as is_over from order_refunds where order_id = o.id
    union all select id, at, by_hand, 'cash', points_returned, credit_returned, 0, points_taken, true from edit_refunds where order_id = o.id
    union all select id, created_at, amount, 'card', 0, 0, 0, 0, true from refunds
    where order_id = o.id and order_refund_id is null and status <> 'replaced' and reason = any('${paidOver}')) g)`

const returns = `(
  select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'state', r.state, 'reason', r.reason, 'text', r.text, 'photo', r.photo,
    'note', r.note, 'requestedAt', r.requested_at, 'lines', (
      select json_agg(json_build_object('variantId', l.variant_id, 'quantity', p.quantity, 'restocked', p.restocked, 'exchange',
        (select json_build_object('variantId', v.id, 'options', v.options) from variants v where v.id = p.exchange_variant_id)) order by p.position)
      from return_lines p join order_lines l on l.order_id = p.order_id and l.position = p.position where p.return_id = r.id),
    'exchangeOrder', (select x.number from orders x where x.exchange_of = r.id and x.order_status <> 'Cancelled' limit 1),
    'exchangeCredit', coalesce((select x.credit_expected from orders x where x.exchange_of = r.id and x.order_status <> 'Cancelled' limit 1), 0),
    'exchangeValue', coalesce((select coalesce(x.credit_value, x.credit_expected) from orders x where x.exchange_of = r.id and x.credit_expected > 0
      and x.order_status <> 'Cancelled' limit 1), 0),
    'closedByRefund', r.closed_by_refund, 'hasMoneyBack', exists (select from order_refunds g where g.return_id = r.id and g.method <> 'exchange'),
    'hasRefund', exists (select from order_refunds g where g.return_id = r.id)) order by r.requested_at, r.id), '[]') from returns r where r.order_id = o.id)`

/** The gift card of a line `l`. */
const giftCard = `(
  select json_build_object('id', c.id, 'recipientName', c.recipient_name, 'recipientEmail', c.recipient_email, 'senderName', c.sender_name, 'message', c.message,
    'design', c.design, 'sendOn', c.send_on, 'isOwnAmount', c.is_own_amount,
    'state', case when c.voided_at is not null then 'voided' when c.sent_at is not null then 'sent' when c.paid_at is not null then 'scheduled' else 'unpaid' end,
    'sentAt', c.sent_at, 'canResend', c.sent_at is not null and c.voided_at is null and c.resends < ${limits.giftCard.resendsMax})
  from gift_cards c where c.order_id = l.order_id and c.position = l.position)`

/** The columns of an order `o` that are its row's, up to the first that isn't. */
const own = `
  o.id, o.number, o.user_id, o.email, o.order_status, o.shipping_status, o.payment_status, o.payment_method, o.shipping_address, o.billing_address,
    o.shipping_method, o.product_cost, o.shipping_cost, o.discount, o.tax, o.total_cost, o.ordered_at, o.gift_card_cost, o.points_spent, o.points_cost, o.points_factor, o.member_plan, o.member_plan_translation, o.credit_cost, o.credits, o.adjustments, o.taxes, o.currency, o.cancelled_by, o.pay_until, o.refunded, o.gift_card_refunded, o.points_earned, o.edits, o.revision, o.paid_part, o.credit_expected, o.exchange_of`

/** The lines of an order `o`; `card`: what is said of the gift card of a line `l`. */
export const linesOf = (card: string) => `(
  select json_agg(json_build_object('productId', l.product_id, 'variantId', l.variant_id, 'sku', l.sku, 'name', l.name, 'slug', l.slug, 'photo', l.photo,
    'options', l.options, 'translation', l.translation, 'components', l.components, 'price', l.price, 'isRedeemable', l.is_redeemable, 'quantity', l.quantity, 'totalPrice', l.total_price, 'discount', l.discount,
    'giftQuantity', l.gift_quantity, 'refundedQuantity', nullif(l.refunded, 0), 'repeats', l.repeats, 'giftCard', ${card},
    'digital', case when l.is_digital then json_build_object('withdrawalWaivedAt', l.waived_at) end) order by l.position)
  from order_lines l where l.order_id = o.id)`

/** The history of an order `o`. */
export const events = `(select json_agg(json_build_object('event', e.event, 'at', e.at, 'note', e.note, 'amount', e.amount) order by e.at, e.id) from order_events e where e.order_id = o.id)`

/** The columns of an order `o`, with all that belongs to it. */
export const selected = `${own},
    (select e.number from returns r join orders e on e.id = r.order_id where r.id = o.exchange_of) as exchange_number, o.locale,
    ${refunds} as refunds, o.return_until, o.withdraw_until, o.is_withdrawable, o.note, ${returns} as returns,
    ${linesOf(`case when l.is_gift_card then ${giftCard} end`)} as lines,
    case when o.has_back_orders then (select coalesce(json_agg(json_build_object('variantId', b.variant_id, 'quantity', b.quantity, 'isPreOrder', v.is_pre_order,
      'shipsOn', v.ships_on)), '[]') from back_orders b join variants v on v.id = b.variant_id where b.order_id = o.id) end as waiting,
    ${events} as events,
    case when o.shipping_status = 'NotYetShipped' then '[]' else (select coalesce(json_agg(json_build_object('id', s.id, 'carrier', s.carrier, 'trackingNumber', s.tracking_number, 'trackingUrl', s.tracking_url,
      'shippedAt', s.shipped_at, 'deliveredAt', s.delivered_at, 'lines', (
        select json_agg(json_build_object('variantId', l.variant_id, 'quantity', p.quantity) order by p.position)
        from shipment_lines p join order_lines l on l.order_id = p.order_id and l.position = p.position where p.shipment_id = s.id)
      ) order by s.shipped_at, s.id), '[]') from shipments s where s.order_id = o.id) end as shipments,
    case when o.shipping_status = 'Delivered' then (select coalesce(array_agg(r.product_id), '{}') from reviews r where r.order_id = o.id) else '{}' end as reviewed`
const select = `select ${selected} from orders o`

export const orderById = statement('orders.byId', { id: 'uuid' }, columns, `${select} where o.id = $1`)
/** Those of a person's orders that have these ids, with the version that their stored texts are of. */
export const ordersByIds = statement(
  'orders.byIds',
  { ids: 'uuid[]', user: 'uuid' },
  { ...columns, version: 'text' },
  `select ${selected}, o.xmin::text as version from orders o where o.id = any($1) and o.user_id = $2`,
)
export const orderByNumber = statement('orders.byNumber', { number: 'text' }, columns, `${select} where o.number = $1`)

/** Adds to the money that went back to the buyer; what came twice and goes back twice counts once. */
/** `amount`: of the money · `otherwise`: of what points, gift cards and credit paid. */
export const addRefunded = statement(
  'orders.addRefunded',
  { id: 'uuid', amount: 'int4', otherwise: 'int4' },
  {},
  `update orders set refunded = least(refunded + $2, total_cost), refunded_otherwise = refunded_otherwise + $3 where id = $1`,
)

export const addGiftCardRefunded = statement(
  'orders.addGiftCardRefunded',
  { id: 'uuid', amount: 'int4' },
  {},
  `update orders set gift_card_refunded = gift_card_refunded + $2 where id = $1`,
)

/** Records who cancelled an order, which then waits for nothing and earns no points. */
export const setCancelledBy = statement(
  'orders.setCancelledBy',
  { id: 'uuid', by: 'text' },
  {},
  `update orders set cancelled_by = $2, pay_until = null, points_due_at = null, paid_part = 0, credit_expected = 0 where id = $1`,
)

const owner = { id: 'uuid', user_id: 'uuid?' } as const
export const ownerById = statement('orders.ownerById', { id: 'uuid' }, owner, `select id, user_id from orders where id = $1`)
export const ownerByNumber = statement(
  'orders.ownerByNumber',
  { number: 'text' },
  owner,
  `select id, user_id from orders where number = $1`,
)

/** Locks an order, so that changes of one order happen one after the other. */
export const lockOrder = statement('orders.lock', { id: 'uuid' }, { id: 'uuid' }, `select id from orders where id = $1 for no key update`)

/** Skips locked rows, so that two lists at once share the work instead of waiting for each other. */
export const adoptOrders = statement(
  'orders.adopt',
  { user: 'uuid' },
  {},
  `
  update orders set user_id = $1 where id in (
    select o.id from orders o join users u on u.email = o.email where u.id = $1 and o.user_id is null order by o.id for update of o skip locked
  )`,
)

/** As `adoptOrders`, waiting for others who adopt them: where none may be missed. */
export const adoptAllOrders = statement(
  'orders.adoptAll',
  { user: 'uuid' },
  {},
  `
  update orders set user_id = $1 where id in (
    select o.id from orders o join users u on u.email = o.email where u.id = $1 and o.user_id is null order by o.id for update of o
  )`,
)

export const sumOrders = statement(
  'orders.sum',
  { since: 'timestamptz' },
  { method: facts.payment_method, status: facts.payment_status, count: 'int8', total: 'int8' },
  `
  select payment_method as method, payment_status as status, count(*), sum(in_shop(total_cost, shop_rate))::int8 as total
  from orders where ordered_at >= $1 group by payment_method, payment_status`,
)
