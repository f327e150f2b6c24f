import { statement } from '#server/db/statement.ts'
import { columns, facts } from './rows.ts'
import { orderColumnsSql } from './order-columns-sql.ts'

const select = `select ${orderColumnsSql} from orders o`

export const orderById = statement('orders.byId', { id: 'uuid' }, columns, `${select} where o.id = $1`)
/** Orders with these ids, in any order. */
export const ordersOfIds = statement('orders.ofIds', { ids: 'uuid[]' }, columns, `${select} where o.id = any($1)`)
/** The orders of a person that have these ids, with the row version that their stored texts were made of. */
export const ordersByIds = statement(
  'orders.byIds',
  { ids: 'uuid[]', user: 'uuid' },
  { ...columns, version: 'text' },
  `select ${orderColumnsSql}, o.xmin::text as version from orders o where o.id = any($1) and o.user_id = $2`,
)
export const keysOfUser = statement(
  'orders.keysOfUser',
  { user: 'uuid', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select id, ordered_at as at from orders where user_id = $1 and (ordered_at, id) < ($2, $3)
  order by ordered_at desc, id desc limit $4`,
)
export const orderByNumber = statement('orders.byNumber', { number: 'text' }, columns, `${select} where o.number = $1`)

/**
 * Adds to what went back to the buyer, in minor units: `amount` is money, `otherwise` is what points, gift cards and credit had paid. Money
 * counts up to the order's total only, so that a payment that arrived twice and went back isn't counted twice.
 */
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
  `
  update orders
  set cancelled_by = $2,
    pay_until = null,
    points_due_at = null,
    paid_part = 0,
    credit_expected = 0
  where id = $1`,
)

const owner = { id: 'uuid', user_id: 'uuid?' } as const
export const ownerById = statement('orders.ownerById', { id: 'uuid' }, owner, `select id, user_id from orders where id = $1`)
export const ownerByNumber = statement(
  'orders.ownerByNumber',
  { number: 'text' },
  owner,
  `select id, user_id from orders where number = $1`,
)

/** Locks an order, so that its changes happen one after the other. */
export const lockOrder = statement('orders.lock', { id: 'uuid' }, { id: 'uuid' }, `select id from orders where id = $1 for no key update`)

/** Gives a person the orders that they placed as a guest. Skips locked rows, so that concurrent lists share the work. */
export const adoptOrders = statement(
  'orders.adopt',
  { user: 'uuid' },
  {},
  `
  update orders set user_id = $1 where id in (
    select o.id from orders o join users u on u.email = o.email where u.id = $1 and o.user_id is null
    order by o.id for update of o skip locked
  )`,
)

/** Like `adoptOrders`, but waits for locked rows: for callers that may not miss an order. */
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
