import { statement } from '#server/db/statement.ts'
import { jsonb, type Row } from '#server/db/types.ts'
import { settings } from './queries.ts'

/** The fields of a plan that staff set. Money is in minor units. */
export type PlanSettings = Row<typeof settings>

const staffRow = { ...settings, code: 'text', position: 'int4', version: 'int4', members: 'int4', trials: 'int4' } as const
export type StaffRow = Row<typeof staffRow>

/** Serializes changes of plans. */
export const lock = statement('plans.lock', {}, {}, `select pg_advisory_xact_lock(7263098)`)

export const staffPlans = statement(
  'plans.forStaff',
  {},
  staffRow,
  `
  select p.id, p.name, p.names, p.description, p.month_price, p.year_price, p.member_percent, p.free_shipping, p.points_factor,
    p.trial_days, p.active, p.code, p.position, p.version,
    (select count(*)::int from subscriptions s where s.plan_id = p.id and s.status in ('active', 'past_due')) as members,
    (select count(*)::int from subscriptions s where s.plan_id = p.id and s.status = 'trialing') as trials
  from plans p order by p.position, p.id limit 50`,
)

/** A changed translation is of the current name; an unchanged one may be of an earlier name. */
export const update = statement(
  'plans.update',
  settings,
  {},
  `
  update plans p set name = $2, names = $3, description = $4, month_price = $5, year_price = $6, member_percent = $7, free_shipping = $8,
    points_factor = $9, trial_days = $10, active = $11, version = version + 1,
    name_sources = (select coalesce(jsonb_object_agg(n.locale, case
      when p.names ->> n.locale = n.name then p.name_sources ->> n.locale else md5($2) end), '{}')
      from jsonb_each_text($3) as n (locale, name))
  where id = $1`,
)
export const setSources = statement(
  'plans.setSources',
  { id: 'uuid' },
  {},
  `
  update plans set name_sources = (select coalesce(jsonb_object_agg(locale, md5(name)), '{}') from jsonb_object_keys(names) as n (locale))
  where id = $1`,
)

export const setPositions = statement(
  'plans.setPositions',
  { ids: 'uuid[]' },
  {},
  `update plans p set position = o.position from unnest($1::uuid[]) with ordinality as o (id, position) where p.id = o.id`,
)

/** Blocks new subscriptions to the plan. */
export const lockToDelete = statement('plans.lockToDelete', { id: 'uuid' }, { id: 'uuid' }, `select id from plans where id = $1 for update`)
export const wasUsed = statement(
  'plans.wasUsed',
  { id: 'uuid' },
  { used: 'bool' },
  `select exists (select from subscriptions where plan_id = $1) as used`,
)
export const remove = statement('plans.remove', { id: 'uuid' }, {}, `delete from plans where id = $1`)

/** Queues the job for the payment provider in the transaction that causes it. */
export const insertJob = statement(
  'plans.insertJob',
  { id: 'uuid', name: 'text', data: jsonb<object>(), due: 'timestamptz', now: 'timestamptz' },
  {},
  `
  with job as (insert into jobs (id, name, data, run_at, created_at) values ($1, $2, $3, $4, $5) returning id)
  select pg_notify('jobs', '') from job`,
)
