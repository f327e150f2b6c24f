import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { insertMessage, newestMessages } from './queries.ts'

export interface Message {
  channel: 'email' | 'sms'
  to: string
  subject: string
  text: string
  /** When it is of no use any more, as a code is after its life: not sent from then on. */
  expires?: Date
}

/** The job that sends a message. */
export const sendJob = 'messages.send'

/** Leaves a message to be sent, in the transaction of what it tells of: no order without its mail, no mail without its order. */
export async function post(tx: Tx, { channel, to, subject, text, expires }: Message, now: Date): Promise<void> {
  await insertMessage.run(tx, {
    id: newId(now),
    channel,
    recipient: to,
    subject,
    body: text,
    mail: null,
    expires: expires ?? null,
    now,
    job: newId(now),
    jobName: sendJob,
  })
}

/** The newest messages, newest first. */
export async function readOutbox(db: Db, limit: number) {
  const rows = await newestMessages.all(db, { limit })
  return rows.map((row) => ({ to: row.recipient, subject: row.subject, text: row.body, sentAt: row.created_at.toISOString() }))
}
