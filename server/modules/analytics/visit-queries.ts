import { statement } from '#server/db/statement.ts'

export const beginDay = statement(
  'analytics.beginVisits',
  { day: 'date' },
  {},
  `insert into daily_visits (day) values ($1) on conflict (day) do nothing`,
)

export const lockDay = statement(
  'analytics.lockVisits',
  { day: 'date' },
  { sketch: 'text?' },
  `select sketch from daily_visits where day = $1 for update`,
)

export const saveDay = statement(
  'analytics.saveVisits',
  { day: 'date', visits: 'int4', products: 'int4', carts: 'int4', checkouts: 'int4', sketch: 'text' },
  {},
  `update daily_visits set visits = $2, products = $3, carts = $4, checkouts = $5, sketch = $6 where day = $1`,
)

/** Deletes the sketches of past days, which aren't counted any further. */
export const deleteSketches = statement(
  'analytics.deleteSketches',
  { before: 'date' },
  {},
  `update daily_visits set sketch = null where day < $1 and day >= $1::date - 7 and sketch is not null`,
)

export const visitsBetween = statement(
  'analytics.visits',
  { from: 'date', to: 'date' },
  { visits: 'int4', products: 'int4', carts: 'int4', checkouts: 'int4' },
  `
  select coalesce(sum(visits), 0)::int as visits, coalesce(sum(products), 0)::int as products, coalesce(sum(carts), 0)::int as carts,
    coalesce(sum(checkouts), 0)::int as checkouts from daily_visits where day between $1 and $2`,
)
