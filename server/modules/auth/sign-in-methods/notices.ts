import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { contactOf } from '../users/users.ts'
import { voice } from '#server/messaging/mail/mail.ts'
import { queueMessage } from '#server/messaging/outbox.ts'

/** What may change about the ways into an account. */
type Change =
  | 'linked'
  | 'unlinked'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'backupCodesMade'
  | 'backupCodeUsed'

/** Tells the owner of an account of a change, in its transaction: it may not have been them. `what` is a name, or how many are left. */
export async function tellOwner(
  tx: Tx,
  userId: string,
  change: Change,
  what: string | number,
  { now, config }: RequestContext,
): Promise<void> {
  const { email, phone } = await contactOf(tx, userId)
  const { brand, t } = voice(config)
  const title = t(`ways.${change}`, typeof what === 'number' ? { count: what } : { what })
  const subject = t('ways.subject', { change: title, shop: brand.name })
  const body = t('ways.body', { shop: brand.name, support: brand.supportEmail })
  const blocks = [
    { type: 'title', text: title },
    { type: 'paragraph', text: body },
  ] as const
  if (email) await queueMessage(tx, { channel: 'email', to: email, mail: { brand, subject, preheader: body, blocks: [...blocks] } }, now)
  else if (phone) await queueMessage(tx, { channel: 'sms', to: phone, subject, text: `${title}. ${body}` }, now)
}
