import type { Config } from '#server/config.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { sendPushes } from './send.ts'
import { pushKeyLoader } from './vapid.ts'

const everyMs = 20_000

/** Schedules the sending of push messages. */
export function registerPushJobs(jobs: JobRunner, { config }: { config: Config }): void {
  const pushKeys = pushKeyLoader()
  jobs.schedule('push.send', everyMs, async (_, { database, now, stopping }) =>
    sendPushes({ database, config, keys: await pushKeys(database.db), now, stopping }),
  )
}
