import { statement } from '#server/db/statement.ts'
import { isSale } from '#server/modules/orders/orders.ts'
import { figures } from './figure-columns.ts'

/** The time of the first order. */
export const firstDay = statement(
  'analytics.firstDay',
  {},
  { at: 'timestamptz' },
  `select ordered_at as at from orders order by ordered_at limit 1`,
)

/** Changed days, oldest first. There are few days, so all rows are read. */
export const outdatedDays = statement(
  'analytics.outdatedDays',
  { limit: 'int8' },
  { day: 'date' },
  `select day from daily_figures where changes <> counted_changes order by day limit $1`,
)

/** Read before the orders, so that concurrent changes are counted again later. */
export const changesOf = statement(
  'analytics.changes',
  { day: 'date' },
  { changes: 'int4' },
  `select changes from daily_figures where day = $1`,
)

const saved = Object.keys(figures)

export const saveDay = statement(
  'analytics.saveDay',
  {
    day: 'date',
    changes: 'int4',
    ...figures,
  },
  {},
  `
  insert into daily_figures (day, counted_changes, ${saved.join(', ')}) values ($1, $2, ${saved.map((_, at) => `$${at + 3}`).join(', ')})
  on conflict (day) do update set counted_changes = excluded.counted_changes,
    ${saved.map((name) => `${name} = excluded.${name}`).join(', ')}`,
)

export const clearProducts = statement('analytics.clearProducts', { day: 'date' }, {}, `delete from daily_products where day = $1`)

export const saveProducts = statement(
  'analytics.saveProducts',
  { day: 'date', from: 'timestamptz', until: 'timestamptz' },
  {},
  `
  insert into daily_products (day, product_id, pieces, sales)
  select $1, l.product_id, sum(l.quantity), sum(in_shop(l.total_price - l.discount, o.shop_rate))
  from orders o join order_lines l on l.order_id = o.id
  where o.ordered_at >= $2 and o.ordered_at < $3 and ${isSale('o')} group by l.product_id`,
)

export const clearChannels = statement('analytics.clearChannels', { day: 'date' }, {}, `delete from daily_channels where day = $1`)

export const saveChannels = statement(
  'analytics.saveChannels',
  { day: 'date', from: 'timestamptz', until: 'timestamptz' },
  {},
  `
  insert into daily_channels (day, channel, source, campaign, orders, sales)
  select $1, coalesce(s.channel, 'direct'), coalesce(s.source, ''), coalesce(s.campaign, ''), count(*),
    sum(in_shop(o.total_cost, o.shop_rate))
  from orders o left join order_sources s on s.order_id = o.id
  where o.ordered_at >= $2 and o.ordered_at < $3 and ${isSale('o')} group by 2, 3, 4`,
)

export const clearCohorts = statement('analytics.clearCohorts', { from: 'date' }, {}, `delete from monthly_cohorts where cohort >= $1`)

/** Counts cohorts from all orders, at night. A customer is an account or a guest's email. */
export const saveCohorts = statement(
  'analytics.saveCohorts',
  { from: 'date' },
  {},
  `
  with bought as (
    select coalesce(user_id::text, email) as who, date_trunc('month', ordered_at at time zone 'UTC')::date as month
    from orders where ${isSale('orders')} group by 1, 2
  ), first as (select who, min(month) as cohort from bought group by who having min(month) >= $1)
  insert into monthly_cohorts (cohort, month, customers)
  select f.cohort, b.month, count(*) from first f join bought b using (who) group by 1, 2`,
  { slow: true },
)

export const anyCohort = statement(
  'analytics.anyCohort',
  {},
  { cohort: 'date' },
  `select cohort from monthly_cohorts order by cohort limit 1`,
)
