import type { CreditEntry } from '#contract/credit.ts'
import { statement } from '#server/db/statement.ts'
import { type Row, textOf } from '#server/db/types.ts'

export type Reason = CreditEntry['reason']
const reason = textOf<Reason>()

/**
 * Adds an entry and updates the balance, once per source, however often it's called. Money returned to a card with an expiry stays valid at
 * least until `until`.
 */
export const add = statement(
  'credit.add',
  {
    id: 'uuid',
    account: 'uuid',
    amount: 'int4',
    reason,
    source: 'text',
    order: 'uuid?',
    staff: 'uuid?',
    note: 'text',
    now: 'timestamptz',
    until: 'timestamptz',
  },
  { balance: 'int4' },
  `
  with added as (
    insert into credit_entries (id, account_id, amount, reason, source, order_id, staff_id, note, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (account_id, reason, source) do nothing returning account_id, amount)
  update credit_accounts a set balance = a.balance + d.amount,
    expires_at = case when a.expires_at is not null and d.amount > 0 and $4 in ('SPENT_RETURNED', 'REFUND') then greatest(a.expires_at,
    $10) else a.expires_at end
  from added d where a.id = d.account_id returning a.balance`,
)

/**
 * Like `add`, for money that leaves an account: no row if the balance doesn't cover it. It doesn't check whether the account is disabled.
 */
export const withdraw = statement(
  'credit.withdraw',
  { id: 'uuid', account: 'uuid', amount: 'int4', reason, source: 'text', staff: 'uuid?', note: 'text', now: 'timestamptz' },
  { balance: 'int4' },
  `
  with withdrawn as (update credit_accounts set balance = balance - $3 where id = $2 and balance >= $3 returning id, balance),
    recorded as (
      insert into credit_entries (id, account_id, amount, reason, source, staff_id, note, created_at)
      select $1, id, -$3::int, $4, $5, $6, $7, $8 from withdrawn)
  select balance from withdrawn`,
)

/** Spends all the amounts, or makes the transaction run again if an account no longer covers its part. Locks in id order. */
export const spend = statement(
  'credit.spend',
  { entries: 'uuid[]', accounts: 'uuid[]', amounts: 'int4[]', order: 'uuid', now: 'timestamptz', source: 'text' },
  { id: 'uuid' },
  `
  with locked as materialized (
    select a.id, w.entry, w.amount, a.balance >= w.amount and a.disabled_at is null
      and (a.expires_at is null or a.expires_at > $5) as is_good
    from unnest($1::uuid[], $2::uuid[], $3::int[]) as w (entry, id, amount) join credit_accounts a on a.id = w.id
    order by a.id for no key update of a
  ), spent as (
    update credit_accounts a set balance = a.balance - l.amount from locked l where a.id = l.id
      and (select case when count(*) = cardinality($2) and bool_and(is_good) then true else changed_meanwhile('a balance') end from locked)
    returning a.id, l.entry, l.amount
  )
  insert into credit_entries (id, account_id, amount, reason, source, order_id, created_at)
  select entry, id, -amount, 'SPENT', $6, $4, $5 from spent returning id`,
)

/** Moves credit that paid for one order to another: it's returned and spent again, and no balance changes. */
export const move = statement(
  'credit.move',
  { back: 'uuid[]', spent: 'uuid[]', accounts: 'uuid[]', amounts: 'int4[]', from: 'uuid', to: 'uuid', source: 'text', now: 'timestamptz' },
  {},
  `
  insert into credit_entries (id, account_id, amount, reason, source, order_id, created_at)
  select e.id, p.account, e.sign * p.amount, e.reason, $7, e.of, $8
  from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::int[]) as p (back, spent, account, amount)
    cross join lateral (values (p.back, 1, 'SPENT_RETURNED', $5::uuid), (p.spent, -1, 'SPENT', $6::uuid)) as e (id, sign, reason, of)`,
)

/** Locks the accounts that money is returned to, and the customer's own. */
export const lockReturned = statement(
  'credit.lockReturned',
  { ids: 'uuid[]', user: 'uuid?' },
  { id: 'uuid', is_disabled: 'bool' },
  `
  select id, disabled_at is not null as is_disabled from credit_accounts where id = any($1) or (kind = 'customer' and user_id = $2)
  order by id for no key update`,
)
/** Which of these accounts are gift cards that staff revoked. */
export const revokedGiftCards = statement(
  'credit.revokedCards',
  { ids: 'uuid[]' },
  { id: 'uuid' },
  `select account_id as id from gift_cards where account_id = any($1) and voided_at is not null`,
)

/** What an order took from each account and hasn't returned, in minor units. */
export const leftOfOrder = statement(
  'credit.leftOfOrder',
  { order: 'uuid' },
  { account_id: 'uuid', spent: 'int8' },
  `
  select account_id, -sum(amount)::int8 as spent from credit_entries where order_id = $1 and reason in ('SPENT', 'SPENT_RETURNED')
  group by account_id having sum(amount) < 0 order by account_id`,
)

export const entriesAfter = statement(
  'credit.entriesAfter',
  { account: 'uuid', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { at: 'timestamptz', id: 'uuid' },
  `
  select created_at as at, id from credit_entries where account_id = $1 and (created_at, id) < ($2, $3)
  order by created_at desc, id desc limit $4`,
)
const entry = {
  id: 'uuid',
  amount: 'int4',
  reason,
  order_number: 'text?',
  staff: 'text?',
  note: 'text',
  created_at: 'timestamptz',
} as const
/** An entry, with the number of its order and the staff member who made it. */
export type EntryRow = Row<typeof entry>

export const entriesById = statement(
  'credit.entriesByIds',
  { ids: 'uuid[]' },
  entry,
  `
  select e.id, e.amount, e.reason, o.number as order_number, u.name as staff, e.note, e.created_at
  from credit_entries e left join orders o on o.id = e.order_id left join users u on u.id = e.staff_id where e.id = any($1)`,
)

/** Anonymizes the account of an erased person: removes the owner and the notes about them. */
export const anonymize = statement(
  'credit.anonymize',
  { user: 'uuid', now: 'timestamptz' },
  { id: 'uuid', balance: 'int4' },
  `
  with mine as (
    update credit_accounts set user_id = null, disabled_at = coalesce(disabled_at, $2) where kind = 'customer' and user_id = $1
    returning id, balance
  ), notes as (update credit_entries e set note = '' from mine m where e.account_id = m.id and e.note <> '')
  select id, balance from mine`,
)
