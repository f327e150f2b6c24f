import type { JobRunner } from '#server/jobs/runner.ts'
import { finishChallenges } from './finish.ts'

const hourMs = 3_600_000

/** Challenges end with their days; each is looked at again until everyone knows their result. */
export function registerChallengeJobs(jobs: JobRunner): void {
  jobs.schedule('challenges.finish', hourMs, (_, { database, now }) => finishChallenges(database, now))
}
