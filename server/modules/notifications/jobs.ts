import { dayMs } from '#contract/time.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { purgeWords } from '#server/modules/muting/muting.ts'
import { type DigestSettings, sendDigests } from './digest.ts'
import { purgeNotifications } from './notifications.ts'

/** Schedules the digests and the purge of old notifications and expired muted words. */
export function registerNotificationJobs(jobs: JobRunner, settings: DigestSettings): void {
  jobs.schedule('notifications.digest', dayMs, (_, { database, now, stopping }) => sendDigests(database, settings, now, stopping))
  jobs.schedule('notifications.purge', dayMs, async (_, { database, now }) => {
    await purgeNotifications(database.db, now)
    await purgeWords(database.db, now)
  })
}
