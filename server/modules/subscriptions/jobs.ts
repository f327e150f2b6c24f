import { serverLimits } from '#contract/server-limits.ts'
import { dayMs, hourMs } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import { lowestId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import type { Job } from '#server/jobs/attempt.ts'
import { Failures } from '#server/jobs/failures.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import { GatewayError, type SubscriptionGateway } from '#server/modules/payments/payments.ts'
import { isSold, type PlanCache, retireJob, type RetiredPrice } from '#server/modules/plans/plans.ts'
import { duplicateJob } from './apply.ts'
import { saveInvoice } from './charges.ts'
import { type Context, type MailEvent, queueMail } from './mails.ts'
import * as queries from './queries.ts'
import * as reminderQueries from './reminder-queries.ts'
import type { SubscriptionRow } from './queries.ts'
import { type ReadRequest, endUnpaid, refresh } from './read.ts'
import { payRefund, refundJob } from './refund-charge.ts'
import { failRefund, settleChargeRefund } from './settle-refund.ts'
import { eraseJob } from './subscriptions.ts'

const batch = 100
/** For how many days invoices are compared: an event may be that late. */
const reconcileDays = 3

interface Options {
  config: Config
  plans: PlanCache
  gateway: SubscriptionGateway | null
  log: { error: (fields: object, message: string) => void }
}

/** Schedules the background work of subscriptions: the provider is asked about overdue events, and members are reminded of renewals. */
export function registerSubscriptionJobs(jobs: JobRunner, { config, plans, gateway, log }: Options): void {
  const contextAt = (now: Date): Context => ({ config, plans, now })
  jobs.schedule('subscriptions.remind', hourMs, async (_, { database, now }) => {
    const failures = new Failures()
    for (const remind of [remindOfRenewals, remindOfTrialEnds]) await failures.collect(() => remind(database, contextAt(now)))
    failures.throwFirst()
  })
  if (!gateway) return
  const subjectOf = ({ data }: Job): string => (data as { id: string }).id
  jobs.register(duplicateJob, (job) => once(() => gateway.end(subjectOf(job), { refund: true })))
  jobs.register(
    refundJob,
    async (job, { database, now }) => {
      const outcome = await payRefund(database, gateway, subjectOf(job))
      if (outcome) await database.transaction((tx) => settleChargeRefund(tx, outcome, contextAt(now)))
    },
    (job, _, { database, now }) => database.transaction((tx) => failRefund(tx, subjectOf(job), now)),
  )
  jobs.register(retireJob, async ({ data }, { database }) => {
    const price = data as RetiredPrice
    if (!(await isSold(database.db, plans, price))) await once(() => gateway.retirePrice(price))
  })
  jobs.register(eraseJob, (job) => once(() => gateway.deleteCustomer(subjectOf(job))))
  jobs.schedule('subscriptions.check', 15 * 60_000, (_, { database, now }) => checkDue({ database, gateway }, contextAt(now)))
  jobs.schedule('subscriptions.reconcile', dayMs, async (_, { database, now }) => {
    for (const invoice of await missedInvoices({ database, gateway }, contextAt(now)))
      log.error({ invoice }, 'a paid invoice of a subscription was missing in our books')
  })
}

/** Runs `work`; an error that no retry can fix becomes permanent. */
async function once(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof GatewayError && error.isPermanent) throw new PermanentJobError(error.message)
    throw error
  }
}

/**
 * Asks the provider about every subscription that should have changed by now: its renewal event was missed, or its payment has failed for
 * too long.
 */
async function checkDue(readRequest: ReadRequest, context: Context): Promise<void> {
  const { now } = context
  for (;;) {
    const due = await queries.dueChecks.all(readRequest.database.db, { now, limit: batch })
    for (const row of due) await checkOne(readRequest, row, context)
    if (due.length < batch) return
  }
}

async function checkOne(readRequest: ReadRequest, row: SubscriptionRow, context: Context): Promise<void> {
  const { database, gateway } = readRequest
  // The next check is set first, so that a failure doesn't hold up the others.
  await queries.setCheck.run(database.db, { id: row.id, check: new Date(context.now.getTime() + hourMs) })
  try {
    if (row.provider_id !== null && isUnpaidTooLong(row, context.now)) await gateway.end(row.provider_id, { refund: false })
    const outcome = await refresh(readRequest, row, context)
    if (outcome === 'nothing') await database.transaction((tx) => endUnpaid(tx, row.id, context.now))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
  }
}

const isUnpaidTooLong = ({ status, benefits_until: until }: SubscriptionRow, now: Date): boolean =>
  status === 'past_due' && until !== null && until <= now

/** Reminds yearly members of the next charge, once for each renewal. */
export function remindOfRenewals(database: Database, context: Context): Promise<void> {
  const { now } = context
  const soon = { now, until: new Date(now.getTime() + serverLimits.subscription.reminderDays * dayMs) }
  return remindAll(database, context, {
    event: 'reminder',
    next: (last) => reminderQueries.subscriptionsToRemind.all(database.db, { ...soon, ...last, limit: batch }),
    claim: (tx, id) => reminderQueries.remind.one(tx, { ...soon, id }),
  })
}

/** Reminds members on a trial of the charge at its end, once. */
function remindOfTrialEnds(database: Database, context: Context): Promise<void> {
  const { now } = context
  const soon = { now, until: new Date(now.getTime() + serverLimits.subscription.trialReminderDays * dayMs) }
  const begun = new Date(now.getTime() - dayMs)
  return remindAll(database, context, {
    event: 'trialEnding',
    next: (last) => reminderQueries.trialsToRemind.all(database.db, { ...soon, begun, ...last, limit: batch }),
    claim: (tx, id) => reminderQueries.remindOfTrial.one(tx, { ...soon, id }),
  })
}

interface Reminder {
  event: MailEvent
  /** The next batch after a position. */
  next: (last: { afterEnd: Date; after: string }) => Promise<{ id: string; ends_at: Date }[]>
  claim: (tx: Tx, id: string) => Promise<SubscriptionRow | undefined>
}

/** Sends reminders: each member is claimed and mailed in a transaction of their own, so that one that fails doesn't hold up the others. */
async function remindAll(database: Database, context: Context, { event, next, claim }: Reminder): Promise<void> {
  const failures = new Failures()
  const remindOne = (id: string) =>
    database.transaction(async (tx) => {
      const row = await claim(tx, id)
      if (row) await queueMail(tx, row, { event, invoice: null }, context)
    })
  for (let last = { afterEnd: new Date(0), after: lowestId }; ;) {
    const found = await next(last)
    for (const { id } of found) await failures.collect(() => remindOne(id))
    const end = found.at(-1)
    if (!end || found.length < batch) return failures.throwFirst()
    last = { afterEnd: end.ends_at, after: end.id }
  }
}

/** Stores paid invoices that no event reported; returns which. */
export async function missedInvoices({ database, gateway }: ReadRequest, context: Context): Promise<string[]> {
  const missed: string[] = []
  for await (const invoice of gateway.listInvoices(new Date(context.now.getTime() - reconcileDays * dayMs))) {
    const row =
      invoice.providerId === null ? undefined : await queries.subscriptionByProviderId.one(database.db, { provider: invoice.providerId })
    if (row && (await database.transaction((tx) => saveInvoice(tx, row, invoice, context)))) missed.push(invoice.id)
  }
  return missed
}
