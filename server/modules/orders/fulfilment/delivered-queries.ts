import { statement } from '#server/db/statement.ts'
import { jsonb } from '#server/db/types.ts'

/** The options of a line that was delivered to a customer. Orders placed as a guest with their email count too. */
export const deliveredLine = statement(
  'orders.deliveredLine',
  { user: 'uuid', order: 'uuid', product: 'uuid' },
  { options: jsonb<Record<string, string>>() },
  `
  select l.options from orders o join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
  where o.id = $2 and l.product_id = $3 and o.shipping_status = 'Delivered' and not p.is_gift_card
    and (o.user_id = $1 or (o.user_id is null and o.email = (select u.email from users u where u.id = $1)))
  order by l.position limit 1`,
)

export const ownsProduct = statement(
  'orders.ownsProduct',
  { user: 'uuid', product: 'uuid' },
  { owns: 'bool' },
  `
  select exists (select from orders o join order_lines l on l.order_id = o.id
    where o.user_id = $1 and l.product_id = $2 and o.shipping_status = 'Delivered') as owns`,
)

/** Those of the products that were delivered to a customer. */
export const ownedOf = statement(
  'orders.ownedOf',
  { user: 'uuid', products: 'uuid[]' },
  { id: 'uuid' },
  `
  select distinct l.product_id as id from orders o join order_lines l on l.order_id = o.id
  where o.user_id = $1 and l.product_id = any($2) and o.shipping_status = 'Delivered'`,
)

/** The products that were delivered with a customer's last hundred orders, newest first, without gift cards. */
export const ownedProducts = statement(
  'orders.ownedProducts',
  { user: 'uuid', limit: 'int8' },
  { id: 'uuid' },
  `
  select l.product_id as id from (
    select id, ordered_at from orders where user_id = $1 and shipping_status = 'Delivered' order by ordered_at desc, id desc limit 100
  ) o join order_lines l on l.order_id = o.id where l.product_id is not null and not l.is_gift_card
  group by l.product_id order by max(o.ordered_at) desc, l.product_id limit $2`,
)
