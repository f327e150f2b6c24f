import type { JobRunner } from '#server/jobs/runner.ts'
import { recomputeTags } from './catalogue.ts'

const dayMs = 86_400_000

/** What the catalogue does by itself: tags follow what was sold and rated. */
export function registerCatalogueJobs(jobs: JobRunner): void {
  jobs.schedule('catalogue.tags', dayMs, (_, { database }) => database.transaction(recomputeTags))
}
