import type { Channel } from '#contract/order-source.ts'
import { statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import { isSale } from '#server/modules/orders/orders.ts'
import { figures } from './figure-columns.ts'
import { creditedIn, creditParts, grossOf, orderParts, refundedInShop } from './sales-sql.ts'

/** Who signed up: not staff, nor imported customers who never did, as these have no way to sign in yet. */
const isMember = `merged_into is null and role = 'customer' and (password_hash is not null
      or exists (select from identities where user_id = u.id) or exists (select from passkeys where user_id = u.id))`

/** Counts the figures of time spans from the original rows. Members and posts are selected by id, as ids begin with the creation time. */
export const countSpans = statement(
  'analytics.countSpans',
  { from: 'timestamptz[]', until: 'timestamptz[]', first: 'uuid[]', end: 'uuid[]' },
  { from: 'timestamptz', ...figures },
  `
  select d.at as "from", o.orders, o.sales, r.refunded, m.members, p.posts, o.gross, o.discounts, b.total - b.shipping - b.tax as returned,
    o.shipping - b.shipping as shipping, o.tax - b.tax as tax, o.gift_cards - b.cards as gift_cards, o.unpaid
  from unnest($1::timestamptz[], $2::timestamptz[], $3::uuid[], $4::uuid[]) as d (at, until, first, last)
    cross join lateral (select count(*)::int as orders, coalesce(sum(part.total), 0)::int8 as sales,
      coalesce(sum(${grossOf}), 0)::int8 as gross, coalesce(sum(part.discounts), 0)::int8 as discounts,
      coalesce(sum(part.shipping), 0)::int8 as shipping, coalesce(sum(part.tax), 0)::int8 as tax,
      coalesce(sum(part.gift_cards), 0)::int8 as gift_cards, coalesce(sum(part.unpaid), 0)::int8 as unpaid
      from orders o ${orderParts} where o.ordered_at >= d.at and o.ordered_at < d.until and ${isSale('o')}) o
    cross join lateral (select coalesce(sum(back.money + back.points + back.credit), 0)::int8 as refunded
      from order_refunds r join orders o on o.id = r.order_id and ${isSale('o')} ${refundedInShop} where r.at >= d.at and r.at < d.until) r
    cross join lateral (select coalesce(sum(back.total), 0)::int8 as total, coalesce(sum(back.shipping), 0)::int8 as shipping,
      coalesce(sum(back.tax), 0)::int8 as tax, coalesce(sum(back.cards), 0)::int8 as cards
      from ${creditedIn('d.at', 'd.until')} ${creditParts}) b
    cross join lateral (select count(*)::int as members from users u where id >= d.first and id < d.last and ${isMember}) m
    cross join lateral (select count(*)::int as posts from posts where id >= d.first and id < d.last) p`,
)

export const storedDays = statement(
  'analytics.storedDays',
  { from: 'date', to: 'date' },
  { day: 'date', ...figures },
  `
  select day, orders, sales, refunded, members, posts, gross, discounts, returned, shipping, tax, gift_cards, unpaid from daily_figures
  where day between $1 and $2 order by day`,
)

export const lastCountedDay = statement('analytics.lastDay', {}, { day: 'date' }, `select day from daily_figures order by day desc limit 1`)

/**
 * The sales of each product: counted days come from `daily_products`, later ones from the orders. `offset 0` keeps the planner, which
 * doesn't know how short that period is, from reading all order lines.
 */
const sold = `
  select product_id, sum(pieces)::int as pieces, sum(sales)::int8 as sales from (
    select product_id, pieces, sales from daily_products where day between $1 and $2
    union all
    select l.product_id, l.quantity, l.sales
    from (select id, shop_rate from orders where ordered_at >= $3 and ordered_at < $4 and ${isSale('orders')} offset 0) o
      cross join lateral (select product_id, quantity, in_shop(total_price - discount, o.shop_rate) as sales from order_lines
        where order_id = o.id offset 0) l) s
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

/** What the orders of a period paid for gift wrap; few are wrapped, so they are read directly. */
export const soldGiftWrap = statement(
  'analytics.soldGiftWrap',
  { from: 'timestamptz', until: 'timestamptz' },
  { pieces: 'int4', sales: 'int8' },
  `
  select count(*)::int as pieces, coalesce(sum(in_shop((gift->>'wrapCost')::int8, shop_rate)), 0)::int8 as sales from orders
  where gift ? 'wrapCost' and ordered_at >= $1 and ordered_at < $2 and ${isSale('orders')}`,
)

/** Sales by channel, from counted days and later orders. `offset 0` as in `sold`. */
const byChannel = `
  select channel, source, campaign, orders, sales from daily_channels where day between $1 and $2
  union all
  select coalesce(s.channel, 'direct'), coalesce(s.source, ''), coalesce(s.campaign, ''), 1, in_shop(o.total_cost, o.shop_rate)
  from (select id, total_cost, shop_rate from orders where ordered_at >= $3 and ordered_at < $4 and ${isSale('orders')} offset 0) o
    left join order_sources s on s.order_id = o.id`
const channel = textOf<Channel>()

export const salesByChannel = statement(
  'analytics.salesByChannel',
  soldParams,
  { channel, orders: 'int4', sales: 'int8' },
  `select channel, sum(orders)::int as orders, sum(sales)::int8 as sales from (${byChannel}) c group by channel order by 3 desc, 1`,
)

export const salesBySource = statement(
  'analytics.salesBySource',
  { ...soldParams, limit: 'int8' },
  { channel, source: 'text', campaign: 'text', orders: 'int4', sales: 'int8' },
  `
  select channel, source, campaign, sum(orders)::int as orders, sum(sales)::int8 as sales from (${byChannel}) c
  group by channel, source, campaign order by 5 desc, 1, 2, 3 limit $5`,
)

export const zeroResultSearches = statement(
  'analytics.zeroResultSearches',
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
