import type { JobRunner } from '#server/jobs/runner.ts'
import { followJob } from './follow-up.ts'
import { followUp, type Merging } from './merging.ts'

/** The job that moves what came to an account after it was merged. */
export function registerMergingJobs(jobs: JobRunner, merging: Merging): void {
  jobs.register(followJob, ({ data }, { database, now }) => followUp(database, merging, (data as { id: string }).id, now))
}
