import { statement } from '#server/db/statement.ts'

export const insertTicket = statement(
  'auth.insertTicket',
  { hash: 'text', user: 'uuid', expires: 'timestamptz' },
  {},
  `insert into sign_in_tickets (hash, user_id, expires_at) values ($1, $2, $3)`,
)

/** Atomically counts an attempt; returns no row if the ticket is used, expired or tried too often. */
export const countTicketAttempt = statement(
  'auth.countTicketAttempt',
  { hash: 'text', now: 'timestamptz', max: 'int4' },
  { user_id: 'uuid' },
  `update sign_in_tickets set tries = tries + 1 where hash = $1 and expires_at > $2 and tries < $3 returning user_id`,
)

/** Of many concurrent calls with one ticket, exactly one deletes the row. */
export const consumeTicket = statement('auth.consumeTicket', { hash: 'text' }, {}, `delete from sign_in_tickets where hash = $1`)

/** Deletes a few per call, so that no single sign-in pays for a whole night's backlog. */
export const purgeTickets = statement(
  'auth.purgeTickets',
  { now: 'timestamptz' },
  {},
  `
  delete from sign_in_tickets where hash in (select hash from sign_in_tickets where expires_at <= $1 order by expires_at limit 20
    for update skip locked)`,
)
