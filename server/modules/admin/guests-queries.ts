import type { Order } from '#contract/order.ts'
import { statement } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { lastOrders, type LastOrderRow } from './last-orders.ts'

/** How many of a guest's last orders are looked through for addresses, and how many different ones are shown. */
const recent = 50
const addressesMax = 10

export const guestById = statement(
  'admin.guestById',
  { id: 'uuid' },
  {
    id: 'uuid',
    name: 'text',
    email: 'text',
    created_at: 'timestamptz',
    orders: 'int4',
    spent: 'int8',
    last_order_at: 'timestamptz?',
    tags: 'text[]',
    is_claimed: 'bool',
    account: json<{ id: string; name: string } | null>(),
    last_orders: json<LastOrderRow[]>(),
    addresses: json<Order['shippingAddress'][]>(),
  },
  `
  select g.id, g.name, g.email, g.created_at, coalesce(f.orders, 0) as orders, coalesce(f.spent, 0)::int8 as spent, f.last_order_at,
    array(select t.tag from guest_tags t where t.guest_id = g.id order by t.tag) as tags, g.account_id is not null as is_claimed,
    coalesce((select json_build_object('id', u.id, 'name', u.name) from users u where u.id = g.account_id),
      (select json_build_object('id', u.id, 'name', u.name) from users u where u.email = g.email)) as account,
    ${lastOrders('o.email = g.email and o.user_id is null')} as last_orders,
    (select coalesce(json_agg(a.address), '[]') from (
      select a.address from (select shipping_address, billing_address, ordered_at from orders o
        where o.email = g.email and o.user_id is null order by o.ordered_at desc limit ${recent}) o
        cross join lateral (values (o.shipping_address), (o.billing_address)) a (address)
      group by a.address order by max(o.ordered_at) desc, a.address limit ${addressesMax}) a) as addresses
  from guests g left join guest_figures f on f.guest_id = g.id where g.id = $1`,
)
