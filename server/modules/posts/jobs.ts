import type { JobRunner } from '#server/jobs/runner.ts'
import { findTrends, trendsMs } from './tags.ts'

/** Schedules finding what trends. */
export function registerPostJobs(jobs: JobRunner): void {
  jobs.schedule('posts.trends', trendsMs, (_, { database, now }) => findTrends(database, now))
}
