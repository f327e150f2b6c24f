import { dayMs } from '#contract/time.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import type { Media } from '#server/modules/media/media.ts'
import { purgeMessages } from './contact.ts'

/** Schedules the purge of old messages. */
export function registerContactJobs(jobs: JobRunner, media: Media): void {
  jobs.schedule('contact.purge', dayMs, (_, { database, now }) => purgeMessages(database.db, media, now))
}
