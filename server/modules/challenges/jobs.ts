import { hourMs } from '#contract/time.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { finishChallenges } from './finish.ts'
import { type Cancelled, cancelledJob, notifyOfCancellation } from './notify-of-cancellation.ts'

/** Finishes challenges hourly, repeating each until everyone knows their result. A job tells the participants of a canceled one. */
export function registerChallengeJobs(jobs: JobRunner): void {
  jobs.register(cancelledJob, ({ data }, { database, now }) => notifyOfCancellation(database, data as Cancelled, now))
  jobs.schedule('challenges.finish', hourMs, (_, { database, now }) => finishChallenges(database, now))
}
