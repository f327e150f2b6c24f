import { statement } from '#server/db/statement.ts'

export const demoFilledAt = statement(
  'firstSteps.demo',
  {},
  { filled_at: 'timestamptz' },
  `select filled_at from demo_world order by filled_at limit 1`,
)

/** Serializes concurrent removals of the demo. */
export const lockDemo = statement('firstSteps.lockDemo', {}, {}, `select pg_advisory_xact_lock(7263058)`)

/**
 * What the shop has of its own. Products count if they were created after the demo, policies once staff have published them. Each language
 * of a policy counts separately, since customers who buy in it read only that one.
 */
export const readiness = statement(
  'firstSteps.readiness',
  { youngest: 'uuid', policies: 'text[]', locales: 'text[]', now: 'timestamptz' },
  { products: 'bool', shipping: 'bool', tax: 'bool', staff: 'int4', policies: 'int4' },
  `
  select exists (select from product_index where product_id >= $1) as products,
    exists (select from (select version, row_number() over (order by created_at, id) as n from shipping_zones order by created_at, id
      limit 2) z
      where version > 1 or n > 1) as shipping,
    (select charges_none or jsonb_array_length(zones) > 0 from tax_settings where id) as tax,
    (select count(*)::int from (select id from users where role <> 'customer' order by role, id limit 2) s) as staff,
    (select count(*)::int from stored_texts where kind = 'page' and locale = any($3) and name = any($2)
      and (live is not null or publish_at <= $4)) as policies`,
)

/** Whether orders, products or customers were created after the demo. Ids begin with their time. */
export const isInUse = statement(
  'firstSteps.isInUse',
  { filledAt: 'timestamptz', youngest: 'uuid' },
  { in_use: 'bool' },
  `
  select exists (select from orders where ordered_at > $1) or exists (select from products where id >= $2)
    or exists (select from users where id >= $2 and role = 'customer') as in_use`,
)

export const removeDemo = statement('firstSteps.removeDemo', { caller: 'uuid', youngest: 'uuid' }, {}, `select remove_demo_world($1, $2)`)

/** Removes the setting that came with the demo, unless staff have changed it since. */
export const removeDemoSettings = statement(
  'firstSteps.removeDemoSettings',
  { filledAt: 'timestamptz' },
  {},
  `delete from shop_settings where name = 'GIFT_WRAP' and changed_at = $1`,
)

/** Removes the issues of the newsletter that came with the demo. */
export const removeDemoIssues = statement(
  'firstSteps.removeDemoIssues',
  { youngest: 'uuid' },
  {},
  `delete from newsletter_issues where id < $1`,
)

/** Clears every cache of the shop's data. */
export const announceAll = statement(
  'firstSteps.announceAll',
  {},
  {},
  `
  select pg_notify('catalogue', '{"everything":true}'), pg_notify('search', ''), pg_notify('plans', ''), pg_notify('promotions', ''), pg_notify('settings', ''),
    pg_notify('newsletter', '')`,
)
