import { statement } from '#server/db/statement.ts'
import { json, nullable } from '#server/db/types.ts'
import type { Mail } from './mail/mail.ts'

/** Inserts a mail of a bulk mailing. If the job that sends such mails is only due later, it's made due now. */
export const insertBulk = statement(
  'messages.insertBulk',
  {
    id: 'uuid',
    recipient: 'text',
    subject: 'text',
    mail: nullable(json<Mail>()),
    now: 'timestamptz',
    campaign: 'uuid?',
    jobName: 'text',
  },
  {},
  `
  with message as (
    insert into messages (id, channel, recipient, subject, body, mail, created_at, is_bulk, campaign, state)
    values ($1, 'email', $2, $3, '', $4, $5, true, $6, case when exists (select from gateways where channel = 'email') then 'pending' else 'kept' end)
    returning state
  )
  update jobs set run_at = $5 where name = $7 and every_ms is not null and run_at > $5 and not is_claimed
    and exists (select from message where state = 'pending')
  returning pg_notify('jobs', '')`,
)

/** The oldest waiting mails. */
export const nextBulk = statement(
  'messages.nextBulk',
  { limit: 'int8' },
  { id: 'uuid' },
  `select id from messages where is_bulk and state = 'pending' order by id limit $1`,
)

/** Marks mails as unclear whose sending process died: they may have arrived. */
export const endAbandoned = statement(
  'messages.endAbandoned',
  { reason: 'text' },
  {},
  `update messages set state = 'unclear', reason = $1 where is_bulk and state = 'sending'`,
)

/** Hands a mail that was refused temporarily to a separate job, which retries it later. */
export const leaveToJob = statement(
  'messages.leaveToJob',
  { id: 'uuid', job: 'uuid', jobName: 'text', at: 'timestamptz', now: 'timestamptz' },
  {},
  `
  with message as (update messages set is_bulk = false where id = $1 and is_bulk and state = 'pending' returning id)
  insert into jobs (id, name, data, run_at, created_at) select $2, $3, jsonb_build_object('message', id), $4, $5 from message`,
)

/** How many mails of these campaigns aren't settled. */
export const countWaiting = statement(
  'messages.countWaiting',
  { campaigns: 'uuid[]' },
  { campaign: 'uuid', n: 'int4' },
  `
  select campaign, count(*)::int as n from messages
  where campaign = any($1) and campaign is not null and state in ('pending', 'sending') group by campaign`,
)

export const removeWaiting = statement(
  'messages.removeWaiting',
  { campaign: 'uuid' },
  {},
  `delete from messages where campaign = $1 and campaign is not null and state = 'pending'`,
)
