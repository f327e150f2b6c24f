import { statement } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'

const line = { variant_id: 'uuid', quantity: 'int4', percent: 'int4', price: 'int4' } as const
/** A product of a repeat delivery besides the first one. */
export type OtherLine = Row<typeof line>

/** The products of a locked repeat delivery besides its first one, in the order in which they were added. */
export const othersOf = statement(
  'repeatLines.othersOf',
  { delivery: 'uuid' },
  line,
  `select variant_id, quantity, percent, price from repeat_lines where repeat_delivery_id = $1 order by created_at, variant_id`,
)

export const insertLine = statement(
  'repeatLines.insert',
  { delivery: 'uuid', variant_id: 'uuid', quantity: 'int4', percent: 'int4', price: 'int4', now: 'timestamptz' },
  {},
  `
  insert into repeat_lines (repeat_delivery_id, variant_id, quantity, percent, price, created_at) values ($1, $2, $3, $4, $5, $6)`,
)

export const setQuantity = statement(
  'repeatLines.setQuantity',
  { delivery: 'uuid', variant: 'uuid', quantity: 'int4' },
  {},
  `update repeat_lines set quantity = $3 where repeat_delivery_id = $1 and variant_id = $2`,
)

/** Stores the prices at which they were ordered. */
export const setPrices = statement(
  'repeatLines.setPrices',
  { delivery: 'uuid', variants: 'uuid[]', prices: 'int4[]' },
  {},
  `
  update repeat_lines l set price = p.price from unnest($2::uuid[], $3::int[]) as p (variant, price)
  where l.repeat_delivery_id = $1 and l.variant_id = p.variant`,
)

export const deleteLine = statement(
  'repeatLines.delete',
  { delivery: 'uuid', variant: 'uuid' },
  {},
  `delete from repeat_lines where repeat_delivery_id = $1 and variant_id = $2`,
)

export const productOf = statement(
  'repeatLines.productOf',
  { variant: 'uuid' },
  { product_id: 'uuid' },
  `select product_id from variants where id = $1`,
)

/** Published variants that are offered at an interval and aren't in a repeat delivery; those with a part of their name, in lower case, if one is given. */
export const addable = statement(
  'repeatLines.addable',
  { weeks: 'int4', except: 'uuid[]', limit: 'int8', now: 'timestamptz', part: 'text', locale: 'text' },
  { product_id: 'uuid', id: 'uuid', percent: 'int4' },
  `
  select v.product_id, v.id, p.repeat_percent as percent
  from products p join variants v on v.product_id = p.id
  where p.repeat_weeks is not null and $1 = any(p.repeat_weeks) and v.active and not v.is_digital and v.id <> all($2)
    and p.published_at <= $4 and p.unpublished_at is null
    and ($5 = '' or position($5 in lower(p.name)) > 0 or exists (
      select from product_translations t where t.product_id = p.id and t.locale = $6 and position($5 in lower(t.name)) > 0))
  order by p.id desc, v.id limit $3`,
)
