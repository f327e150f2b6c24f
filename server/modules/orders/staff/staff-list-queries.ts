import { fullName } from '#contract/customers/full-name.ts'
import type { Exchange } from '#contract/exchange.ts'
import type { Order } from '#contract/order.ts'
import { namedStatement } from '#server/db/named-statement.ts'
import { type Statement, statement } from '#server/db/statement.ts'
import { type Columns, jsonb, nullable, type Row, textOf } from '#server/db/types.ts'

const sources = ['all', 'states', 'words', 'tag', 'wordsAndTag', 'waiting', 'channel'] as const
/**
 * What a staff list of orders is read from. `states`: one index has a part for each combination of the three states, in the order of the
 * list, so no more rows of each are read than the page has; the other filters are in the index, too. `words` and `tag`: the few orders that
 * match a search or have a tag. `channel`: the orders of a channel, from an index in the order of the list.
 */
export type Source = (typeof sources)[number]
type Sort = 'placed' | '-placed' | 'total' | '-total'
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

/** The order is paid, or to be paid on delivery, and isn't waiting for the pieces that it replaces. */
const isReady = `credit_expected = 0 and (payment_status = 'Paid' or payment_method = 'COD')`
const byChannel = `(:channel::text is null or channel = :channel)`
const time = `
  ordered_at >= :from and ordered_at < :until and (:method::text is null or payment_method = :method) and (not :ready or (${isReady}))
    and ${byChannel}`
const states = 'order_status = any(:orders) and payment_status = any(:payments) and shipping_status = any(:shippings)'
/** Searches the words of an order's number, email and name, which a trigger writes. */
const byWords = `select order_id from order_words where words @@ to_tsquery('simple', fold_letters(:words))
  union select order_id from order_lines where sku = :sku`
const byTag = 'id in (select order_id from order_tags where tag = :tag)'

/** Orders with pieces that wait for stock. */
const byWaiting = 'has_back_orders and id in (select order_id from back_orders)'
const mayWait = `(not :waiting or ${byWaiting})`
const conditions: Record<Source, string> = {
  all: time,
  states: `${time} and ${states}`,
  words: `${time} and ${states} and ${mayWait}`,
  tag: `${time} and ${states} and ${mayWait} and ${byTag}`,
  waiting: `${time} and ${states} and ${byWaiting}`,
  channel: `${time} and ${states}`,
  wordsAndTag: `${time} and ${states} and ${mayWait} and ${byTag}`,
}

const places: Record<Sort, { after: string; order: string }> = {
  placed: { after: '(ordered_at, id) > (:at, :id)', order: 'ordered_at, id' },
  '-placed': { after: '(ordered_at, id) < (:at, :id)', order: 'ordered_at desc, id desc' },
  total: { after: '(total_cost, id) > (:total, :id)', order: 'total_cost, id' },
  '-total': { after: '(total_cost, id) < (:total, :id)', order: 'total_cost desc, id desc' },
}

const key = { at: 'timestamptz', total: 'int4', id: 'uuid' } as const

/**
 * Whether a source is read state by state. A list without filters is, too: the index by time alone would read all orders of one moment to
 * sort them by id.
 */
const isByState = (source: Source): boolean => source === 'all' || source === 'states' || source === 'channel'
/**
 * The condition on time in a form that no index is used for. A list sorted by total has to read the index by total, even if the planner
 * expects few days.
 */
const timeChecked = time.replace('ordered_at >= :from and ordered_at < :until', '(ordered_at >= :from and ordered_at < :until) is true')

const isSearch = (source: Source): boolean => source === 'words' || source === 'wordsAndTag'
/** The orders that match a source's filters, from some that match words. PostgreSQL would read all to join them; `offset 0` keeps it from that. */
const among = (found: string, source: Source): string => `
  from ${found} w cross join lateral (
    select id, ordered_at, total_cost, shop_rate from orders where id = w.order_id and ${conditions[source]} offset 0) o where true`
const fromOrders = (source: Source): string =>
  isSearch(source) ? among(`(${byWords})`, source) : `from orders where ${conditions[source]}`

