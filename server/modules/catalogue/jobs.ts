import { dayMs } from '#contract/time.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { switchDeals } from './deals/switch.ts'
import { purgeFormerPrices } from './changes/variants.ts'
import { publishDue, unpublishDue } from './changes/publish.ts'
import { applyAllRules } from './editor/rules.ts'
import { purgeTrash } from './editor/trash.ts'
import { foldCounts } from './lists/counts.ts'
import { computeAllLists } from './price-lists/compute-prices.ts'
import { recomputePopularity } from './ranking/sales.ts'
import { expireNewMarks } from './read-model/newness.ts'
import { refreshLeftStock } from './read-model/low-stock.ts'
import { refreshOutdated } from './read-model/refresh.ts'
import { railsJob } from './ranking/picks.ts'
import { rebuildBoughtTogether } from './ranking/bought-together.ts'
import { recomputeRails } from './ranking/rails.ts'

const foldEveryMs = 300_000
const publishEveryMs = 5_000
const dealsEveryMs = 5_000
const outdatedEveryMs = 60_000
/** The number of outdated products that one run rebuilds: a few seconds of work. */
const outdatedMax = 2000

/** Schedules the catalogue's jobs: products appear when they're due, and tags and best sellers follow sales and ratings. */
export function registerCatalogueJobs(jobs: JobRunner): void {
  jobs.schedule(railsJob, dayMs, async (_, { database, now }) => {
    await purgeFormerPrices(database.db, now)
    await purgeTrash(database.db, now)
    await applyAllRules(database, now)
    await computeAllLists(database, now)
    await recomputePopularity(database, now)
    await rebuildBoughtTogether(database, now)
    await database.transaction((tx) => recomputeRails(tx, now))
  })
  jobs.schedule('catalogue.publish', publishEveryMs, async (_, { database, now }) => {
    await unpublishDue(database, now)
    await publishDue(database, now)
    await expireNewMarks(database, now)
  })
  jobs.schedule('catalogue.deals', dealsEveryMs, (_, { database, now }) => switchDeals(database, now))
  jobs.schedule('catalogue.foldCounts', foldEveryMs, (_, { database }) => foldCounts(database.db))
  jobs.schedule('catalogue.outdated', outdatedEveryMs, async (_, { database }) => {
    await refreshLeftStock(database)
    await refreshOutdated(database, outdatedMax)
  })
}
