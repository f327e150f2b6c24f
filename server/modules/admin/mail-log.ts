import type { listMails, MailRow } from '#contract/admin/mails.ts'
import { mailStates } from '#contract/admin/mails.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { namedStatement } from '#server/db/named-statement.ts'
import { readPage } from '#server/db/page.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { sendJob } from '#server/messaging/outbox.ts'

const key = { at: 'timestamptz', id: 'uuid' } as const
const types = { ...key, states: 'text[]', to: 'text', limit: 'int8' } as const
/** For all mails, reads at most a page of each state from a range of one index. */
const keysBy = (find: 'all' | 'to', sort: 'at' | '-at') => {
  const [compare, order] = sort === 'at' ? ['>', 'asc'] : ['<', 'desc']
  const found = (condition: string) => `
    select created_at as at, id from messages where ${condition} and (created_at, id) ${compare} (:at, :id)
    order by created_at ${order}, id ${order} limit :limit`
  const byState = `
    select k.at, k.id from unnest(:states::text[]) s cross join lateral (${found('state = s')}) k order by k.at ${order}, k.id ${order}
      limit :limit`
  return namedStatement(
    `admin.mailKeys.${find}.${sort}`,
    types,
    key,
    find === 'all' ? byState : found('recipient = :to and state = any(:states)'),
  )
}
const keys = {
  all: { at: keysBy('all', 'at'), '-at': keysBy('all', '-at') },
  to: { at: keysBy('to', 'at'), '-at': keysBy('to', '-at') },
}
const mailRows = statement(
  'admin.mailRows',
  { ids: 'uuid[]' },
  {
    id: 'uuid',
    channel: textOf<MailRow['channel']>(),
    recipient: 'text',
    subject: 'text',
    state: textOf<MailRow['state']>(),
    reason: 'text?',
    at: 'timestamptz',
    again: 'bool',
  },
  `
  select id, channel, recipient, subject, state, reason, created_at as at, state in ('dead', 'unclear')
    and (body <> '' or mail is not null) as again
  from messages where id = any($1)`,
)

/** A page of sent messages. Callers who may not read customers see masked addresses and can't search by them. */
export async function listMailLog(
  db: Db,
  { q, state, sort, cursor, limit }: ParsedOf<typeof listMails>,
  { caller }: SignedInContext,
): Promise<OutputOf<typeof listMails>> {
  const isOpen = caller.permissions.includes('customers:read')
  const after = cursor === undefined ? startOf(sort === 'at' ? 'asc' : 'desc') : readCursor(cursor)
  const to = isOpen ? (q ?? '').trim().toLowerCase() : ''
  return readPage(limit, {
    keys: (count) => keys[to ? 'to' : 'all'][sort].all(db, { ...after, states: state ? [state] : [...mailStates], to, limit: count }),
    rows: async (ids) =>
      (await mailRows.all(db, { ids })).map(({ recipient, again, at, ...row }): MailRow => ({
        ...row,
        to: isOpen ? recipient : masked(recipient),
        at: at.toISOString(),
        canBeSentAgain: again,
      })),
  })
}

/** Masks an address: the first letter and domain of an email, or the last two digits of a phone number. */
function masked(address: string): string {
  const [name = '', domain] = address.split('@')
  return domain === undefined ? `•••${address.slice(-2)}` : `${name.slice(0, 1)}•••@${domain}`
}

const sendAgain = statement(
  'admin.sendMailAgain',
  { id: 'uuid', now: 'timestamptz', job: 'uuid', jobName: 'text' },
  { id: 'uuid' },
  `
  with message as (
    update messages set state = 'pending', is_bulk = false, reason = null where id = $1 and state in ('dead', 'unclear') and (body <> '' or mail is not null)
      and (expires_at is null or expires_at > $2) returning id
  ), job as (
    insert into jobs (id, name, data, run_at, created_at) select $3, $4, jsonb_build_object('message', id), $2, $2 from message returning id
  )
  select m.id, pg_notify('jobs', '') from message m, job`,
)

/** Sends a message again; concurrent calls send it once. Fails with NOT_FOUND if it was sent or its content is deleted. */
export async function sendAgainByStaff(tx: Tx, { id }: { id: string }, { now }: SignedInContext): Promise<{ message: string }> {
  if (!(await sendAgain.one(tx, { id, now, job: newId(now), jobName: sendJob }))) throw refuse('NOT_FOUND')
  return { message: 'Message queued' }
}

const settle = statement(
  'admin.settleMail',
  { id: 'uuid' },
  {},
  `update messages set state = 'sent', body = '', mail = null where id = $1 and state = 'unclear'`,
)

/** Marks an unclear message as sent, and deletes its content like that of sent ones. Fails with NOT_FOUND if it isn't unclear. */
export async function settleByStaff(tx: Tx, { id }: { id: string }): Promise<{ message: string }> {
  if ((await settle.run(tx, { id })) === 0) throw refuse('NOT_FOUND')
  return { message: 'Message settled' }
}
