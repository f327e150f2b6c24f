import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { mailContext } from '#server/messaging/mail/mail.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import type { Tx } from '#server/db/statement.ts'
import { maskedContact } from './hint.ts'
import type { Account } from './queries.ts'

/**
 * Notifies both accounts' addresses of the merge. Each message has only a hint of the other address, so that nobody learns one they don't
 * know.
 */
export async function notifyBothAddresses(tx: Tx, stays: Account, goes: Account, context: RequestContext): Promise<void> {
  await notifyAddress(tx, 'stays', stays, goes, context)
  await notifyAddress(tx, 'goes', goes, stays, context)
}

async function notifyAddress(tx: Tx, which: 'stays' | 'goes', to: Account, other: Account, { config, now }: RequestContext): Promise<void> {
  const { brand, t } = mailContext(configForLocale(config, to.locale))
  const words = { shop: brand.name, support: brand.supportEmail, other: maskedContact(other) }
  const [subject, title, body] = (['subject', 'title', 'body'] as const).map((part) => t(`account.merged.${which}.${part}`, words)) as [
    string,
    string,
    string,
  ]
  const blocks = [
    { type: 'title', text: title },
    { type: 'paragraph', text: body },
  ] as const
  if (to.email)
    await queueMessage(tx, { channel: 'email', to: to.email, mail: { brand, subject, preheader: body, blocks: [...blocks] } }, now)
  else if (to.phone) await queueMessage(tx, { channel: 'sms', to: to.phone, subject, text: body }, now)
}
