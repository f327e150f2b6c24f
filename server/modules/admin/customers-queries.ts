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
/** Matches the index `guests_found_by`. */
const guestWords = `words_of(name || ' ' || email) @@ to_tsquery('simple', fold_letters(:words))`
/**
 * The guests that match words. `offset 0` keeps PostgreSQL from scanning guests by time instead and splitting each name into words, which
 * takes 1.8 s for 80,000 guests if few match.
 */
export const guestSearch = `id in (select w.id from (select id from guests where account_id is null and ${guestWords} offset 0) w)`

const tables = { account: 'users', guest: 'guests' } as const
const isListed = { account: 'merged_into is null', guest: 'account_id is null' } as const
/** What a search or a tag is as a condition for a row, and the source of the rows that its index finds. */
const found = {
  words: {
    row: { account: customerSearch, guest: guestWords },
    from: { account: `users where ${customerSearch}`, guest: `guests where ${guestWords}` },
  },
  tag: {
    row: {
      account: 'id in (select customer_id from customer_tags where tag = :tag)',
      guest: 'id in (select guest_id from guest_tags where tag = :tag)',
    },
    from: {
      account: 'customer_tags cross join lateral (select * from users where id = customer_id offset 0) u where tag = :tag',
      guest: 'guest_tags cross join lateral (select * from guests where id = guest_id offset 0) g where tag = :tag',
    },
  },
} as const
const sources = { all: [], words: ['words'], tag: ['tag'], wordsAndTag: ['words', 'tag'] } as const
type Source = keyof typeof sources
type Kind = CustomerKind | 'all'

const orderOf = { since: 'at, id', '-since': 'at desc, id desc' } as const

/** Up to this many matches of a search or tag are sorted. */
const fewMax = 500
/** If there are more, they're looked for among this many of the nearest people; splitting a name into words takes 50 µs. */
const nearMax = 1000

/**
 * A page of one kind. Of those who match words or a tag, few are found by the index of those and sorted. Many are among the nearest people in
 * the list's order; if the page isn't full by then, the index finds them all. Going on in the list's order would split the names of all
 * people into words (4 s for 100,000). `offset 0` keeps PostgreSQL from it, and from reading all people to join them with a tag.
 */
function pageOf(kind: CustomerKind, source: Source, sort: Sort): string {
  const from = `${tables[kind]} where ${isListed[kind]}`
  const onPage = `created_at >= :from and created_at < :until and (created_at, id) ${sort === 'since' ? '>' : '<'} (:at, :id)`
  const order = `order by ${orderOf[sort]}`
  const [one, other] = sources[source]
  if (!one) return `select created_at as at, id from ${from} and ${onPage} ${order} limit :limit`
  const row = sources[source].map((name) => found[name].row[kind]).join(' and ')
  const others = other ? found[other].row[kind] : 'true'
  const all = `(select created_at, id from ${found[one].from[kind]} and ${isListed[kind]} offset 0) w where ${others}`
  return `
    with few as materialized (select created_at as at, id from ${all} limit ${fewMax + 1}),
    many as materialized (select count(*) > ${fewMax} as are from few),
    near as materialized (select at, id from (select *, created_at as at from ${from} and ${onPage} and (select are from many)
      ${order} limit ${nearMax}) n where ${row} ${order} limit :limit),
    everyone as materialized (select created_at as at, id from ${all} and ${onPage} and (select are from many)
      and (select count(*) from near) < :limit ${order} limit :limit)
    (select at, id from few where not (select are from many) and ${onPage.replaceAll('created_at', 'at')} ${order} limit :limit)
    union all (select at, id from near where (select count(*) from near) >= :limit) union all (select at, id from everyone)
    ${order} limit :limit`
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
