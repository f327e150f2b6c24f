import type { Locale } from '#contract/locales.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { recordSecurityEvent, type SecurityEvent } from '#server/http/security-log.ts'
import { mailContext } from '#server/messaging/mail/mail.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { withoutLinks } from '#server/messaging/plain.ts'
import { contactOf } from '../users/users.ts'

/** Changes to the sign-in methods of an account. */
type Notice = Extract<
  SecurityEvent,
  | 'linked'
  | 'unlinked'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'backupCodesMade'
  | 'backupCodeUsed'
  | 'newDevice'
>

/**
 * Notifies the owner of an account of a change, in the same transaction, as someone else may have made it. `detail` is a name, which may
 * depend on the owner's language, or the number of backup codes left.
 */
export async function notifyOwner(
  tx: Tx,
  userId: string,
  event: Notice,
  detail: string | number | ((locale: Locale) => string),
  context: Pick<RequestContext, 'now' | 'config' | 'log' | 'requestId'>,
): Promise<void> {
  const { now } = context
  recordSecurityEvent(context, event, { userId })
  const { email, phone, locale } = await contactOf(tx, userId)
  const config = configForLocale(context.config, locale)
  const { brand, t } = mailContext(config)
  const what = typeof detail === 'function' ? detail(config.shop.locale) : detail
  const title = t(`security.${event}`, typeof what === 'number' ? { count: what } : { what: withoutLinks(what) })
  const subject = t('security.subject', { change: title, shop: brand.name })
  const body = t('security.body', { shop: brand.name, support: brand.supportEmail })
  const blocks = [
    { type: 'title', text: title },
    { type: 'paragraph', text: body },
  ] as const
  if (email) await queueMessage(tx, { channel: 'email', to: email, mail: { brand, subject, preheader: body, blocks: [...blocks] } }, now)
  else if (phone) await queueMessage(tx, { channel: 'sms', to: phone, subject, text: `${title}. ${body}` }, now)
}
