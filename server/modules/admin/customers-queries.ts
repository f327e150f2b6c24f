import { namedStatement } from '#server/db/named-statement.ts'
import { type Statement, statement } from '#server/db/statement.ts'
import { type Columns, json, type Row } from '#server/db/types.ts'

const types = { from: 'timestamptz', until: 'timestamptz', words: 'text', at: 'timestamptz', id: 'uuid', limit: 'int8' } as const
const key = { at: 'timestamptz', id: 'uuid' } as const
type Sort = 'since' | '-since'

/** As the index `users_words` has it. */
const byWords = `to_tsvector('simple', translate(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''), '-@._+''', '      '))
  @@ to_tsquery('simple', :words)`

function keysOf(sort: Sort, isSearch: boolean): Statement<Columns, typeof key> {
  const [compare, order] = sort === 'since' ? ['>', 'created_at, id'] : ['<', 'created_at desc, id desc']
  return namedStatement(
    `admin.customerKeys.${sort}${isSearch ? '.words' : ''}`,
    types,
    key,
    `
    select created_at as at, id from users where created_at >= :from and created_at < :until and (created_at, id) ${compare} (:at, :id)
      ${isSearch ? `and ${byWords}` : ''} order by ${order} limit :limit`,
  )
}

const keys = {
  since: [keysOf('since', false), keysOf('since', true)],
  '-since': [keysOf('-since', false), keysOf('-since', true)],
} as const

export const customerKeys = (sort: Sort, isSearch: boolean): Statement<Columns, typeof key> => keys[sort][isSearch ? 1 : 0]

const facts = {
  id: 'uuid',
  name: 'text',
  email: 'text?',
  created_at: 'timestamptz',
  orders: 'int4',
  spent: 'int8',
  points: 'int4',
} as const
export type CustomerFacts = Row<typeof facts>

const totals = `
  (select count(*)::int from orders o where o.user_id = u.id) as orders,
  (select coalesce(sum(o.total_cost - o.refunded), 0)::int8 from orders o where o.user_id = u.id and o.payment_status = 'Paid') as spent`

export const customerRows = statement(
  'admin.customerRows',
  { ids: 'uuid[]' },
  facts,
  `select u.id, u.name, u.email, u.created_at, ${totals}, u.points from users u where u.id = any($1)`,
)

interface LastOrder {
  id: string
  number: string
  placedAt: string
  totalCost: number
}
interface OpenSession {
  id: string
  network: string
  usedAt: string
}

export const customerById = statement(
  'admin.customerById',
  { id: 'uuid', now: 'timestamptz' },
  {
    ...facts,
    phone: 'text?',
    role: 'text',
    handle: 'text?',
    posts: 'int4',
    last_orders: json<LastOrder[]>(),
    sessions: json<OpenSession[]>(),
  },
  `
  select u.id, u.name, u.email, u.created_at, ${totals}, u.points, u.phone, u.role, u.handle,
    (select count(*)::int from posts p where p.author_id = u.id) as posts,
    (select coalesce(json_agg(o), '[]') from (select o.id, o.number, o.ordered_at as "placedAt", o.total_cost as "totalCost" from orders o
      where o.user_id = u.id order by o.ordered_at desc, o.id desc limit 10) o) as last_orders,
    (select coalesce(json_agg(s), '[]') from (select s.id, s.network, s.used_at as "usedAt" from sessions s
      where s.user_id = u.id and s.expires_at > $2 order by s.used_at desc limit 10) s) as sessions
  from users u where u.id = $1`,
)
