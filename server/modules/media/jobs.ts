import type { Database } from '#server/db/pool.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { namesOf } from './files.ts'
import * as queries from './queries.ts'
import type { MediaStorage } from './storage/storage.ts'

/** The collector's interval: for this long a deleted picture may still be seen by those who know its URL. */
const everyMs = 5 * 60_000
const batch = 100

/** Schedules the collector, which deletes uploads that nothing has used for a day, and those that people deleted. */
export function registerMediaJobs(jobs: JobRunner, storage: MediaStorage): void {
  jobs.schedule('media.collect', everyMs, async (_, { database, now }) => void (await collectUploads(database, storage, now)))
}

/**
 * Deletes the uploads that are due, files first, and returns how many. They are first marked as deleting, in a separate statement: a
 * concurrent claim either came first, so the upload stays, or is refused. What a killed collector leaves behind is found by the next one.
 */
export async function collectUploads(database: Database, storage: MediaStorage, now: Date): Promise<number> {
  for (let deleted = 0; ;) {
    const ids = (await queries.markDeleting.all(database.db, { now, limit: batch })).map(({ id }) => id)
    await storage.delete(ids.flatMap(namesOf))
    await queries.deleteUploads.run(database.db, { ids })
    deleted += ids.length
    if (ids.length < batch) return deleted
  }
}
