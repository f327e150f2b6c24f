import type { OutputOf } from '#contract/endpoint.ts'
import { hourMs } from '#contract/time.ts'
import type { getWaitlist, subscribe as subscribeContract, WaitlistState } from '#contract/waitlist.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { addCacheExpiry } from '#server/http/cache-tags.ts'
import type { RequestContext } from '#server/http/context.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { idOfLink, type LinkPurpose } from './links.ts'
import { confirmMail } from './mails.ts'
import * as queries from './queries.ts'

/** Whether the shop has opened. Pages that show it expire at that time. */
export function readWaitlist({ config, now }: Pick<RequestContext, 'config' | 'now'>): OutputOf<typeof getWaitlist> {
  const { publishDate, isWaitlistForced, showProducts } = config
  const isBefore = now < publishDate
  if (isBefore) addCacheExpiry(publishDate.getTime())
  return { isOpen: !isBefore && !isWaitlistForced, publishAt: isBefore ? publishDate.toISOString() : null, showsProducts: showProducts }
}

const messages = {
  confirm: 'Check your email to confirm',
  known: 'You are on the list already',
  unsubscribed: 'You left the list before: check your email to come back',
}

/** Adds an email to the list, and sends its owner a confirmation mail at most once an hour. */
export async function subscribe(tx: Tx, email: string, context: RequestContext): Promise<OutputOf<typeof subscribeContract>> {
  const { now } = context
  const againSince = new Date(now.getTime() - serverLimits.waitlist.askAgainHours * hourMs)
  const known = (await queries.subscribe.one(tx, { id: newId(now), email, now, againSince }))!
  const { id, confirmed, unsubscribed, needs_mail } = known
  if (needs_mail) await queueMessage(tx, confirmMail({ id, email, returns: unsubscribed }, context), now)
  const state = unsubscribed ? 'unsubscribed' : confirmed ? 'known' : 'confirm'
  return { state, message: messages[state] }
}

/** Follows a mail's link. Fails with NOT_FOUND if it isn't ours, its email was erased, or its owner left after the mail. */
export async function redeemMailLink(
  tx: Tx,
  purpose: LinkPurpose,
  token: string,
  context: RequestContext,
): Promise<{ state: WaitlistState }> {
  const { now, signingSecret } = context
  const id = idOfLink(signingSecret, purpose, token)
  if (id === undefined) throw refuse('NOT_FOUND')
  if (purpose === 'confirm' && (await queries.confirm.run(tx, { id, now })) === 0) throw refuse('NOT_FOUND')
  if (purpose === 'unsubscribe') await queries.unsubscribe.run(tx, { id, now })
  return { state: purpose === 'confirm' ? 'subscribed' : 'unsubscribed' }
}

/** What is stored about a customer's email; null if it isn't on the list. */
export async function exportSubscription(
  db: Db | Tx,
  user: string,
): Promise<{ createdAt: string; confirmedAt: string | null; unsubscribedAt: string | null } | null> {
  const row = await queries.entriesOfUser.one(db, { user })
  if (!row) return null
  const time = (date: Date | null) => date && date.toISOString()
  return { createdAt: row.created_at.toISOString(), confirmedAt: time(row.confirmed_at), unsubscribedAt: time(row.unsubscribed_at) }
}

/** Deletes the emails of an erased account. */
export async function eraseWaitlistEntries(tx: Tx, emails: string[]): Promise<void> {
  await queries.eraseEntries.run(tx, { emails })
}

/** Deletes emails that weren't confirmed in time. */
export async function purgeUnconfirmed(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - serverLimits.waitlist.confirmDays * 24 * hourMs)
  await inBatches((limit) => queries.purgeUnconfirmed.run(db, { before, limit }))
}
