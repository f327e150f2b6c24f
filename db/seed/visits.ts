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

/** How many visitors the demo had on each of its days. */
export const fillVisits = (tx: Tx, now: Date): Promise<number> => addVisits.run(tx, { today: now.toISOString().slice(0, 10), days })
