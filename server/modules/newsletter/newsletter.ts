import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/newsletter.ts'
import type { ConsentSource, NewsletterState } from '#contract/newsletter.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { hourMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import { idOfLink, type LinkPurpose } from './links.ts'
import { confirmMail } from './mails.ts'
import * as queries from './queries.ts'

export { newsletterLink, newsletterContext } from './mails.ts'

type ConsentEvent = 'asked' | 'subscribed' | 'unsubscribed'
const log = (tx: Tx, ids: string[], event: ConsentEvent, source: ConsentSource, now: Date): Promise<number> =>
  queries.logConsent.run(tx, { entries: ids.map((subscriber) => ({ id: newId(now), subscriber })), event, source, now })

/** Sends a confirmation mail, at most once an hour, unless the email is subscribed. The response doesn't reveal which. */
export async function subscribe(
  tx: Tx,
  { email, source }: ParsedOf<typeof contract.subscribeToNewsletter>,
  context: RequestContext,
): Promise<OutputOf<typeof contract.subscribeToNewsletter>> {
  const { now, config } = context
  const againSince = new Date(now.getTime() - serverLimits.waitlist.askAgainHours * hourMs)
  const { id, needs_mail } = (await queries.insertUnconfirmed.one(tx, {
    id: newId(now),
    email,
    locale: config.shop.locale,
    now,
    againSince,
  }))!
  if (needs_mail) {
    await log(tx, [id], 'asked', source, now)
    await queueMessage(tx, confirmMail({ id, email }, context), now)
  }
  return { state: 'confirm', message: 'Check your email to confirm' }
}

/** Follows a mail's link. Fails with NOT_FOUND if it isn't ours, its email was erased, or its owner unsubscribed after the mail. */
export async function redeemMailLink(
  tx: Tx,
  purpose: LinkPurpose,
  token: string,
  context: RequestContext,
): Promise<{ state: NewsletterState }> {
  const { now, signingSecret } = context
  const id = idOfLink(signingSecret, purpose, token)
  if (id === undefined) throw refuse('NOT_FOUND')
  if (purpose === 'unsubscribe') {
    await leave(tx, id, 'email', now)
    return { state: 'unsubscribed' }
  }
  if (await queries.confirm.one(tx, { id, now })) {
    const last = await queries.lastConsentSource.one(tx, { id })
    await log(tx, [id], 'subscribed', last?.source ?? 'email', now)
  } else if (!(await queries.subscriptionState.one(tx, { id }))?.is_subscribed) throw refuse('NOT_FOUND')
  return { state: 'subscribed' }
}

async function leave(tx: Tx, id: string, source: ConsentSource, now: Date): Promise<void> {
  if (await queries.unsubscribe.one(tx, { id, now })) await log(tx, [id], 'unsubscribed', source, now)
}

/** Whether the customer's email is subscribed, and since when. */
export async function readOwn(db: Db | Tx, user: string): Promise<OutputOf<typeof contract.getOwnNewsletter>> {
  const row = await queries.subscriptionsOfUser.one(db, { user })
  const since = row && row.unsubscribed_at === null ? row.confirmed_at : null
  return { isSubscribed: since !== null, since: since && since.toISOString() }
}

/** Subscribes or unsubscribes the proven email of an account. Fails with INVALID_INPUT if the account has none. */
export async function changeOwn(
  tx: Tx,
  { isSubscribed, source }: ParsedOf<typeof contract.changeOwnNewsletter>,
  { caller: { userId }, now, config }: SignedInContext,
): Promise<OutputOf<typeof contract.getOwnNewsletter>> {
  const { email } = await contactOf(tx, userId)
  if (isSubscribed && !email) throw refuse('INVALID_INPUT', { isSubscribed: ['needs an email'] })
  if (isSubscribed && email) await adopt(tx, [email], { source, now, locale: config.shop.locale, again: true })
  else {
    const row = await queries.subscriptionsOfUser.one(tx, { user: userId })
    if (row) await leave(tx, row.id, source, now)
  }
  return readOwn(tx, userId)
}

interface Adopting {
  source: ConsentSource
  now: Date
  locale: string | null
  /** Whether to subscribe those who had unsubscribed. */
  again: boolean
}

async function adopt(tx: Tx, emails: string[], { source, now, locale, again }: Adopting): Promise<Set<string>> {
  const added = await queries.adoptSubscriptions.all(tx, {
    subscribers: emails.map((email) => ({ id: newId(now), email })),
    locale,
    now,
    again,
  })
  if (added.length > 0)
    await log(
      tx,
      added.map(({ id }) => id),
      'subscribed',
      source,
      now,
    )
  return new Set(added.map(({ email }) => email))
}

/** Imports consents from another shop, without sending mails. Those who unsubscribed here stay so. Returns the new emails. */
export const adoptSubscriptions = (tx: Tx, emails: string[], now: Date): Promise<Set<string>> =>
  adopt(tx, emails, { source: 'import', now, locale: null, again: false })

/** The emails among these that are subscribed. */
export const subscribedAmong = async (db: Db | Tx, emails: string[]): Promise<Set<string>> =>
  new Set((await queries.subscribedAmong.all(db, { emails })).map(({ email }) => email))

const consentsMax = 1000

/** What is stored about a customer's email, with each consent, its time and source; null without any. */
export async function exportConsents(db: Db | Tx, user: string) {
  const row = await queries.subscriptionsOfUser.one(db, { user })
  if (!row) return null
  const time = (date: Date | null) => date && date.toISOString()
  const consents = await queries.consentsOf.all(db, { subscriber: row.id, limit: consentsMax })
  return {
    createdAt: row.created_at.toISOString(),
    confirmedAt: time(row.confirmed_at),
    unsubscribedAt: time(row.unsubscribed_at),
    consents: consents.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
  }
}

/** Deletes emails with their consents, for erased accounts and undone imports. */
export async function eraseSubscribers(tx: Tx, emails: string[]): Promise<void> {
  await queries.eraseEmails.run(tx, { emails })
}

/** Deletes emails that weren't confirmed in time. */
export async function purgeUnconfirmed(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - serverLimits.waitlist.confirmDays * 24 * hourMs)
  await inBatches((limit) => queries.purgeUnconfirmed.run(db, { before, limit }))
}
