import type { Exchange } from '#contract/exchange.ts'
import type { Order } from '#contract/order.ts'
import { namedStatement } from '#server/db/named-statement.ts'
import { type Statement, statement } from '#server/db/statement.ts'
import { type Columns, jsonb, nullable, type Row, textOf } from '#server/db/types.ts'

const sources = ['all', 'states', 'words', 'tag', 'wordsAndTag', 'waiting', 'channel'] as const
/**
 * What a list of staff is read from. `states`: each combination of the three states is a part of one index that is in the list's order, so of
 * each no more rows are read than the page has, and what else is filtered by is in the index, too. `words` and `tag`: the few that were searched for, or are marked. `channel`: those that came so, from an index that is in the list's order.
 */
export type Source = (typeof sources)[number]
export type Sort = 'placed' | '-placed' | 'total' | '-total'
const sorts: readonly Sort[] = ['placed', '-placed', 'total', '-total']

const types = {
  from: 'timestamptz',
  until: 'timestamptz',
  orders: 'text[]',
  payments: 'text[]',
  shippings: 'text[]',
  method: 'text?',
  channel: 'text?',
  words: 'text',
  sku: 'text',
  tag: 'text',
  waiting: 'bool',
  ready: 'bool',
  at: 'timestamptz',
  total: 'int4',
  id: 'uuid',
  limit: 'int8',
} as const

/** Paid, or to be paid on delivery, and not waiting for what it replaces. */
const isReady = `credit_expected = 0 and (payment_status = 'Paid' or payment_method = 'COD')`
const byChannel = `(:channel::text is null or channel = :channel)`
const time = `ordered_at >= :from and ordered_at < :until and (:method::text is null or payment_method = :method) and (not :ready or (${isReady})) and ${byChannel}`
const states = 'order_status = any(:orders) and payment_status = any(:payments) and shipping_status = any(:shippings)'
/** Number, email and name of an order, word by word: a trigger writes them. */
const byWords = `id in (select order_id from order_words where words @@ to_tsquery('simple', :words)
  union select order_id from order_lines where sku = :sku)`
const byTag = 'id in (select order_id from order_tags where tag = :tag)'

/** Those of which pieces wait for stock. */
const byWaiting = 'has_back_orders and id in (select order_id from back_orders)'
const mayWait = `(not :waiting or ${byWaiting})`
const conditions: Record<Source, string> = {
  all: time,
  states: `${time} and ${states}`,
  words: `${time} and ${states} and ${mayWait} and ${byWords}`,
  tag: `${time} and ${states} and ${mayWait} and ${byTag}`,
  waiting: `${time} and ${states} and ${byWaiting}`,
  channel: `${time} and ${states}`,
  wordsAndTag: `${time} and ${states} and ${mayWait} and ${byWords} and ${byTag}`,
}

const places: Record<Sort, { after: string; order: string }> = {
  placed: { after: '(ordered_at, id) > (:at, :id)', order: 'ordered_at, id' },
  '-placed': { after: '(ordered_at, id) < (:at, :id)', order: 'ordered_at desc, id desc' },
  total: { after: '(total_cost, id) > (:total, :id)', order: 'total_cost, id' },
  '-total': { after: '(total_cost, id) < (:total, :id)', order: 'total_cost desc, id desc' },
}

const key = { at: 'timestamptz', total: 'int4', id: 'uuid' } as const

/** Also of everything: the index by time alone would read all orders of one moment, to sort them by id. */
const isByState = (source: Source): boolean => source === 'all' || source === 'states' || source === 'channel'
/** As a value it isn't looked up by: sorted by total, the index by total is to be read, however few days the planner expects. */
const timeChecked = time.replace('ordered_at >= :from and ordered_at < :until', '(ordered_at >= :from and ordered_at < :until) is true')

/** Orders of a channel. `offset 0` keeps the planner, which expects few of them in any state, from reading all of the channel. */
const fromChannel = `from order_sources s cross join lateral (
    select total_cost, shop_rate from orders where id = s.order_id and ${conditions.states.replace(` and ${byChannel}`, '')} offset 0) o
  where s.channel = :channel and s.ordered_at >= :from and s.ordered_at < :until`