/** Up to this many matches of a search are looked up one by one; more are joined with all orders. */
const fewMax = 1000
function searchedPage(source: Source, sort: Sort): string {
  const { after, order } = places[sort]
  const columns = 'ordered_at as at, total_cost as total, id'
  const rest = `and ${after} order by ${order} limit :limit`
  return `
  with few as materialized (${byWords.replace('union', 'union all')} limit ${fewMax + 1}),
    many as materialized (select count(*) > ${fewMax} as are from few)
  select at, total, id from (
    (select ${columns} ${among('(select distinct order_id from few)', source)} and not (select are from many) ${rest})
    union all (select ${columns} from orders where (select are from many) and ${conditions[source]} and id in (${byWords}) ${rest})) k
  order by ${order.replaceAll('ordered_at', 'at').replaceAll('total_cost', 'total')} limit :limit`
}

/** Reads the orders of a channel. The planner expects few of them in any state; `offset 0` keeps it from reading the whole channel. */
const fromChannel = `from order_sources s cross join lateral (
    select total_cost, shop_rate from orders where id = s.order_id and ${conditions.states.replace(` and ${byChannel}`, '')} offset 0) o
  where s.channel = :channel and s.ordered_at >= :from and s.ordered_at < :until`

function keysOf(source: Source, sort: Sort): Statement<Columns, typeof key> {
  const { after, order } = places[sort]
  const found = `
    select ordered_at as at, total_cost as total, id from orders where ${conditions[source]} and ${after} order by ${order} limit :limit`
  const byState = `
  select k.at, k.total, k.id from unnest(:orders::text[]) o, unnest(:payments::text[]) p, unnest(:shippings::text[]) s cross join lateral (
    select ordered_at as at, total_cost as total, id from orders
    where order_status = o and payment_status = p and shipping_status = s and ${sort.endsWith('total') ? timeChecked : time} and ${after}
    order by ${order} limit :limit) k
  order by ${order
    .replaceAll('ordered_at', 'k.at')
    .replaceAll('total_cost', 'k.total')
    .replaceAll(/\bid\b/g, 'k.id')} limit :limit`
  const placed = order.replaceAll(/\b(ordered_at|id)\b/g, (name) => (name === 'id' ? 's.order_id' : 's.ordered_at'))
  const ofChannel = `
  select s.ordered_at as at, o.total_cost as total, s.order_id as id ${fromChannel}
    and ${after.replace('(ordered_at, id)', '(s.ordered_at, s.order_id)')}
  order by ${placed} limit :limit`
  const text =
    source === 'channel' && !sort.endsWith('total')
      ? ofChannel
      : isByState(source)
        ? byState
        : isSearch(source)
          ? searchedPage(source, sort)
          : found
  return namedStatement(`orders.staffKeys.${source}.${sort}`, types, key, text)
}

const keys = Object.fromEntries(
  sources.map((source) => [source, Object.fromEntries(sorts.map((sort) => [sort, keysOf(source, sort)]))]),
) as Record<Source, Record<Sort, Statement<Columns, typeof key>>>

/** The keys of the orders on a page, in its order. */
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
       from (select total_cost, shop_rate ${source === 'channel' ? fromChannel : fromOrders(source)}
         limit :limit) found`,
    ),
  ]),
) as Record<Source, Statement<Columns, typeof sum>>

/** The number of orders that are found, up to a limit, and the sum of their totals. */
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

/** The recipient's name. */
export const nameOf = ({ first_name, last_name }: StaffRow): string => fullName({ firstName: first_name ?? '', lastName: last_name ?? '' })

export const staffRows = statement(
  'orders.staffRows',
  { ids: 'uuid[]' },
  row,
  `
  select o.id, o.number, o.ordered_at, o.shipping_address->>'firstName' as first_name, o.shipping_address->>'lastName' as last_name,
    o.email, o.user_id is null as is_guest, l.first_item, l.lines, l.pieces, o.order_status, o.payment_status, o.shipping_status,
    o.payment_method, o.total_cost, o.currency, array(select t.tag from order_tags t where t.order_id = o.id order by t.tag) as tags,
    case when o.has_back_orders then (select sum(b.quantity)::int from back_orders b where b.order_id = o.id) end as waiting,
    o.credit_expected > 0 and o.order_status <> 'Cancelled' as waits_for_return,
    o.payment_status = 'Cancelled' and (o.refunded > 0 or exists (select from order_refunds r where r.order_id = o.id)) as is_refunded
  from orders o left join lateral (
    select (array_agg(name order by position))[1] as first_item, count(*)::int as lines, sum(quantity)::int as pieces from order_lines
    where order_id = o.id) l on true
  where o.id = any($1)`,
)
