import { hourMs } from '#contract/time.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { type RequestSettings, requestReviews } from './requests.ts'

/** Schedules the emails that ask buyers for reviews. */
export function registerReviewJobs(jobs: JobRunner, settings: RequestSettings): void {
  jobs.schedule('reviews.request', hourMs, (_, { database, now, stopping }) => requestReviews(database, settings, now, stopping))
}
