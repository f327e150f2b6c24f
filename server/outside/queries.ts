import { statement } from '#server/db/statement.ts'

/** Says which channels lead out of the house from now on. */
export const openChannels = statement(
  'messages.openChannels',
  { channels: 'text[]' },
  {},
  `
  with closed as (delete from gateways where channel <> all($1))
  insert into gateways (channel) select unnest($1) on conflict do nothing`,
)

/**
 * The message, and in the same trip the job that sends it, where its channel leads out of the house; else it is kept for the outbox. Runners
 * are told when the transaction commits.
 */
export const insertMessage = statement(
  'messages.insert',
  {
    id: 'uuid',
    channel: 'text',
    recipient: 'text',
    subject: 'text',
    body: 'text',
    mail: 'jsonb?',
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
  ), job as (
    insert into jobs (id, name, data, run_at, created_at)
    select $9, $10, jsonb_build_object('message', id), $8, $8 from message where state = 'pending' returning id
  )
  select pg_notify('jobs', '') from job`,
)

export const newestMessages = statement(
  'messages.newest',
  { limit: 'int8' },
  { id: 'uuid', recipient: 'text', subject: 'text', body: 'text', mail: 'jsonb?', created_at: 'timestamptz' },
  `select id, recipient, subject, body, mail, created_at from messages order by created_at desc, id desc limit $1`,
)

export const messageToSend = statement(
  'messages.toSend',
  { id: 'uuid' },
  {
    channel: 'text',
    recipient: 'text',
    subject: 'text',
    body: 'text',
    mail: 'jsonb?',
    state: 'text',
    expires_at: 'timestamptz?',
  },
  `select channel, recipient, subject, body, mail, state, expires_at from messages where id = $1`,
)

/** Of several that would send it, one touches a row. */
export const begin = statement(
  'messages.begin',
  { id: 'uuid' },
  {},
  `update messages set state = 'sending' where id = $1 and state = 'pending'`,
)

/** It was refused for now. */
export const release = statement(
  'messages.release',
  { id: 'uuid' },
  {},
  `update messages set state = 'pending' where id = $1 and state = 'sending'`,
)

/** Nobody needs the words any more, and they may hold a code or a link. An answer that came very late clears up what was unclear. */
export const markSent = statement(
  'messages.sent',
  { id: 'uuid' },
  {},
  `update messages set state = 'sent', body = '', mail = null, reason = null where id = $1 and state in ('sending', 'unclear')`,
)

export const keep = statement('messages.keep', { id: 'uuid' }, {}, `update messages set state = 'kept' where id = $1 and state = 'pending'`)

/** The end of a message that was not seen to arrive: dead or unclear. */
export const giveUp = statement(
  'messages.giveUp',
  { id: 'uuid', state: 'text', reason: 'text' },
  {},
  `update messages set state = $2, reason = $3 where id = $1 and state in ('pending', 'sending')`,
)

export const eraseOld = statement(
  'messages.eraseOld',
  { before: 'timestamptz' },
  {},
  `update messages set body = '', mail = null where body <> '' and created_at < $1 and state in ('dead', 'unclear')`,
)

export const forgetKept = statement(
  'messages.forgetKept',
  { before: 'timestamptz' },
  {},
  `delete from messages where created_at < $1 and state = 'kept'`,
)

export const forgetOld = statement('messages.forgetOld', { before: 'timestamptz' }, {}, `delete from messages where created_at < $1`)
