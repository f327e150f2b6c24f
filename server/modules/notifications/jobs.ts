import type { JobRunner } from '#server/jobs/runner.ts'
import { type DigestSettings, sendDigests } from './digest.ts'
import { purgeNotifications } from './notifications.ts'
import { sendPushes } from './push/send.ts'
import { pushKeyLoader } from './push/vapid.ts'

const dayMs = 86_400_000
const pushMs = 20_000

/** Schedules push messages, digests, and the purge of old notifications. */
export function registerNotificationJobs(jobs: JobRunner, settings: DigestSettings): void {
  const pushKeys = pushKeyLoader()
  jobs.schedule('notifications.push', pushMs, async (_, { database, now }) =>
    sendPushes({ database, config: settings.config, keys: await pushKeys(database.db), now }),
  )
  jobs.schedule('notifications.digest', dayMs, (_, { database, now }) => sendDigests(database, settings, now))
  jobs.schedule('notifications.purge', dayMs, (_, { database, now }) => purgeNotifications(database.db, now))
}
