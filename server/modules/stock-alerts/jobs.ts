import type { AppContext } from '#server/http/context.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { purgeStockAlerts, sendStockAlerts } from './send.ts'

const sendEveryMs = 60_000
const purgeEveryMs = 3_600_000

/** Schedules the sending of stock alerts, and the purge of alerts that are over or were never confirmed. */
export function registerStockAlertJobs(jobs: JobRunner, context: Pick<AppContext, 'config' | 'signingSecret'>): void {
  jobs.schedule(
    'stockAlerts.send',
    sendEveryMs,
    async (_, { database, now, stopping }) => void (await sendStockAlerts(database, context, now, stopping)),
  )
  jobs.schedule('stockAlerts.purge', purgeEveryMs, (_, { database, now }) => purgeStockAlerts(database, now))
}
