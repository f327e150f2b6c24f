import { statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'

/** An account that can be spent from. Amounts are in minor units. */
const account = {
  id: 'uuid',
  kind: textOf<'customer' | 'gift_card'>(),
  last4: 'text?',
  balance: 'int4',
  expires_at: 'timestamptz?',
} as const

/** Of these gift cards and the customer's store credit, those that can be used now. */
export const usableAccounts = statement(
  'credit.usable',
  { ids: 'uuid[]', user: 'uuid?', now: 'timestamptz' },
  { ...account, code_hash: 'text?' },
  `
  select id, kind, last4, balance, expires_at, code_hash from credit_accounts
  where (id = any($1) or (kind = 'customer' and user_id = $2)) and disabled_at is null and (expires_at is null or expires_at > $3)`,
)

const giftCardByCode = `
  select id, kind, last4, balance, expires_at from credit_accounts
  where code_hash = $1 and disabled_at is null and (expires_at is null or expires_at > $2)`

export const accountByCode = statement('credit.byCode', { code: 'text', now: 'timestamptz' }, account, giftCardByCode)

/** The same card, locked, so that it isn't disabled or spent before the transaction ends. */
export const lockAccountByCode = statement(
  'credit.lockByCode',
  { code: 'text', now: 'timestamptz' },
  account,
  `${giftCardByCode} for no key update`,
)

export const accountsOfCustomer = statement(
  'credit.ofCustomer',
  { user: 'uuid' },
  { id: 'uuid', balance: 'int4' },
  `select id, balance from credit_accounts where kind = 'customer' and user_id = $1`,
)

/** Creates the customer's account if there is none. */
export const openAccount = statement(
  'credit.openAccount',
  { id: 'uuid', user: 'uuid', now: 'timestamptz' },
  {},
  `
  insert into credit_accounts (id, kind, user_id, balance, created_at) values ($1, 'customer', $2, 0, $3)
  on conflict (user_id) where kind = 'customer' do nothing`,
)

/** The customer whose account receives this one's balance, if its own customer was merged and it has a balance. */
export const accountAfterMerge = statement(
  'credit.accountAfterMerge',
  { account: 'uuid' },
  { user_id: 'uuid' },
  `
  select u.merged_into as user_id from credit_accounts a join users u on u.id = a.user_id
  where a.id = $1 and a.kind = 'customer' and a.balance > 0 and u.merged_into is not null`,
)
/** Moves the balance and its expiry. The later expiry applies if both accounts have one; without one on either, the money never expires. */
export const forward = statement(
  'credit.forward',
  { account: 'uuid', user: 'uuid', out: 'uuid', in: 'uuid', source: 'text', now: 'timestamptz' },
  {},
  `
  with old as (select id, balance, expires_at from credit_accounts where id = $1 and balance > 0 for no key update),
    emptied as (update credit_accounts a set balance = 0 from old where a.id = old.id),
    filled as (
      update credit_accounts a set balance = a.balance + old.balance,
        expires_at = case when a.balance = 0 then old.expires_at when a.expires_at is null
          or old.expires_at is null then null else greatest(a.expires_at, old.expires_at) end
      from old where a.user_id = $2 and a.kind = 'customer' returning a.id)
  insert into credit_entries (id, account_id, amount, reason, source, note, created_at)
  select $3::uuid, old.id, -old.balance, 'MERGED', $5::text, '', $6::timestamptz from old
  union all select $4::uuid, filled.id, old.balance, 'MERGED', $5, '', $6 from old, filled`,
)

export const openGiftCardAccount = statement(
  'credit.openCard',
  { id: 'uuid', code: 'text', last4: 'text', expires: 'timestamptz?', now: 'timestamptz' },
  {},
  `
  insert into credit_accounts (id, kind, code_hash, last4, balance, expires_at, created_at) values ($1, 'gift_card', $2, $3, 0, $4, $5)`,
)