function keysOf(source: Source, sort: Sort): Statement<Columns, typeof key> {
  const { after, order } = places[sort]
  const found = `select ordered_at as at, total_cost as total, id from orders where ${conditions[source]} and ${after} order by ${order} limit :limit`
  const byState = `
  select k.at, k.total, k.id from unnest(:orders::text[]) o, unnest(:payments::text[]) p, unnest(:shippings::text[]) s cross join lateral (
    select ordered_at as at, total_cost as total, id from orders
    where order_status = o and payment_status = p and shipping_status = s and ${sort.endsWith('total') ? timeChecked : time} and ${after} order by ${order} limit :limit) k
  order by ${order
    .replaceAll('ordered_at', 'k.at')
    .replaceAll('total_cost', 'k.total')
    .replaceAll(/\bid\b/g, 'k.id')} limit :limit`
  const placed = order.replaceAll(/\b(ordered_at|id)\b/g, (name) => (name === 'id' ? 's.order_id' : 's.ordered_at'))
  const ofChannel = `
  select s.ordered_at as at, o.total_cost as total, s.order_id as id ${fromChannel} and ${after.replace('(ordered_at, id)', '(s.ordered_at, s.order_id)')}
  order by ${placed} limit :limit`
  const text = source === 'channel' && !sort.endsWith('total') ? ofChannel : isByState(source) ? byState : found
  return namedStatement(`orders.staffKeys.${source}.${sort}`, types, key, text)
}

const keys = Object.fromEntries(
  sources.map((source) => [source, Object.fromEntries(sorts.map((sort) => [sort, keysOf(source, sort)]))]),
) as Record<Source, Record<Sort, Statement<Columns, typeof key>>>

/** Which orders a page has, in its order. */
export const staffKeys = (source: Source, sort: Sort): Statement<Columns, typeof key> => keys[source][sort]

const sum = { count: 'int4', sum: 'int8' } as const
const counts = Object.fromEntries(
  sources.map((source) => [
    source,
    namedStatement(
      `orders.staffCount.${source}`,
      types,
      sum,
      `select count(*)::int as count, coalesce(sum(in_shop(total_cost, shop_rate)), 0)::int8 as sum
       from (select total_cost, shop_rate ${source === 'channel' ? fromChannel : `from orders where ${conditions[source]}`} limit :limit) found`,
    ),
  ]),
) as Record<Source, Statement<Columns, typeof sum>>

/** How many orders are found, up to a limit, and what they come to. */
export const staffCount = (source: Source): Statement<Columns, typeof sum> => counts[source]

const row = {
  id: 'uuid',
  number: 'text',
  ordered_at: 'timestamptz',
  first_name: 'text?',
  last_name: 'text?',
  email: 'text',
  is_guest: 'bool',
  first_item: 'text?',
  lines: 'int4?',
  pieces: 'int4?',
  order_status: textOf<Order['orderStatus']>(),
  payment_status: textOf<Order['paymentStatus']>(),
  shipping_status: textOf<Order['shippingStatus']>(),
  payment_method: textOf<Order['paymentMethod']>(),
  total_cost: 'int4',
  currency: nullable(jsonb<Exchange>()),
  tags: 'text[]',
  waiting: 'int4?',
  waits_for_return: 'bool',
  is_refunded: 'bool',
} as const
export type StaffRow = Row<typeof row>

export const staffRows = statement(
  'orders.staffRows',
  { ids: 'uuid[]' },
  row,
  `
  select o.id, o.number, o.ordered_at, o.shipping_address->>'firstName' as first_name, o.shipping_address->>'lastName' as last_name, o.email,
    o.user_id is null as is_guest, l.first_item, l.lines, l.pieces, o.order_status, o.payment_status, o.shipping_status, o.payment_method, o.total_cost, o.currency,
    array(select t.tag from order_tags t where t.order_id = o.id order by t.tag) as tags,
    case when o.has_back_orders then (select sum(b.quantity)::int from back_orders b where b.order_id = o.id) end as waiting,
    o.credit_expected > 0 and o.order_status <> 'Cancelled' as waits_for_return,
    o.payment_status = 'Cancelled' and (o.refunded > 0 or exists (select from order_refunds r where r.order_id = o.id)) as is_refunded
  from orders o left join lateral (
    select (array_agg(name order by position))[1] as first_item, count(*)::int as lines, sum(quantity)::int as pieces from order_lines where order_id = o.id) l on true
  where o.id = any($1)`,
)
