import { statement } from '#server/db/statement.ts'

const figures = { orders: 'int4', sales: 'int8', refunded: 'int8', members: 'int4', posts: 'int4' } as const

/** Counts what happened in spans of time from the rows themselves; cancelled orders are no sales. Ids begin with their time. */
export const countSpans = statement(
  'analytics.countSpans',
  { from: 'timestamptz[]', until: 'timestamptz[]', first: 'uuid[]', end: 'uuid[]' },
  { from: 'timestamptz', ...figures },
  `
  select d.at as "from", o.orders, o.sales, r.refunded, m.members, p.posts
  from unnest($1::timestamptz[], $2::timestamptz[], $3::uuid[], $4::uuid[]) as d (at, until, first, last)
    cross join lateral (select count(*)::int as orders, coalesce(sum(total_cost), 0)::int8 as sales
      from orders where ordered_at >= d.at and ordered_at < d.until and order_status <> 'Cancelled') o
    cross join lateral (select coalesce(sum(amount), 0)::int8 as refunded from order_refunds x where x.at >= d.at and x.at < d.until) r
    cross join lateral (select count(*)::int as members from users where id >= d.first and id < d.last) m
    cross join lateral (select count(*)::int as posts from posts where id >= d.first and id < d.last) p`,
)

export const storedDays = statement(
  'analytics.storedDays',
  { from: 'date', to: 'date' },
  { day: 'date', ...figures },
  `select day, orders, sales, refunded, members, posts from daily_figures where day between $1 and $2 order by day`,
)

export const lastCountedDay = statement('analytics.lastDay', {}, { day: 'date' }, `select day from daily_figures order by day desc limit 1`)

/**
 * What was sold of each product: of counted days as it was counted, from then on from the orders. `offset 0` keeps the planner, which doesn't
 * know how short that time is, from reading all lines there are.
 */
const sold = `
  select product_id, sum(pieces)::int as pieces, sum(sales)::int8 as sales from (
    select product_id, pieces, sales from daily_products where day between $1 and $2
    union all
    select l.product_id, l.quantity, l.sales
    from (select id from orders where ordered_at >= $3 and ordered_at < $4 and order_status <> 'Cancelled' offset 0) o
      cross join lateral (select product_id, quantity, total_price - discount as sales from order_lines where order_id = o.id offset 0) l) s
  group by product_id`

const soldParams = { from: 'date', to: 'date', liveFrom: 'timestamptz', until: 'timestamptz' } as const
const soldColumns = { product_id: 'uuid', name: 'text', slug: 'text', pieces: 'int4', sales: 'int8' } as const

export const topProducts = statement(
  'analytics.topProducts',
  { ...soldParams, limit: 'int8' },
  soldColumns,
  `
  select s.product_id, p.name, p.slug, s.pieces, s.sales from (${sold} order by sales desc, product_id limit $5) s
    join products p on p.id = s.product_id order by s.sales desc, s.product_id`,
)

export const soldProducts = statement(
  'analytics.soldProducts',
  { ...soldParams, after: 'uuid', limit: 'int8' },
  soldColumns,
  `
  select s.product_id, p.name, p.slug, s.pieces, s.sales from (${sold} having product_id > $5 order by product_id limit $6) s
    join products p on p.id = s.product_id order by s.product_id`,
)

export const searchesInVain = statement(
  'analytics.searchesInVain',
  { from: 'date', to: 'date', limit: 'int8' },
  { query: 'text', searches: 'int4' },
  `
  select query, sum(searches)::int as searches from search_log where day between $1 and $2 and results = 0
  group by query order by 2 desc, query limit $3`,
)

export const cohorts = statement(
  'analytics.cohorts',
  { from: 'date' },
  { cohort: 'date', month: 'date', customers: 'int4' },
  `select cohort, month, customers from monthly_cohorts where cohort >= $1 order by cohort, month`,
)
