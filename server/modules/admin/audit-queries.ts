import { namedStatement } from '#server/db/named-statement.ts'
import { type Statement, statement } from '#server/db/statement.ts'
import { type Columns, jsonb, nullable } from '#server/db/types.ts'

const types = {
  from: 'timestamptz',
  until: 'timestamptz',
  actor: 'uuid?',
  call: 'text?',
  target: 'text?',
  at: 'timestamptz',
  id: 'uuid',
  limit: 'int8',
} as const
const key = { at: 'timestamptz', id: 'uuid' } as const
const filters = ['none', 'actor', 'call', 'target'] as const
type Filter = (typeof filters)[number]
type Sort = 'at' | '-at'

/** The first filter uses its index; the others are applied to its rows. */
function keysOf(by: Filter, sort: Sort): Statement<Columns, typeof key> {
  const others = filters.filter((one) => one !== 'none' && one !== by)
  const conditions = [
    'at >= :from and at < :until',
    ...(by === 'none' ? [] : [`${by} = :${by}`]),
    ...others.map((one) => `(:${one}::${one === 'actor' ? 'uuid' : 'text'} is null or ${one} = :${one})`),
  ]
  const [compare, order] = sort === 'at' ? ['>', 'at, id'] : ['<', 'at desc, id desc']
  return namedStatement(
    `audit.keys.${by}.${sort}`,
    types,
    key,
    `select at, id from audit_log where ${conditions.join(' and ')} and (at, id) ${compare} (:at, :id) order by ${order} limit :limit`,
  )
}

const keys = Object.fromEntries(filters.map((by) => [by, { at: keysOf(by, 'at'), '-at': keysOf(by, '-at') }])) as Record<
  Filter,
  Record<Sort, Statement<Columns, typeof key>>
>

/** The keys of a page of entries. Uses the index of the most selective filter. */
export const auditKeys = (values: Partial<Record<Filter, unknown>>, sort: Sort): Statement<Columns, typeof key> =>
  keys[(['target', 'actor', 'call'] as const).find((one) => values[one] !== undefined) ?? 'none'][sort]

export const auditRows = statement(
  'audit.rows',
  { ids: 'uuid[]' },
  {
    id: 'uuid',
    at: 'timestamptz',
    actor: 'uuid',
    actor_name: 'text?',
    call: 'text',
    target: 'text',
    before: nullable(jsonb<Record<string, unknown>>()),
    after: nullable(jsonb<Record<string, unknown>>()),
    network: 'text',
  },
  `
  select a.id, a.at, a.actor, u.name as actor_name, a.call, a.target, a.before, a.after, a.network
  from audit_log a left join users u on u.id = a.actor where a.id = any($1)`,
)
