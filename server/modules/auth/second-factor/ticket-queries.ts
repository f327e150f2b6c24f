import { statement } from '#server/db/statement.ts'

export const insertTicket = statement(
  'factors.insertTicket',
  { hash: 'text', user: 'uuid', expires: 'timestamptz' },
  {},
  `insert into sign_in_tickets (hash, user_id, expires_at) values ($1, $2, $3)`,
)

/** Counts a try, atomically; no row once it is spent, too old, or tried too often. */
export const countTicketTry = statement(
  'factors.countTicketTry',
  { hash: 'text', now: 'timestamptz', tries: 'int4' },
  { user_id: 'uuid' },
  `update sign_in_tickets set tries = tries + 1 where hash = $1 and expires_at > $2 and tries < $3 returning user_id`,
)

/** One of many at once wins. */
export const spendTicket = statement('factors.spendTicket', { hash: 'text' }, {}, `delete from sign_in_tickets where hash = $1`)

/** A few at a time, so that no sign-in pays for a night's worth. */
export const forgetTickets = statement(
  'factors.forgetTickets',
  { now: 'timestamptz' },
  {},
  `delete from sign_in_tickets where hash in (select hash from sign_in_tickets where expires_at <= $1 order by expires_at limit 20 for update skip locked)`,
)
