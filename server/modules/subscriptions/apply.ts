import { serverLimits } from '#contract/server-limits.ts'
import { dayMs, hourMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { ProviderSubscription } from '#server/modules/payments/payments.ts'
import { saveInvoice } from './charges.ts'
import { type Context, notifyMember } from './mails.ts'
import * as queries from './queries.ts'
import type { SubscriptionRow } from './queries.ts'

/** The outcome of a reading, for the log. */
export type ReadingOutcome = 'applied' | 'known' | 'duplicate' | 'unknown subscription' | 'nothing'
/** The job that ends and refunds a person's second subscription. */
export const duplicateJob = 'subscriptions.endDuplicate'

/** A subscription read from the provider, with a number: later readings win. */
export interface Reading {
  number: number
  subscription: ProviderSubscription
}

/**
 * Updates our books from the provider's state, in any order and any number of times. A person's second subscription is ended and refunded.
 */
export async function applyReading(tx: Tx, { number, subscription }: Reading, context: Context): Promise<ReadingOutcome> {
  const found = await findRow(tx, subscription)
  if (!found) return 'unknown subscription'
  if (found.user_id) await queries.lockPerson.one(tx, { user: found.user_id })
  const row = (await queries.rowById.one(tx, { id: found.id }))!
  if (await isDuplicate(tx, row, subscription)) {
    if (subscription.status !== 'ended') await queueJob(tx, duplicateJob, subscription.id, context.now)
    return 'duplicate'
  }
  if (number <= row.reading) return 'known'
  const plan = await context.plans.findByCode(tx, subscription.planCode)
  const planId = plan?.id ?? row.plan_id
  if (row.user_id && subscription.status !== 'ended')
    await queries.endOthersUnpaid.run(tx, { user: row.user_id, id: row.id, now: context.now })
  const { status, trialEnd, period, cancelAtPeriodEnd: cancels, periodStart: start, periodEnd: end, invoice } = subscription
  const attempts = status === 'past_due' ? Math.max(row.failed_attempts, invoice?.attempts ?? 0) : 0
  await queries.update.run(tx, {
    id: row.id,
    plan: planId,
    period,
    status,
    cancels,
    start,
    end,
    reading: number,
    failed: attempts,
    now: context.now,
    benefits: benefitsUntil(subscription),
    provider: subscription.id,
    customer: subscription.customerId,
    check: nextCheck(subscription, context.now),
    amount: subscription.amount,
    credit: subscription.credit,
    trialEnd,
  })
  const after = (await queries.rowById.one(tx, { id: row.id }))!
  const paid = invoice && (await saveInvoice(tx, after, invoice, context))
  await notifyMember(tx, { before: row, after, paid: paid ? invoice : null, invoice }, context)
  return 'applied'
}

const findRow = async (tx: Tx, { id, subscriptionId }: ProviderSubscription): Promise<SubscriptionRow | undefined> =>
  (await queries.subscriptionByProviderId.one(tx, { provider: id })) ??
  (isId(subscriptionId) ? await queries.rowById.one(tx, { id: subscriptionId }) : undefined)

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/**
 * Whether it's a duplicate: our row has another subscription at the provider, or the person has another paid one, or has already tried the
 * plan.
 */
async function isDuplicate(tx: Tx, row: SubscriptionRow, { id, trialEnd }: ProviderSubscription): Promise<boolean> {
  if (row.provider_id !== null) return row.provider_id !== id
  if (row.user_id === null) return false
  if (await queries.otherPaid.one(tx, { user: row.user_id, id: row.id })) return true
  return trialEnd !== null && (await queries.hasTried.one(tx, { user: row.user_id, plan: row.plan_id, id: row.id }))!.tried
}

const plus = (date: Date, ms: number): Date => new Date(date.getTime() + ms)

function benefitsUntil({ status, cancelAtPeriodEnd, periodStart, periodEnd }: ProviderSubscription): Date | null {
  if (status === 'active' || status === 'trialing')
    return cancelAtPeriodEnd ? periodEnd : plus(periodEnd, serverLimits.subscription.lateDays * dayMs)
  return status === 'past_due' ? plus(periodStart, serverLimits.subscription.graceDays * dayMs) : null
}

/** When to ask the provider if no event arrives. */
function nextCheck({ status, periodEnd }: ProviderSubscription, now: Date): Date | null {
  if (status === 'ended') return null
  const due = status === 'active' || status === 'trialing' ? plus(periodEnd, hourMs) : plus(now, dayMs / 2)
  return due > now ? due : plus(now, hourMs)
}

/** Queues work at the provider, in the transaction that causes it. */
export const queueJob = async (tx: Tx, name: string, subject: string, now: Date): Promise<void> =>
  void (await queries.insertJob.run(tx, { id: newId(now), name, subject, now }))
