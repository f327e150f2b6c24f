import type { AppContext } from '#server/http/context.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { endPolls, pollsMs } from './end-polls.ts'
import type { Community } from './posts.ts'
import { publishDue, publishDueMs } from './publish-due.ts'
import { findTrends, trendsMs } from './hashtags.ts'

/** Schedules the jobs that publish scheduled posts, find trending hashtags and notify of polls that have ended. */
export function registerPostJobs(
  jobs: JobRunner,
  community: Community,
  { config, signingSecret }: Pick<AppContext, 'config' | 'signingSecret'>,
): void {
  jobs.schedule('posts.publish', publishDueMs, (_, { database, now }) => publishDue(database, community, { config, signingSecret, now }))
  jobs.schedule('posts.trends', trendsMs, (_, { database, now }) => findTrends(database, now))
  jobs.schedule('posts.polls', pollsMs, (_, { database, now, stopping }) => endPolls(database, now, stopping))
}
