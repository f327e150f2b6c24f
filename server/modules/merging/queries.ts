import { statement } from '#server/db/statement.ts'
import { nullable, type Row, textOf } from '#server/db/types.ts'
import type { Locale } from '#contract/locales.ts'

const account = {
  id: 'uuid',
  name: 'text',
  email: 'text?',
  phone: 'text?',
  unproved_phone: 'text?',
  locale: nullable(textOf<Locale>()),
  role: 'text',
  handle: 'text?',
  created_at: 'timestamptz',
  disabled_at: 'timestamptz?',
  erase_at: 'timestamptz?',
  merged_into: 'uuid?',
} as const
export type Account = Row<typeof account>
const pair = { stay: 'uuid', gone: 'uuid' } as const

export const lockAccounts = statement(
  'merging.lockAccounts',
  pair,
  account,
  `
  select id, name, email, phone, unproved_phone, locale, role, handle, created_at, disabled_at, erase_at, merged_into from users
  where id in ($1, $2) order by id for update`,
)
export const readAccounts = statement(
  'merging.readAccounts',
  pair,
  account,
  `
  select id, name, email, phone, unproved_phone, locale, role, handle, created_at, disabled_at, erase_at, merged_into from users
  where id in ($1, $2)`,
)

/** Makes the account refer to the other one, together with accounts that were merged into it earlier. */
export const markMerged = statement(
  'merging.mark',
  { ...pair, now: 'timestamptz' },
  {},
  `
  with earlier as (update users set merged_into = $1 where merged_into = $2)
  update users set merged_into = $1, merged_at = $3, disabled_at = $3, former_email = email, former_phone = coalesce(phone, unproved_phone),
    email = null, phone = null, unproved_phone = null, password_hash = null, date_of_birth = null, max_squat = null
  where id = $2`,
)

/** Obstacles to a merge that the accounts' own columns don't show. */
export const obstacles = statement(
  'merging.obstacles',
  { ...pair, now: 'timestamptz' },
  { both_plans: 'bool', blocked: 'bool', suspended: 'bool', open_case: 'bool', club_ban: 'bool', credit_disabled: 'bool' },
  `
  select (select count(distinct user_id) = 2 from subscriptions where user_id in ($1, $2) and status <> 'ended') as both_plans,
    exists (select from blocks where blocker_id = $1 and blocked_id = $2) or exists (select from blocks where blocker_id = $2
      and blocked_id = $1) as blocked,
    exists (select from profiles where user_id in ($1, $2) and suspended_until > $3) as suspended,
    exists (select from moderation_cases where kind = 'person' and subject_id in ($1, $2) and state <> 'closed') as open_case,
    exists (select from club_members g join club_members s on s.club_id = g.club_id and s.user_id = $1
      where g.user_id = $2 and (g.state = 'banned') <> (s.state = 'banned')) as club_ban,
    exists (select from credit_accounts where kind = 'customer' and user_id in ($1, $2) and disabled_at is not null) as credit_disabled`,
)

const count = (table: string, column = 'user_id', more = '') => `(select count(*)::int from ${table} where ${column} = u.id ${more})`
const things = {
  orders: count('orders'),
  points: 'u.points',
  credit: `coalesce((select balance from credit_accounts where kind = 'customer' and user_id = u.id), 0)`,
  addresses: count('addresses'),
  cart: `(select count(*)::int from carts c join cart_items i on i.cart_id = c.id where c.user_id = u.id)`,
  saved_lines: count('saved_lines'),
  wishlists: `(select count(*)::int from wishlists w join wishlist_items i on i.list_id = w.id where w.user_id = u.id)`,
  stock_alerts: count('stock_alerts'),
  reviews: count('reviews'),
  questions: `${count('questions')} + ${count('answers')}`,
  posts: count('posts', 'author_id'),
  comments: count('comments', 'author_id'),
  reactions: count('reactions'),
  records: count('records'),
  stories: count('stories', 'owner_id'),
  followers: `coalesce((select followers from profiles where user_id = u.id), 0)`,
  following: `coalesce((select following from profiles where user_id = u.id), 0)`,
  clubs: count('club_members', 'user_id', `and state = 'member'`),
  notes: count('customer_notes', 'customer_id'),
  sessions: count('sessions', 'user_id', 'and view_id is null'),
  passkeys: count('passkeys'),
} as const
export type AccountPart = keyof typeof things
const thingColumns = Object.fromEntries(Object.keys(things).map((name) => [name, 'int4'])) as Record<AccountPart, 'int4'>

/** The contents of an account, and its sign-in methods. */
export const accountContents = statement(
  'merging.accountContents',
  { id: 'uuid' },
  { ...thingColumns, has_password: 'bool', has_second_factor: 'bool', linked: 'text[]', plan: 'text?', is_member: 'bool' },
  `
  select ${Object.entries(things)
    .map(([name, sql]) => `${sql} as ${name}`)
    .join(',\n    ')},
    u.password_hash is not null as has_password, exists (select from second_factors where user_id = u.id
      and confirmed_at is not null) as has_second_factor,
    array(select provider from identities where user_id = u.id order by provider) as linked,
    (select p.name from subscriptions s join plans p on p.id = s.plan_id where s.user_id = u.id and s.status <> 'ended' limit 1) as plan,
    exists (select from profiles where user_id = u.id) as is_member
  from users u where u.id = $1`,
)

/** Accounts that were merged into one, latest first. */
export const mergedInto = statement(
  'merging.mergedInto',
  { user: 'uuid' },
  { id: 'uuid', email: 'text?', phone: 'text?', at: 'timestamptz' },
  `
  select id, former_email as email, former_phone as phone, merged_at as at from users where merged_into = $1
  order by merged_at desc, id limit 200`,
)
export const accountAfterMerge = statement(
  'merging.accountAfterMerge',
  { id: 'uuid' },
  { merged_into: 'uuid?' },
  `select merged_into from users where id = $1`,
)
/** The emails and phones of accounts that were merged into one, except those that are someone's by now. */
export const formerContacts = statement(
  'merging.formerContacts',
  { user: 'uuid' },
  { email: 'text?', phone: 'text?' },
  `
  select case when not exists (select from users o where o.email = g.former_email) then g.former_email end as email,
    case when not exists (select from users o where o.phone = g.former_phone and o.id <> $1) then g.former_phone end as phone
  from users g where g.merged_into = $1`,
)
