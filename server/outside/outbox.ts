import { newId } from '#server/db/ids.ts'
import { statement, type Db, type Tx } from '#server/db/statement.ts'

export interface Message {
  channel: 'email' | 'sms'
  to: string
  subject: string
  text: string
}

const insert = statement(
  'outbox.insert',
  { id: 'uuid', channel: 'text', recipient: 'text', subject: 'text', body: 'text', now: 'timestamptz' },
  {},
  `insert into messages (id, channel, recipient, subject, body, created_at) values ($1, $2, $3, $4, $5, $6)`,
)

const newest = statement(
  'outbox.newest',
  { limit: 'int8' },
  { channel: 'text', recipient: 'text', subject: 'text', body: 'text', created_at: 'timestamptz' },
  `select channel, recipient, subject, body, created_at from messages order by created_at desc, id desc limit $1`,
)

/** Puts a message into the outbox, in the transaction of what it tells of: no order without its mail, no mail without its order. */
export async function post(tx: Tx, message: Message, now: Date): Promise<void> {
  await insert.run(tx, {
    id: newId(now),
    channel: message.channel,
    recipient: message.to,
    subject: message.subject,
    body: message.text,
    now,
  })
}

/** The newest messages, newest first. */
export async function readOutbox(db: Db, limit: number) {
  const rows = await newest.all(db, { limit })
  return rows.map((row) => ({ to: row.recipient, subject: row.subject, text: row.body, sentAt: row.created_at.toISOString() }))
}
