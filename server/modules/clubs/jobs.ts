import type { JobRunner } from '#server/jobs/runner.ts'
import { closeJob, endClosedClub } from './close.ts'

/** The job that follows the closing of a club. */
export function registerClubJobs(jobs: JobRunner): void {
  jobs.register(closeJob, ({ data }, { database, now }) => endClosedClub(database, data as { club: string; by: string }, now))
}
