import { weightSql } from '#server/modules/catalogue/catalogue.ts'
import { statement } from '#server/db/statement.ts'

const buyer = {
  id: 'uuid?',
  guest_id: 'uuid?',
  name: 'text?',
  avatar: 'text?',
  orders: 'int4',
  spent: 'int8',
  returned: 'int4',
  points: 'int4',
  posts: 'int4',
  since: 'timestamptz?',
} as const

/** Whether anything of an order was returned or will be; pieces canceled before shipping and declined returns don't count. */
const hasReturn = (order: string): string =>
  `exists (select from returns r where r.order_id = ${order} and r.kind <> 'cancellation' and r.state <> 'rejected')`

/** A buyer with an account, with figures on their orders, returns and posts. */
export const buyerById = statement(
  'orders.buyerById',
  { id: 'uuid' },
  buyer,
  `
  select u.id, null::uuid as guest_id, u.name, u.avatar, coalesce(f.orders, 0) as orders, coalesce(f.spent, 0)::int8 as spent,
    (select count(*)::int from orders o where o.user_id = u.id and o.order_status <> 'Cancelled'
      and ${hasReturn('o.id')}) as returned,
    u.points,
    (select count(*)::int from posts p where p.author_id = u.id) as posts, u.created_at as since
  from users u left join customer_figures f on f.user_id = u.id where u.id = $1`,
)

/** A guest, with figures on the orders with their email; counted as customer_figures counts those of customers. */
export const buyerByEmail = statement(
  'orders.buyerByEmail',
  { email: 'text' },
  buyer,
  `
  select null::uuid as id, (select g.id from guests g where g.email = $1) as guest_id, null::text as name, null::text as avatar, coalesce(sum(counts_as_order(order_status)), 0)::int as orders,
    coalesce(sum(in_shop(spent_on(payment_status, total_cost, refunded, refunded_otherwise, paid_part, points_cost, credit_cost), shop_rate)),
      0)::int8 as spent,
    count(*) filter (where order_status <> 'Cancelled' and ${hasReturn('orders.id')})::int as returned,
    0 as points, 0 as posts,
    null::timestamptz as since
  from orders where email = $1 and user_id is null`,
)

/** The known weights of an order's pieces, in grams. */
export const weightsOf = statement(
  'orders.weightsOf',
  { order: 'uuid' },
  { variant_id: 'uuid', weight: 'int4' },
  `
  select distinct v.id as variant_id, ${weightSql} as weight from order_lines l join variants v on v.id = l.variant_id
  where l.order_id = $1 and ${weightSql} is not null`,
)

/** The money that returned pieces paid of the order that replaces them; no row until they have. */
export const exchangePaid = statement(
  'orders.exchangePaid',
  { returnId: 'uuid' },
  { amount: 'int4' },
  `select amount from order_refunds where return_id = $1 and method = 'exchange'`,
)

/** The changes of staff at given times, each with its author. */
export const changesByStaff = statement(
  'orders.changesByStaff',
  { targets: 'text[]', times: 'timestamptz[]' },
  { at: 'timestamptz', name: 'text?' },
  `
  select distinct a.at, u.name from audit_log a left join users u on u.id = a.actor
  where a.target = any($1) and a.at = any($2) order by a.at`,
)

const note = { id: 'uuid', at: 'timestamptz', author: 'text?', text: 'text', is_refund: 'bool' } as const

export const notesOf = statement(
  'orders.notes',
  { order: 'uuid' },
  note,
  `
  select n.id, n.at, u.name as author, n.text, n.is_refund from order_notes n left join users u on u.id = n.author
  where n.order_id = $1 order by n.at desc, n.id desc limit 200`,
)

export const insertNote = statement(
  'orders.insertNote',
  { id: 'uuid', order: 'uuid', author: 'uuid', text: 'text', at: 'timestamptz' },
  {},
  `insert into order_notes (id, order_id, author, text, at) values ($1, $2, $3, $4, $5)`,
)

export const tagsOf = statement(
  'orders.tags',
  { order: 'uuid' },
  { tags: 'text[]' },
  `select coalesce(array_agg(tag order by tag), '{}') as tags from order_tags where order_id = $1`,
)

/** Replaces the tags of an order. */
export const replaceTags = statement(
  'orders.replaceTags',
  { order: 'uuid', tags: 'text[]' },
  {},
  `
  with gone as (delete from order_tags where order_id = $1 and tag <> all($2))
  insert into order_tags (order_id, tag) select $1, tag from unnest($2) t (tag) on conflict do nothing`,
)
