import type { Outgoing } from '../gateway.ts'

export interface Sender {
  name: string
  /** The sender address of mails. */
  from: string
  /** The address for replies. */
  replyTo: string
}

/** Composes the message in MIME. Its Message-ID contains the message's id, so that it can be found in a mail server's log. */
export async function compose(message: Outgoing, { name, from, replyTo }: Sender): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composer = new MailComposer({
    from: { name, address: from },
    to: { name: '', address: message.to },
    replyTo,
    subject: message.subject,
    text: message.text,
    html: message.html ?? undefined,
    date: message.now,
    messageId: `<${message.id}@${from.split('@')[1]}>`,
    // Tells autoresponders not to reply to the shop.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...unsubscribeHeaders(message.unsubscribe) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** Mail programs show an unsubscribe button, which sends one POST (RFC 8058). */
const unsubscribeHeaders = (url: string | undefined): Record<string, string> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
