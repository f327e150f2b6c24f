import type { JobRunner } from '#server/jobs/runner.ts'
import { endPolls, pollsMs } from './end-polls.ts'
import { findTrends, trendsMs } from './tags.ts'

/** Schedules the jobs that find trending hashtags and notify of polls that have ended. */
export function registerPostJobs(jobs: JobRunner): void {
  jobs.schedule('posts.trends', trendsMs, (_, { database, now }) => findTrends(database, now))
  jobs.schedule('posts.polls', pollsMs, (_, { database, now }) => endPolls(database, now))
}
