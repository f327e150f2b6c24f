import { statement } from '#server/db/statement.ts'

export const demoFilledAt = statement(
  'firstSteps.demo',
  {},
  { filled_at: 'timestamptz' },
  `select filled_at from demo_world order by filled_at limit 1`,
)

/** Whom two who press at the same time wait for. */
export const lockDemo = statement('firstSteps.lockDemo', {}, {}, `select pg_advisory_xact_lock(7263058)`)

/** Products are the shop's own: those that came after the demo. */
export const readiness = statement(
  'firstSteps.readiness',
  { youngest: 'uuid' },
  { products: 'bool', shipping: 'bool', staff: 'int4' },
  `
  select exists (select from product_index where product_id >= $1) as products,
    exists (select from (select version, row_number() over (order by created_at, id) as n from shipping_zones order by created_at, id limit 2) z
      where version > 1 or n > 1) as shipping,
    (select count(*)::int from (select id from users where role <> 'customer' order by role, id limit 2) s) as staff`,
)

/** What came after the demo: then it's a shop already. Ids begin with their time. */
export const isInUse = statement(
  'firstSteps.isInUse',
  { filledAt: 'timestamptz', youngest: 'uuid' },
  { in_use: 'bool' },
  `
  select exists (select from orders where ordered_at > $1) or exists (select from products where id >= $2)
    or exists (select from users where id >= $2 and role = 'customer') as in_use`,
)

export const removeDemo = statement('firstSteps.removeDemo', { caller: 'uuid', youngest: 'uuid' }, {}, `select remove_demo_world($1, $2)`)

/** Everything that is cached of the shop is gone. */
export const announceAll = statement(
  'firstSteps.announceAll',
  {},
  {},
  `
  select pg_notify('catalogue', '{"everything":true}'), pg_notify('search', ''), pg_notify('plans', ''), pg_notify('promotions', '')`,
)
