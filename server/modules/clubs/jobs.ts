import type { JobRunner } from '#server/jobs/runner.ts'
import { closeJob, dissolve } from './close.ts'

/** The job that follows the closing of a club. */
export function registerClubJobs(jobs: JobRunner): void {
  jobs.register(closeJob, ({ data }, { database, now }) => dissolve(database, data as { club: string; by: string }, now))
}
