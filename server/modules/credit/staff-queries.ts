import { statement } from '#server/db/statement.ts'
import { type Row, textOf } from '#server/db/types.ts'

const key = { at: 'timestamptz', id: 'uuid' } as const
const page = { at: 'timestamptz', id: 'uuid', limit: 'int8' } as const
const keys = (where: string, at: number, order: 'asc' | 'desc') => `
  select a.created_at as at, a.id from credit_accounts a
  where ${where}(a.created_at, a.id) ${order === 'asc' ? '>' : '<'} ($${at}, $${at + 1})
  order by a.created_at ${order}, a.id ${order} limit $${at + 2}`

export const newestAccounts = statement('credit.newest', page, key, keys('', 1, 'desc'))
export const oldestAccounts = statement('credit.oldest', page, key, keys('', 1, 'asc'))
export const newestAccountsOfKind = statement('credit.newestOfKind', { kind: 'text', ...page }, key, keys('a.kind = $1 and ', 2, 'desc'))
export const oldestAccountsOfKind = statement('credit.oldestOfKind', { kind: 'text', ...page }, key, keys('a.kind = $1 and ', 2, 'asc'))

/** Finds accounts by the last characters of a code, the email it was sent to, or the customer's email: a few, newest first. */
export const foundAccounts = statement(
  'credit.found',
  { last4: 'text', email: 'text', limit: 'int8' },
  key,
  `
  select at, id from (
    select created_at as at, id from credit_accounts where last4 = $1
    union select a.created_at, a.id from gift_cards g join credit_accounts a on a.id = g.account_id where g.recipient_email = $2
    union select a.created_at, a.id from users u join credit_accounts a on a.user_id = u.id and a.kind = 'customer' where u.email = $2) f
  order by at desc, id desc limit $3`,
)

const account = {
  id: 'uuid',
  kind: textOf<'customer' | 'gift_card'>(),
  last4: 'text?',
  user_id: 'uuid?',
  name: 'text?',
  email: 'text?',
  recipient: 'text?',
  balance: 'int4',
  expires_at: 'timestamptz?',
  disabled_at: 'timestamptz?',
  created_at: 'timestamptz',
} as const
export type StaffRow = Row<typeof account>

export const accountsByIds = statement(
  'credit.forStaff',
  { ids: 'uuid[]' },
  account,
  `
  select a.id, a.kind, a.last4, a.user_id, u.name, u.email, g.recipient_email as recipient, a.balance, a.expires_at, a.disabled_at,
    a.created_at
  from credit_accounts a left join users u on u.id = a.user_id left join gift_cards g on g.account_id = a.id where a.id = any($1)`,
)

export const setDisabled = statement(
  'credit.setDisabled',
  { id: 'uuid', at: 'timestamptz?' },
  {},
  `update credit_accounts set disabled_at = case when $2::timestamptz is null then null else coalesce(disabled_at, $2) end where id = $1`,
)
export const userExists = statement(
  'credit.userExists',
  { id: 'uuid' },
  { id: 'uuid' },
  `select id from users where id = $1 and merged_into is null for key share`,
)
