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

/** The recurring job that sends bulk mail. It runs once across all processes. */
export const bulkJob = 'messages.sendBulk'

/** How many mails are sent at the same time, and read at once. */
const parallel = 5
const batch = 100
/** If this many in a row are refused temporarily, the mail server itself is failing: the rest waits for the job's next attempt. */
const refusedInRowMax = 5

/** A mail that is sent to many people, each of whom gets a copy of their own. */
export interface BulkMail {
  to: string
  mail: Mail
  /** Groups mails that are counted and canceled together, such as an issue of the newsletter. */
  campaign?: string
}

/** Queues a mail of a bulk mailing in the transaction that causes it. Mails to single people, such as codes and orders, are sent first. */
export async function queueBulkMail(tx: Tx, { to, mail, campaign }: BulkMail, now: Date): Promise<void> {
  const { subject } = mail
  await queries.insertBulk.run(tx, { id: newId(now), recipient: to, subject, mail, now, campaign: campaign ?? null, jobName: bulkJob })
}

/** The number of mails of each campaign that are waiting or being sent, without campaigns that have none. */
export async function countWaiting(db: Db | Tx, campaigns: string[]): Promise<Map<string, number>> {
  const rows = await queries.countWaiting.all(db, { campaigns })
  return new Map(rows.map(({ campaign, n }) => [campaign, n]))
}

/** Deletes the waiting mails of a campaign and returns their number. Mails that are being sent still arrive. */
export const cancelCampaign = (tx: Tx, campaign: string): Promise<number> => queries.removeWaiting.run(tx, { campaign })

interface BulkContext extends WorkContext {
  gateways: Gateways
  clock: () => Date
}

/** Sends all waiting mails, the oldest first, each at most once. Fails if the mail server temporarily refuses several in a row. */
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

/** Processes several items in parallel. After a failure no more are begun, and it's thrown once those in progress have ended. */
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
