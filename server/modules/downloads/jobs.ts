import type { JobRunner } from '#server/jobs/runner.ts'
import type { Media } from '#server/modules/media/media.ts'
import { collectContents } from './files.ts'

const everyMs = 3_600_000

/** Schedules the deletion of files that nothing uses anymore. */
export function registerDownloadJobs(jobs: JobRunner, { storage }: Media): void {
  jobs.schedule('downloads.collect', everyMs, async (_, { database, now }) => void (await collectContents(database, storage, now)))
}
