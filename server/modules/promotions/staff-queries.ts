import { statement } from '#server/db/statement.ts'
import { json, type Row } from '#server/db/types.ts'
import { settings } from './queries.ts'

/** The number of active promotions, of which few are allowed. */
export const countActive = statement(
  'promotions.countActive',
  { except: 'uuid' },
  { n: 'int4' },
  `select count(*)::int as n from (select from promotions where active and id <> $1 limit 1000) p`,
)

export const insert = statement(
  'promotions.insert',
  { ...settings, now: 'timestamptz' },
  {},
  `
  insert into promotions (id, name, trigger, active, starts_at, ends_at, rule, uses_max, uses_per_person, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
)

export const lock = statement(
  'promotions.lock',
  { id: 'uuid' },
  { id: 'uuid', rule: settings.rule },
  `select id, rule from promotions where id = $1 for no key update`,
)

/** Locks a promotion as a deletion would: inserting references to it waits. */
export const lockToDelete = statement(
  'promotions.lockToDelete',
  { id: 'uuid' },
  { id: 'uuid' },
  `select id from promotions where id = $1 for update`,
)

export const update = statement(
  'promotions.update',
  settings,
  {},
  `
  update promotions set name = $2, trigger = $3, active = $4, starts_at = $5, ends_at = $6, rule = $7, uses_max = $8, uses_per_person = $9
  where id = $1`,
)

/** Whether the promotion was ever used by an order, cancelled ones included. */
export const wasUsed = statement(
  'promotions.wasUsed',
  { id: 'uuid' },
  { used: 'bool' },
  `select exists (select from promotion_uses where promotion_id = $1) as used`,
)

export const remove = statement('promotions.remove', { id: 'uuid' }, {}, `delete from promotions where id = $1`)

/** Recounts the uses of a locked promotion, including those from before it had a limit. */
export const recount = statement(
  'promotions.recount',
  { id: 'uuid' },
  {},
  `
  with counted as (
    update promotion_uses set is_counted = true where promotion_id = $1 and returned_at is null returning people
  ), people as (
    insert into promotion_people (promotion_id, person, used)
    select $1, who, count(*)::int from counted c cross join unnest(c.people) as who group by who order by who
    on conflict (promotion_id, person) do update set used = excluded.used
  )
  update promotions set used = (select count(*) from counted) where id = $1`,
)

const keys = (order: 'asc' | 'desc') =>
  statement(
    `promotions.keys.${order}`,
    { at: 'timestamptz', id: 'uuid', limit: 'int8', trigger: 'text?', active: 'bool?', q: 'text' },
    { at: 'timestamptz', id: 'uuid' },
    `
  select p.created_at as at, p.id from promotions p
  where (p.created_at, p.id) ${order === 'asc' ? '>' : '<'} ($1, $2) and ($4::text is null or p.trigger = $4)
    and ($5::boolean is null or p.active = $5)
    and ($6 = '' or position($6 in lower(p.name)) > 0
      or exists (select from promotion_codes c where c.promotion_id = p.id and c.code = upper($6)))
  order by p.created_at ${order}, p.id ${order} limit $3`,
  )
/** Keys after a position in either order, with optional filters, among them a part of the name or a whole code. */
export const keysAfter = { asc: keys('asc'), desc: keys('desc') }

const row = {
  ...settings,
  created_at: 'timestamptz',
  code_count: 'int4',
  first_code: 'text?',
  uses: 'int4',
  discounted: 'int8',
} as const
/** A promotion with its usage figures. Amounts are in minor units. */
export type StaffRow = Row<typeof row>

export const promotionsByIds = statement(
  'promotions.byIds',
  { ids: 'uuid[]' },
  row,
  `
  select p.id, p.name, p.trigger, p.active, p.starts_at, p.ends_at, p.rule, p.uses_max, p.uses_per_person, p.created_at,
    c.code_count, c.first_code, u.uses, u.discounted
  from promotions p
    cross join lateral (select count(*)::int as code_count, min(code) as first_code from promotion_codes c where c.promotion_id = p.id) c
    cross join lateral (select count(*)::int as uses,
      coalesce(sum(in_shop(u.amount, (select shop_rate from orders o where o.id = u.order_id))), 0)::int8 as discounted
      from promotion_uses u where u.promotion_id = p.id and u.returned_at is null) u
  where p.id = any($1)`,
)

/** Inserts codes that don't exist yet; returns the new ones. */
export const insertCodes = statement(
  'promotions.insertCodes',
  { codes: json<string[]>(), promotion: 'uuid', usesMax: 'int4?', now: 'timestamptz' },
  { code: 'text' },
  `
  insert into promotion_codes (code, promotion_id, uses_max, created_at)
  select code, $2, $3, $4 from json_array_elements_text($1) as code on conflict (code) do nothing returning code`,
)

export const countCodes = statement(
  'promotions.countCodes',
  { promotion: 'uuid' },
  { n: 'int4' },
  `select count(*)::int as n from promotion_codes where promotion_id = $1`,
)

const code = { code: 'text', uses_max: 'int4?', uses: 'int4', created_at: 'timestamptz' } as const
export type CodeRow = Row<typeof code>

/** Codes in alphabetical order, after a given one. */
export const codesAfter = statement(
  'promotions.codesAfter',
  { promotion: 'uuid', after: 'text', limit: 'int8' },
  code,
  `
  select c.code, c.uses_max, (select count(*)::int from promotion_uses u where u.code = c.code and u.returned_at is null) as uses,
    c.created_at
  from promotion_codes c where c.promotion_id = $1 and c.code > $2 order by c.code limit $3`,
)

/** Inserts promotions with a code each, for a seeded shop. */
export const insertMany = statement(
  'promotions.insertMany',
  { promotions: json<object[]>(), now: 'timestamptz' },
  {},
  `
  with given as (select * from json_to_recordset($1) as p (id uuid, name text, names jsonb, code text, rule jsonb)), made as (
    insert into promotions (id, name, names, trigger, active, rule, created_at)
    select id, name, names, case when code is null then 'automatic' else 'code' end, true, rule, $2 from given
  )
  insert into promotion_codes (code, promotion_id, created_at) select code, id, $2 from given where code is not null`,
)
