import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { toHtml } from './mail/html.ts'
import type { Mail } from './mail/mail.ts'
import { toText } from './mail/text.ts'
import { insertMessage, newestMessages } from './queries.ts'

/** A message to an email address or a phone number: a mail in the shop's design, or plain text. */
export type Message = {
  to: string
  /** The message is useless after this time, like an expired code, and isn't sent anymore. */
  expires?: Date
} & ({ channel: 'email'; mail: Mail } | { channel: 'email' | 'sms'; subject: string; text: string })

/** The job that sends a message. */
export const sendJob = 'messages.send'

/** Queues a message in the transaction that causes it, so that an order and its mail are committed together. */
export async function queueMessage(tx: Tx, message: Message, now: Date): Promise<void> {
  // The plain text of a mail is made from the same blocks as its HTML, when it's sent.
  const content = 'mail' in message ? { subject: message.mail.subject, body: '' } : { subject: message.subject, body: message.text }
  await insertMessage.run(tx, {
    ...content,
    id: newId(now),
    channel: message.channel,
    recipient: message.to,
    mail: 'mail' in message ? message.mail : null,
    expires: message.expires ?? null,
    now,
    job: newId(now),
    jobName: sendJob,
  })
}

export interface OutboxMessage {
  to: string
  subject: string
  text: string
  /** Null for a plain-text message. */
  html: string | null
  sentAt: string
}

/** The newest messages, newest first. */
export async function readOutbox(db: Db, limit: number): Promise<OutboxMessage[]> {
  const rows = await newestMessages.all(db, { limit })
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.mail === null ? row.body : toText(row.mail),
    html: row.mail === null ? null : toHtml(row.mail),
    sentAt: row.created_at.toISOString(),
  }))
}
