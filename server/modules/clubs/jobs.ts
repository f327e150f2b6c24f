import type { JobRunner } from '#server/jobs/runner.ts'
import { closeJob, endClosedClub } from './close.ts'

/** Registers the job that dissolves a closed club. */
export function registerClubJobs(jobs: JobRunner): void {
  jobs.register(closeJob, ({ data }, { database, now }) => endClosedClub(database, data as { club: string; by: string }, now))
}
