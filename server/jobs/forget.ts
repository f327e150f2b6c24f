import { forgetDead } from './queries.ts'
import type { JobRunner } from './runner.ts'

const dayMs = 86_400_000
const keptMs = 30 * dayMs

/** Jobs that were given up are kept for a month, to be looked into. */
export function registerForgetting(jobs: JobRunner): void {
  jobs.schedule('jobs.forget', dayMs, async (_, { database, now }) => {
    await forgetDead.run(database.db, { before: new Date(now.getTime() - keptMs) })
  })
}
