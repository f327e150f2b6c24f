import type { JobRunner } from '#server/jobs/runner.ts'
import { endPolls, pollsMs } from './end-polls.ts'
import { findTrends, trendsMs } from './tags.ts'

/** Schedules finding what trends, and telling of polls that have ended. */
export function registerPostJobs(jobs: JobRunner): void {
  jobs.schedule('posts.trends', trendsMs, (_, { database, now }) => findTrends(database, now))
  jobs.schedule('posts.polls', pollsMs, (_, { database, now }) => endPolls(database, now))
}
