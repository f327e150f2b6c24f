import { statement } from '#server/db/statement.ts'

/**
 * Adds or finds an email; concurrent calls wait for the first one. `needs_mail`: whether to send a mail now, which is true once per `againSince`,
 * however many calls there are.
 */
export const subscribe = statement(
  'waitlist.subscribe',
  { id: 'uuid', email: 'text', now: 'timestamptz', againSince: 'timestamptz' },
  { id: 'uuid', confirmed: 'bool', unsubscribed: 'bool', needs_mail: 'bool' },
  `
  insert into subscribers as s (id, email, created_at, asked_at, asked_by) values ($1, $2, $3, $3, $1)
  on conflict (email) do update set (asked_at, asked_by) = (
    select case when due then $3 else s.asked_at end, case when due then $1 else s.asked_by end
    from (select (s.confirmed_at is null or s.unsubscribed_at is not null)
      and (s.asked_at <= $4 or s.unsubscribed_at > s.asked_at) as due) d
  )
  returning s.id, s.confirmed_at is not null as confirmed, s.unsubscribed_at is not null as unsubscribed, s.asked_by = $1 as needs_mail`,
)

/** Affects no row if its owner left after the mail, which makes its link invalid. */
export const confirm = statement(
  'waitlist.confirm',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `
  update subscribers set confirmed_at = $2, unsubscribed_at = null
  where id = $1 and (confirmed_at is null or unsubscribed_at is null or asked_at > unsubscribed_at)`,
)

/** Unsubscribes an email, also one that was asked again after it left; deletes it entirely if it was never confirmed. */
export const unsubscribe = statement(
  'waitlist.unsubscribe',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `
  with gone as (delete from subscribers where id = $1 and confirmed_at is null)
  update subscribers set unsubscribed_at = $2
  where id = $1 and confirmed_at is not null and (unsubscribed_at is null or unsubscribed_at < asked_at)`,
)

export const entriesOfUser = statement(
  'waitlist.ofEmail',
  { user: 'uuid' },
  { created_at: 'timestamptz', confirmed_at: 'timestamptz?', unsubscribed_at: 'timestamptz?' },
  `
  select created_at, confirmed_at, unsubscribed_at from subscribers
  where email = (select u.email from users u where u.id = $1)`,
)

export const eraseEntries = statement('waitlist.eraseEntries', { emails: 'text[]' }, {}, `delete from subscribers where email = any($1)`)

export const purgeUnconfirmed = statement(
  'waitlist.purgeUnconfirmed',
  { before: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from subscribers where id in (
    select id from subscribers where confirmed_at is null and created_at < $1 and asked_at < $1
    order by created_at limit $2 for update skip locked)`,
)
