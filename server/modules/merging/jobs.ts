import { dayMs } from '#contract/time.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { findAllDuplicates } from './find-duplicates.ts'
import { followUpJob } from './follow-up.ts'
import { followUp, type Merging } from './merging.ts'

/** Registers the jobs that move what was written to merged accounts, and that look for accounts of the same person. */
export function registerMergingJobs(jobs: JobRunner, merging: Merging): void {
  jobs.register(followUpJob, ({ data }, { database, now }) => followUp(database, merging, (data as { id: string }).id, now))
  jobs.schedule('merging.findDoubles', dayMs, (_, { database, now }) => findAllDuplicates(database, now))
}
