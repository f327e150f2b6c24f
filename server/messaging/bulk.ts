import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { WorkContext } from '#server/jobs/attempt.ts'
import { PermanentJobError, retryDelay } from '#server/jobs/retry.ts'
import * as queries from './bulk-queries.ts'
import { deliver } from './deliver.ts'
import type { Gateways } from './gateways.ts'
import type { Mail } from './mail/mail.ts'
import { sendJob } from './outbox.ts'
import { markUndelivered } from './queries.ts'

/** The recurring job that sends mails to many. It runs once across all processes. */
export const bulkJob = 'messages.sendBulk'

/** How many mails are sent at the same time, and read at once. */
const parallel = 5
const batch = 100
/** After so many in a row that were refused for now, the mail server is what fails: the rest waits for the next attempt of the job. */
const refusedInRowMax = 5

/** A mail that goes to many people, each with their own. */
export interface BulkMail {
  to: string
  mail: Mail
  /** What is counted and canceled together, like an issue of the newsletter. */
  campaign?: string
}

/** Queues a mail to one of many in the transaction that causes it. It waits for what single people wait for, like codes and orders. */
export async function queueBulkMail(tx: Tx, { to, mail, campaign }: BulkMail, now: Date): Promise<void> {
  const { subject } = mail
  await queries.insertBulk.run(tx, { id: newId(now), recipient: to, subject, mail, now, campaign: campaign ?? null, jobName: bulkJob })
}

/** How many mails of each of these campaigns wait or are being sent. Campaigns of which none does are left out. */
export async function countWaiting(db: Db | Tx, campaigns: string[]): Promise<Map<string, number>> {
  const rows = await queries.countWaiting.all(db, { campaigns })
  return new Map(rows.map(({ campaign, n }) => [campaign, n]))
}

/** Removes what waits of a campaign; returns how many mails that were. Those being sent still arrive. */
export const cancelCampaign = (tx: Tx, campaign: string): Promise<number> => queries.removeWaiting.run(tx, { campaign })

interface BulkContext extends WorkContext {
  gateways: Gateways
  clock: () => Date
}

/** Sends all waiting mails, the oldest first, each at most once. Fails if the mail server refuses several in a row for now. */
export async function sendBulk({ gateways, clock, database, stopping }: BulkContext): Promise<void> {
  const { db } = database
  await queries.endAbandoned.run(db, { reason: 'its sender died' })
  let refusedInRow = 0
  const send = async (id: string) => {
    try {
      await deliver(id, gateways, { database, now: clock() })
      refusedInRow = 0
    } catch (error) {
      if (error instanceof PermanentJobError) return void (await markUndelivered.run(db, { id, state: 'dead', reason: error.message }))
      const now = clock()
      const at = new Date(now.getTime() + retryDelay(1, 0.5))
      await queries.leaveToJob.run(db, { id, job: newId(now), jobName: sendJob, at, now })
      refusedInRow += 1
      if (refusedInRow >= refusedInRowMax) throw error
    }
  }
  for (;;) {
    const waiting = await queries.nextBulk.all(db, { limit: batch })
    if (waiting.length === 0) return
    await inParallel(waiting, ({ id }) => {
      stopping.throwIfAborted()
      return send(id)
    })
  }
}

/** Works on several items at a time. After a failure no more are begun, and it's thrown when those that were begun have ended. */
async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  let failed = false
  const lanes = Array.from({ length: parallel }, async () => {
    for (const item of rest) {
      if (failed) return
      await work(item).catch((error: unknown) => {
        failed = true
        throw error
      })
    }
  })
  const failure = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected')
  if (failure) throw (failure as PromiseRejectedResult).reason
}
