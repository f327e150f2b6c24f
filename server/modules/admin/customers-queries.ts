import { namedStatement } from '#server/db/named-statement.ts'
import { type Statement, statement } from '#server/db/statement.ts'
import { type Columns, json, type Row } from '#server/db/types.ts'

const types = {
  from: 'timestamptz',
  until: 'timestamptz',
  words: 'text',
  whole: 'text',
  tag: 'text?',
  at: 'timestamptz',
  id: 'uuid',
  limit: 'int8',
} as const
const key = { at: 'timestamptz', id: 'uuid' } as const
type Sort = 'since' | '-since'

/** Matches the index `users_found_by`, or the account that one with this exact email was merged into. The array makes it an id look-up. */
export const byWords = `
  (words_of(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) @@ to_tsquery('simple', fold_letters(:words)) or id = any(array(select m.merged_into from users m where m.former_email = :whole
    and m.merged_into is not null)))`
const byTag = 'id in (select customer_id from customer_tags where tag = :tag)'

/** The rows that a list reads: everyone, or the few that match a search or a tag. */
const sources = { all: [], words: [byWords], tag: [byTag], wordsAndTag: [byWords, byTag] } as const
type Source = keyof typeof sources

function keysOf(source: Source, sort: Sort): Statement<Columns, typeof key> {
  const [compare, order] = sort === 'since' ? ['>', 'created_at, id'] : ['<', 'created_at desc, id desc']
  const conditions = [
    'merged_into is null',
    'created_at >= :from',
    'created_at < :until',
    `(created_at, id) ${compare} (:at, :id)`,
    ...sources[source],
  ]
  return namedStatement(
    `admin.customerKeys.${source}.${sort}`,
    types,
    key,
    `select created_at as at, id from users where ${conditions.join(' and ')} order by ${order} limit :limit`,
  )
}

const keys = Object.fromEntries(
  (Object.keys(sources) as Source[]).map((source) => [source, { since: keysOf(source, 'since'), '-since': keysOf(source, '-since') }]),
) as Record<Source, Record<Sort, Statement<Columns, typeof key>>>

/** The keys of a page of customers. */
export function customerKeys(sort: Sort, { words, tag }: { words: string; tag: string | undefined }): Statement<Columns, typeof key> {
  if (tag) return keys[words ? 'wordsAndTag' : 'tag'][sort]
  return keys[words ? 'words' : 'all'][sort]
}

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

export const customerRows = statement(
  'admin.customerRows',
  { ids: 'uuid[]' },
  facts,
  `
  select u.id, u.name, u.email, u.created_at, coalesce(f.orders, 0) as orders, coalesce(f.spent, 0)::int8 as spent, u.points
  from users u left join customer_figures f on f.user_id = u.id where u.id = any($1)`,
)

interface LastOrder {
  id: string
  number: string
  placedAt: string
  totalCost: number
  currency: string | null
}
interface Other {
  id: string
  name: string
}
interface StoreCredit {
  id: string
  balance: number
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
    reviews: 'int4',
    tags: 'text[]',
    merged_into: json<Other | null>(),
    credit: json<StoreCredit | null>(),
    last_orders: json<LastOrder[]>(),
    sessions: json<OpenSession[]>(),
  },
  `
  select u.id, u.name, u.email, u.created_at, coalesce(f.orders, 0) as orders, coalesce(f.spent, 0)::int8 as spent, u.points, u.phone,
    u.role, u.handle, (select count(*)::int from posts p where p.author_id = u.id) as posts,
    (select count(*)::int from reviews r where r.user_id = u.id) as reviews,
    array(select g.tag from customer_tags g where g.customer_id = u.id order by g.tag) as tags,
    (select json_build_object('id', m.id, 'name', m.name) from users m where m.id = u.merged_into) as merged_into,
    (select json_build_object('id', a.id, 'balance', a.balance) from credit_accounts a where a.kind = 'customer'
      and a.user_id = u.id) as credit,
    (select coalesce(json_agg(o), '[]') from (select o.id, o.number, o.ordered_at as "placedAt", o.total_cost as "totalCost",
      o.currency->>'code' as currency from orders o
      where o.user_id = u.id order by o.ordered_at desc, o.id desc limit 10) o) as last_orders,
    (select coalesce(json_agg(s), '[]') from (select s.id, s.network, s.used_at as "usedAt" from sessions s
      where s.user_id = u.id and s.view_id is null and s.expires_at > $2 order by s.used_at desc limit 10) s) as sessions
  from users u left join customer_figures f on f.user_id = u.id where u.id = $1`,
)

const note = { id: 'uuid', at: 'timestamptz', author: 'text?', text: 'text' } as const

export const customerNotes = statement(
  'admin.customerNotes',
  { customer: 'uuid' },
  note,
  `
  select n.id, n.at, u.name as author, n.text from customer_notes n left join users u on u.id = n.author
  where n.customer_id = $1 order by n.at desc, n.id desc limit 200`,
)

export const insertCustomerNote = statement(
  'admin.insertCustomerNote',
  { id: 'uuid', customer: 'uuid', author: 'uuid', text: 'text', at: 'timestamptz' },
  {},
  `insert into customer_notes (id, customer_id, author, text, at) values ($1, $2, $3, $4, $5)`,
)

export const lockCustomer = statement(
  'admin.lockCustomer',
  { id: 'uuid' },
  { tags: 'text[]' },
  `
  select array(select g.tag from customer_tags g where g.customer_id = u.id order by g.tag) as tags from users u
  where u.id = $1 and u.merged_into is null for no key update of u`,
)

/** Replaces the customer's tags. */
export const replaceCustomerTags = statement(
  'admin.replaceCustomerTags',
  { customer: 'uuid', tags: 'text[]' },
  {},
  `
  with gone as (delete from customer_tags where customer_id = $1 and tag <> all($2))
  insert into customer_tags (customer_id, tag) select $1, tag from unnest($2) t (tag) on conflict do nothing`,
)
