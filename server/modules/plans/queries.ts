import { statement } from '#server/db/statement.ts'
import { json, jsonb, type Row } from '#server/db/types.ts'

/** The fields of a plan that staff set. Prices are in minor units. */
export const settings = {
  id: 'uuid',
  name: 'text',
  /** By language, without the shop's first one. */
  names: jsonb<Record<string, string>>(),
  /** By language. */
  description: jsonb<Record<string, string>>(),
  month_price: 'int4?',
  year_price: 'int4?',
  member_percent: 'int4',
  free_shipping: 'bool',
  points_factor: 'int4',
  trial_days: 'int4',
  active: 'bool',
} as const
const plan = { ...settings, code: 'text', position: 'int4' } as const
/** A plan; prices in minor units. */
export type PlanRow = Row<typeof plan>
const columns = Object.keys(plan).join(', ')

/** All plans, including those that are no longer on offer. */
export const allPlans = statement('plans.all', {}, plan, `select ${columns} from plans order by position, id limit 50`)

export const insertPlans = statement(
  'plans.insertMany',
  { plans: json<PlanRow[]>() },
  {},
  `
  insert into plans (${columns})
  select ${columns} from json_to_recordset($1) as p (id uuid, code text, name text, names jsonb, description jsonb, month_price int,
    year_price int, member_percent int, free_shipping boolean, points_factor int, trial_days int, position int, active boolean)`,
)

export const benefits = statement(
  'plans.benefits',
  { user: 'uuid', now: 'timestamptz' },
  {
    id: 'uuid',
    code: 'text',
    plan: 'text',
    names: jsonb<Record<string, string>>(),
    percent: 'int4',
    free_shipping: 'bool',
    points_factor: 'int4',
  },
  `
  select p.id, p.code, p.name as plan, p.names, p.member_percent as percent, p.free_shipping, p.points_factor
  from subscriptions s join plans p on p.id = s.plan_id
  where s.user_id = $1 and s.status <> 'ended' and s.benefits_until > $2`,
)

export type Period = 'month' | 'year'

/** `source` is the MD5 of the name that was translated. */
const named = { id: 'uuid', name: 'text', translated: 'text?', source: 'text?' } as const
const selectNames = 'select id, name, names ->> $1 as translated, name_sources ->> $1 as source from plans'
export const names = statement('plans.names', { locale: 'text' }, named, `${selectNames} order by position, id limit 50`)
export const namesOf = statement('plans.namesOf', { locale: 'text', ids: 'uuid[]' }, named, `${selectNames} where id = any($2)`)
export const saveName = statement(
  'plans.saveName',
  { id: 'uuid', locale: 'text', name: 'text', source: 'text?' },
  { id: 'uuid' },
  `
  update plans set version = version + 1, names = case when $3 = '' then names - $2 else names || jsonb_build_object($2::text,
    $3::text) end, name_sources = case when $3 = '' then name_sources - $2 else name_sources || jsonb_build_object($2::text,
    coalesce($4, md5(name))) end
  where id = $1 returning id`,
)
