import { dayMs } from '#contract/time.ts'
import { inBatches } from '#server/db/in-batches.ts'
import { purgeDead } from './queries.ts'
import type { JobRunner } from './runner.ts'

const retentionMs = 30 * dayMs

/** Schedules the purge of dead jobs, which are stored for a month for investigation. */
export function registerJobPurge(jobs: JobRunner): void {
  jobs.schedule('jobs.purge', dayMs, async (_, { database, now }) => {
    const before = new Date(now.getTime() - retentionMs)
    await inBatches((limit) => purgeDead.run(database.db, { before, limit }))
  })
}
