import { statement } from '#server/db/statement.ts'
import type { Columns } from '#server/db/types.ts'
import { isSale } from '#server/modules/orders/orders.ts'

/** The highest number that is counted. */
const countMax = 1000

/** The number of items that wait, and since when the oldest one does. `select` returns the time of each as `at`. */
const waiting = <const P extends Columns>(name: string, params: P, select: string) =>
  statement(
    name,
    params,
    { count: 'int4', oldest: 'timestamptz?' },
    `select count(*)::int as count, min(at) as oldest from (${select}) waiting`,
  )

/** Orders that are paid or to be paid on delivery, don't wait for pieces that they replace, and aren't fully shipped. */
const toPack = `
  select k.at from unnest(array['Pending', 'Processing']) o, unnest(array['NotYetShipped', 'PartiallyShipped']) s,
    unnest(array['Paid', 'Pending']) p
    cross join lateral (select ordered_at as at from orders
      where order_status = o and payment_status = p and shipping_status = s and (p = 'Paid' or payment_method = 'COD')
        and credit_expected = 0
      order by ordered_at limit ${countMax}) k`
export const ordersToPack = waiting('home.toPack', {}, toPack)

export const unpaidOrders = waiting(
  'home.unpaid',
  {},
  `
  select ordered_at as at from orders where order_status = 'Pending' and payment_status = 'Pending' and shipping_status = 'NotYetShipped'
    and payment_method = 'Stripe' limit ${countMax}`,
)

const toDecide = `select requested_at as at from returns where state = 'requested' order by requested_at limit ${countMax}`
export const returnsToDecide = waiting('home.returns', {}, toDecide)

/** Returns that have arrived and aren't settled: by a refund, an exchange, or as done where nothing is owed. */
const received = `select changed_at as at from returns where state = 'received' order by requested_at limit ${countMax}`
export const receivedReturns = waiting('home.receivedReturns', {}, received)

/** Checked imports of these kinds that would change something. A newer file of the same kind replaces one that nobody ran. */
export const importsToRun = waiting(
  'home.importsToRun',
  { kinds: 'text[]' },
  `
  select i.created_at as at from imports i where i.state = 'ready' and i.kind = any($1) and i.creates + i.updates + i.outdated > 0
    and not exists (select from imports n where (n.created_at, n.id) > (i.created_at, i.id) and n.kind = i.kind)
  order by i.created_at desc limit ${countMax}`,
)

/** Refunds of orders and memberships that failed for good and aren't settled. */
export const failedRefunds = waiting(
  'home.failedRefunds',
  {},
  `
  (select done_at as at from refunds where status = 'failed' order by done_at limit ${countMax})
  union all (select failed_at from charge_refund_failures where settled_at is null order by failed_at limit ${countMax})`,
)

/** Mails that may or may not have been sent, which someone has to check. */
export const unclearMails = waiting(
  'home.unclearMails',
  {},
  `
  select created_at as at from messages where state = 'unclear' order by created_at desc limit ${countMax}`,
)

const reports = `select opened_at as at from moderation_cases where state <> 'closed' limit ${countMax}`
export const openReports = waiting('home.reports', {}, reports)

const countOf = (select: string): string => `(select count(*)::int from (${select}) k)`
/** The numbers of the menu, in one statement. */
export const menuCounts = statement(
  'home.menuCounts',
  { moderates: 'bool' },
  { pack: 'int4', returns: 'int4', received: 'int4', reports: 'int4?' },
  `
  select ${countOf(toPack)} as pack, ${countOf(toDecide)} as returns, ${countOf(received)} as received,
    case when $1 then ${countOf(reports)} end as reports`,
)

export const flaggedRecords = waiting(
  'home.records',
  {},
  `
  select found_at as at from record_checks where state = 'waiting' order by found_at desc limit ${countMax}`,
)

export const openQuestions = waiting(
  'home.questions',
  {},
  `
  select created_at as at from questions where answers = 0 and removed_at is null order by id desc limit ${countMax}`,
)

/** The sales of each hour since a time. */
export const salesByHour = statement(
  'home.salesByHour',
  { from: 'timestamptz', until: 'timestamptz' },
  { hour: 'int4', orders: 'int4', sales: 'int8' },
  `
  select extract(hour from ordered_at at time zone 'UTC')::int as hour, count(*)::int as orders,
    sum(in_shop(total_cost, shop_rate))::int8 as sales
  from orders where ordered_at >= $1 and ordered_at < $2 and ${isSale('orders')} group by 1`,
)

export const topProducts = statement(
  'home.topProducts',
  { from: 'timestamptz' },
  { product_id: 'uuid', name: 'text', slug: 'text', pieces: 'int4', sales: 'int8' },
  `
  select l.product_id, max(l.name) as name, max(l.slug) as slug, sum(l.quantity)::int as pieces,
    sum(in_shop(l.total_price - l.discount, o.shop_rate))::int8 as sales
  from orders o join order_lines l on l.order_id = o.id
  where o.ordered_at >= $1 and ${isSale('o')} group by l.product_id order by sales desc, l.product_id limit 5`,
)

export const mostRequestedProducts = statement(
  'home.mostRequestedProducts',
  {},
  { variant_id: 'uuid', name: 'text', slug: 'text', sku: 'text', people: 'int4' },
  `
  select w.variant_id, p.name, p.slug, v.sku, w.people
  from (select variant_id, count(*)::int as people from stock_alerts where confirmed_at is not null and sent_at is null
    group by variant_id order by people desc, variant_id limit 5) w
    join variants v on v.id = w.variant_id join products p on p.id = v.product_id
  order by w.people desc, w.variant_id`,
)
