import { statement } from '#server/db/statement.ts'
import { json, nullable, textOf } from '#server/db/types.ts'
import type { Mail } from './mail/mail.ts'

/** Sets which channels have a gateway from now on. */
export const setChannels = statement(
  'messages.setChannels',
  { channels: 'text[]' },
  {},
  `
  with closed as (delete from gateways where channel <> all($1))
  insert into gateways (channel) select unnest($1) on conflict do nothing`,
)

/**
 * Inserts the message and, in the same round trip, the job that delivers it, if its channel has a gateway; else it's only stored, for the
 * outbox. Runners are notified when the transaction commits.
 */
export const insertMessage = statement(
  'messages.insert',
  {
    id: 'uuid',
    channel: 'text',
    recipient: 'text',
    subject: 'text',
    body: 'text',
    mail: nullable(json<Mail>()),
    expires: 'timestamptz?',
    now: 'timestamptz',
    job: 'uuid',
    jobName: 'text',
  },
  {},
  `
  with message as (
    insert into messages (id, channel, recipient, subject, body, mail, expires_at, created_at, state)
    values ($1, $2, $3, $4, $5, $6, $7, $8, case when exists (select from gateways where channel = $2) then 'pending' else 'kept' end)
    returning id, state
  )
  insert into jobs (id, name, data, run_at, created_at)
  select $9, $10, jsonb_build_object('message', id), $8, $8 from message where state = 'pending' returning pg_notify('jobs', '')`,
)

export const newestMessages = statement(
  'messages.newest',
  { limit: 'int8' },
  { id: 'uuid', recipient: 'text', subject: 'text', body: 'text', mail: nullable(json<Mail>()), created_at: 'timestamptz' },
  `select id, recipient, subject, body, mail, created_at from messages order by created_at desc, id desc limit $1`,
)

export const messageToSend = statement(
  'messages.toSend',
  { id: 'uuid' },
  {
    channel: textOf<'email' | 'sms'>(),
    recipient: 'text',
    subject: 'text',
    body: 'text',
    mail: nullable(json<Mail>()),
    state: 'text',
    expires_at: 'timestamptz?',
  },
  `select channel, recipient, subject, body, mail, state, expires_at from messages where id = $1`,
)

/** Of several concurrent senders, exactly one updates the row. */
export const markSending = statement(
  'messages.begin',
  { id: 'uuid' },
  {},
  `update messages set state = 'sending' where id = $1 and state = 'pending'`,
)

/** Releases a message that the gateway refused for now. */
export const release = statement(
  'messages.release',
  { id: 'uuid' },
  {},
  `update messages set state = 'pending' where id = $1 and state = 'sending'`,
)

/** The text is erased: it's no longer needed, and may contain a code or a link. A very late response settles an unclear delivery. */
export const markSent = statement(
  'messages.sent',
  { id: 'uuid' },
  {},
  `update messages set state = 'sent', body = '', mail = null, reason = null where id = $1 and state in ('sending', 'unclear')`,
)

export const markStored = statement(
  'messages.store',
  { id: 'uuid' },
  {},
  `update messages set state = 'kept' where id = $1 and state = 'pending'`,
)

/** Ends a delivery without success: dead, or unclear whether it arrived. */
export const markUndelivered = statement(
  'messages.markUndelivered',
  { id: 'uuid', state: 'text', reason: 'text' },
  {},
  `update messages set state = $2, reason = $3 where id = $1 and state in ('pending', 'sending')`,
)

/** A purge goes in batches: of an issue of the newsletter to a million people all mails are due at once. */
const purged = { before: 'timestamptz', limit: 'int8' } as const

export const eraseText = statement(
  'messages.eraseText',
  purged,
  {},
  `
  update messages set body = '', mail = null where id in (select id from messages
    where (body <> '' or mail is not null) and created_at < $1 and state in ('dead', 'unclear') limit $2)`,
)

export const purgeStoredMessages = statement(
  'messages.purgeKept',
  purged,
  {},
  `delete from messages where id in (select id from messages where created_at < $1 and state = 'kept' limit $2)`,
)

export const purgeOldMessages = statement(
  'messages.purgeOld',
  purged,
  {},
  `delete from messages where id in (select id from messages where created_at < $1 order by created_at limit $2)`,
)
