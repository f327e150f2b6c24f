import type { JobRunner } from '#server/jobs/runner.ts'
import { findAllDoubles } from './find-doubles.ts'
import { followJob } from './follow-up.ts'
import { followUp, type Merging } from './merging.ts'

const dayMs = 86_400_000

/** The jobs that move what came to an account after it was merged, and look for accounts that may be one person's. */
export function registerMergingJobs(jobs: JobRunner, merging: Merging): void {
  jobs.register(followJob, ({ data }, { database, now }) => followUp(database, merging, (data as { id: string }).id, now))
  jobs.schedule('merging.findDoubles', dayMs, (_, { database, now }) => findAllDoubles(database, now))
}
