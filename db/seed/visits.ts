import { statement, type Tx } from '#server/db/statement.ts'

const days = 120

/** More visitors on days with more orders; the same for the same orders. Today's are counted as they come. */
const addVisits = statement(
  'seed.visits',
  { today: 'date', days: 'int4' },
  {},
  `
  insert into daily_visits (day, visits, products, carts, checkouts)
  select day, visits, visits * 59 / 100, visits * 13 / 100 + orders, visits * 4 / 100 + orders + 1
  from (
    select d.day, o.orders, 48 + o.orders * 29 + (extract(doy from d.day)::int * 37) % 23 as visits
    from (select $1::date - n as day from generate_series(1, $2::int) n) d
      cross join lateral (select count(*)::int as orders from orders
        where ordered_at >= d.day::timestamp at time zone 'UTC' and ordered_at < (d.day + 1)::timestamp at time zone 'UTC') o
  ) v`,
)

/** Adds the number of visitors on each day of the demo. */
export const fillVisits = (tx: Tx, now: Date): Promise<number> => addVisits.run(tx, { today: now.toISOString().slice(0, 10), days })

/** Traffic sources of the demo's orders, derived from their numbers: the same for the same orders. Two in five came directly. */
const addSources = statement(
  'seed.sources',
  {},
  {},
  `
  with came as (
  insert into order_sources (order_id, channel, source, campaign, ordered_at)
  select o.id, s.channel, s.source, s.campaign, o.ordered_at from orders o cross join lateral (values
    (0, 'search', 'google.com', ''), (1, 'search', 'google.com', ''), (2, 'search', 'duckduckgo.com', ''), (3, 'social', 'l.instagram.com', ''),
    (4, 'email', 'newsletter', 'spring-strength'), (5, 'paid', 'google', 'kettlebells'), (6, 'referral', 'barbell-notes.example', ''),
    (7, 'social', 'instagram', 'open-clubs'), (8, 'email', 'newsletter', 'restock')) as s (at, channel, source, campaign)
  where o.ordered_at > '2000-01-01' and s.at = regexp_replace(o.number, '\\D', '', 'g')::bigint * 7 % 15
  returning order_id, channel)
  update orders o set channel = c.channel from came c where o.id = c.order_id`,
)

/** Adds the traffic sources of the demo's orders. */
export const fillSources = (tx: Tx): Promise<number> => addSources.run(tx, {})
