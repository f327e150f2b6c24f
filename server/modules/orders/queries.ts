import { statement } from '#server/db/statement.ts'

/** The order, its lines and the first entry of its history, in one go. Answers the number it got. */
export const insertOrder = statement(
  'orders.insert',
  {
    id: 'uuid',
    user: 'uuid?',
    email: 'text',
    paymentMethod: 'text',
    shippingAddress: 'jsonb',
    billingAddress: 'jsonb',
    shippingMethod: 'jsonb',
    productCost: 'int4',
    shippingCost: 'int4',
    discount: 'int4',
    tax: 'int4',
    totalCost: 'int4',
    now: 'timestamptz',
    lines: 'jsonb',
    eventId: 'uuid',
  },
  { number: 'text' },
  `
  with placed as (
    insert into orders (id, number, user_id, email, order_status, shipping_status, payment_status, payment_method, shipping_address, billing_address,
      shipping_method, product_cost, shipping_cost, discount, tax, total_cost, ordered_at)
    values ($1, 'GF-' || nextval('order_numbers'), $2, $3, 'Pending', 'NotYetShipped', 'Pending', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning number
  ), sold as (
    insert into order_lines (order_id, position, product_id, variant_id, sku, name, slug, photo, options, is_redeemable, price, quantity, total_price)
    select $1, l.position, l.product_id, l.variant_id, l.sku, l.name, l.slug, l.photo, l.options, l.is_redeemable, l.price, l.quantity, l.price * l.quantity
    from jsonb_to_recordset($14) as l (position int, product_id uuid, variant_id uuid, sku text, name text, slug text, photo text, options jsonb,
      is_redeemable boolean, price int, quantity int)
  ), told as (
    insert into order_events (id, order_id, event, at) values ($15, $1, 'PLACED', $13)
  )
  select number from placed`,
)

const orderColumns = {
  id: 'uuid',
  number: 'text',
  user_id: 'uuid?',
  email: 'text',
  order_status: 'text',
  shipping_status: 'text',
  payment_status: 'text',
  payment_method: 'text',
  shipping_address: 'jsonb',
  billing_address: 'jsonb',
  shipping_method: 'jsonb',
  product_cost: 'int4',
  shipping_cost: 'int4',
  discount: 'int4',
  tax: 'int4',
  total_cost: 'int4',
  ordered_at: 'timestamptz',
  lines: 'json',
  events: 'json',
} as const

const select = `
  select o.id, o.number, o.user_id, o.email, o.order_status, o.shipping_status, o.payment_status, o.payment_method, o.shipping_address, o.billing_address,
    o.shipping_method, o.product_cost, o.shipping_cost, o.discount, o.tax, o.total_cost, o.ordered_at,
    (select json_agg(json_build_object('productId', l.product_id, 'variantId', l.variant_id, 'sku', l.sku, 'name', l.name, 'slug', l.slug, 'photo', l.photo,
      'options', l.options, 'price', l.price, 'isRedeemable', l.is_redeemable, 'quantity', l.quantity, 'totalPrice', l.total_price) order by l.position)
      from order_lines l where l.order_id = o.id) as lines,
    (select json_agg(json_build_object('event', e.event, 'at', e.at, 'note', e.note) order by e.at, e.id) from order_events e where e.order_id = o.id) as events
  from orders o`

export const orderById = statement('orders.byId', { id: 'uuid' }, orderColumns, `${select} where o.id = $1`)
export const orderByNumber = statement('orders.byNumber', { number: 'text' }, orderColumns, `${select} where o.number = $1`)

export const ordersNewest = statement(
  'orders.newest',
  { user: 'uuid', limit: 'int8', offset: 'int8' },
  orderColumns,
  `${select} where o.user_id = $1 order by o.ordered_at desc, o.id desc limit $2 offset $3`,
)
export const ordersOldest = statement(
  'orders.oldest',
  { user: 'uuid', limit: 'int8', offset: 'int8' },
  orderColumns,
  `${select} where o.user_id = $1 order by o.ordered_at, o.id limit $2 offset $3`,
)
export const countOrders = statement(
  'orders.count',
  { user: 'uuid' },
  { total: 'int4' },
  `select count(*)::int as total from orders where user_id = $1`,
)

export const ordersOf = statement(
  'orders.allOf',
  { user: 'uuid' },
  orderColumns,
  `${select} where o.user_id = $1 order by o.ordered_at desc, o.id desc`,
)

/** What tells who it was goes; what was sold, for how much, and to which country (taxes) stays. Answers the emails that stood there. */
/** Two lists at once share the work instead of waiting for each other. */
export const adoptOrders = statement(
  'orders.adopt',
  { user: 'uuid' },
  {},
  `
  update orders set user_id = $1 where id in (
    select o.id from orders o join users u on u.email = o.email where u.id = $1 and o.user_id is null order by o.id for update of o skip locked
  )`,
)

export const blankOrders = statement(
  'orders.blank',
  { user: 'uuid' },
  { email: 'text' },
  `
  with mine as (select id, email from orders where user_id = $1 order by id for update),
    told as (update order_events e set note = '' from mine where e.order_id = mine.id),
    blanked as (
      update orders o set user_id = null, email = 'erased@erased.invalid',
        shipping_address = jsonb_build_object('firstName', 'Erased', 'lastName', 'customer', 'addressLine1', '-', 'addressLine2', '', 'city', '-',
          'postCode', '--', 'country', o.shipping_address->'country', 'phone', '+10000000', 'tag', 'HOME'),
        billing_address = jsonb_build_object('firstName', 'Erased', 'lastName', 'customer', 'addressLine1', '-', 'addressLine2', '', 'city', '-',
          'postCode', '--', 'country', o.billing_address->'country', 'phone', '+10000000', 'tag', 'HOME')
      from mine where o.id = mine.id
    )
  select distinct email from mine`,
)
