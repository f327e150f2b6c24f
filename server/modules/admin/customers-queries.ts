import type { CustomerKind } from '#contract/admin/customer-kinds.ts'
import { namedStatement } from '#server/db/named-statement.ts'
import { type Statement, statement } from '#server/db/statement.ts'
import { type Columns, json, type Row, textOf } from '#server/db/types.ts'
import { lastOrders, type LastOrderRow } from './last-orders.ts'

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
export const customerSearch = `
  (words_of(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) @@ to_tsquery('simple', fold_letters(:words)) or id = any(array(select m.merged_into from users m where m.former_email = :whole
    and m.merged_into is not null)))`
/**
 * The guests that match words, by the index `guests_found_by`. `offset 0` keeps PostgreSQL from scanning guests by time instead and
 * splitting each name into words, which takes 1.8 s for 80,000 guests if few match.
 */
const guestsByWords = `(select created_at, id from guests
  where account_id is null and words_of(name || ' ' || email) @@ to_tsquery('simple', fold_letters(:words)) offset 0)`
/** The same as a condition. */
export const guestSearch = `id in (select w.id from ${guestsByWords} w)`

/** The source of a list of customers with an account and guests: everyone, or the few that match a search or a tag. */
const people = {
  account: {
    from: 'users where merged_into is null',
    words: customerSearch,
    tag: 'id in (select customer_id from customer_tags where tag = :tag)',
  },
  guest: {
    from: 'guests where account_id is null',
    words: guestSearch,
    tag: 'id in (select guest_id from guest_tags where tag = :tag)',
  },
} as const
const sources = { all: [], words: ['words'], tag: ['tag'], wordsAndTag: ['words', 'tag'] } as const
type Source = keyof typeof sources
type Kind = CustomerKind | 'all'

const orderOf = { since: 'at, id', '-since': 'at desc, id desc' } as const

function pageOf(kind: CustomerKind, source: Source, sort: Sort): string {
  const names = sources[source]
  // Not written as a condition, which would look up each of the matches a second time.
  const isFromWords = kind === 'guest' && names[0] === 'words'
  const conditions = [
    isFromWords ? `${guestsByWords} g where true` : people[kind].from,
    'created_at >= :from',
    'created_at < :until',
    `(created_at, id) ${sort === 'since' ? '>' : '<'} (:at, :id)`,
    ...names.slice(isFromWords ? 1 : 0).map((name) => people[kind][name]),
  ]
  return `select created_at as at, id from ${conditions.join(' and ')} order by ${orderOf[sort]} limit :limit`
}

/** A page of both is the first of a page of each. */
const textOfKeys = (kind: Kind, source: Source, sort: Sort): string =>
  kind === 'all'
    ? `select at, id from ((${pageOf('account', source, sort)}) union all (${pageOf('guest', source, sort)})) k
      order by ${orderOf[sort]} limit :limit`
    : pageOf(kind, source, sort)

const keysOf = (kind: Kind, source: Source, sort: Sort): Statement<Columns, typeof key> =>
  namedStatement(`admin.customerKeys.${kind}.${source}.${sort}`, types, key, textOfKeys(kind, source, sort))
const keysOfKind = (kind: Kind) =>
  Object.fromEntries(
    (Object.keys(sources) as Source[]).map((source) => [
      source,
      { since: keysOf(kind, source, 'since'), '-since': keysOf(kind, source, '-since') },
    ]),
  ) as Record<Source, Record<Sort, Statement<Columns, typeof key>>>
const keys = { account: keysOfKind('account'), guest: keysOfKind('guest'), all: keysOfKind('all') }

/** The keys of a page of customers. */
export function customerKeys(
  sort: Sort,
  { kind, words, tag }: { kind: Kind; words: string; tag: string | undefined },
): Statement<Columns, typeof key> {
  if (tag) return keys[kind][words ? 'wordsAndTag' : 'tag'][sort]
  return keys[kind][words ? 'words' : 'all'][sort]
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
const listed = { ...facts, kind: textOf<CustomerKind>(), last_order_at: 'timestamptz?' } as const
export type ListedFacts = Row<typeof listed>

export const customerRows = statement(
  'admin.customerRows',
  { ids: 'uuid[]' },
  listed,
  `
  select u.id, u.name, u.email, u.created_at, coalesce(f.orders, 0) as orders, coalesce(f.spent, 0)::int8 as spent, u.points,
    'account' as kind, f.last_order_at
  from users u left join customer_figures f on f.user_id = u.id where u.id = any($1)
  union all
  select g.id, g.name, g.email, g.created_at, f.orders, f.spent, 0, 'guest', f.last_order_at
  from guests g join guest_figures f on f.guest_id = g.id where g.id = any($1)`,
)

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
    guest: json<{ id: string; orders: number } | null>(),
    credit: json<StoreCredit | null>(),
    last_orders: json<LastOrderRow[]>(),
    sessions: json<OpenSession[]>(),
  },
  `
  select u.id, u.name, u.email, u.created_at, coalesce(f.orders, 0) as orders, coalesce(f.spent, 0)::int8 as spent, u.points, u.phone,
    u.role, u.handle, (select count(*)::int from posts p where p.author_id = u.id) as posts,
    (select count(*)::int from reviews r where r.user_id = u.id) as reviews,
    array(select g.tag from customer_tags g where g.customer_id = u.id order by g.tag) as tags,
    (select json_build_object('id', m.id, 'name', m.name) from users m where m.id = u.merged_into) as merged_into,
    (select json_build_object('id', g.id, 'orders', g_f.orders) from guests g join guest_figures g_f on g_f.guest_id = g.id
      where g.email = u.email) as guest,
    (select json_build_object('id', a.id, 'balance', a.balance) from credit_accounts a where a.kind = 'customer'
      and a.user_id = u.id) as credit,
    ${lastOrders('o.user_id = u.id')} as last_orders,
    (select coalesce(json_agg(s), '[]') from (select s.id, s.network, s.used_at as "usedAt" from sessions s
      where s.user_id = u.id and s.view_id is null and s.expires_at > $2 order by s.used_at desc limit 10) s) as sessions
  from users u left join customer_figures f on f.user_id = u.id where u.id = $1`,
)
