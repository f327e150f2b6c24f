import { addDays, dayMs, dayOf } from '#contract/time.ts'
import type { Database } from '#server/db/pool.ts'
import { allowSlow, type Db } from '#server/db/statement.ts'
import { eachDay, startOfDay } from './days.ts'
import { countSpans } from './figures.ts'
import { lastCountedDay } from './queries.ts'
import * as reports from './report-queries.ts'
import * as queries from './rollup-queries.ts'
import { deleteSketches } from './visit-queries.ts'

/** The maximum number of changed days per run; the next run counts the rest. */
const changedMax = 400
/** The last days are counted in every run, as an order may be committed a little after the time at which it was placed. */
const lastDays = 2
const cohortMonths = 12

/** Counts past days: those that aren't stored yet, the last two, and those whose orders have changed since. */
export async function countDays(database: Database, now: Date): Promise<void> {
  const yesterday = dayOf(now.getTime() - dayMs)
  const last = await lastCountedDay.one(database.db, {})
  const first = last ? addDays(last.day, 1) : dayOf((await queries.firstDay.one(database.db, {}))?.at.getTime() ?? now.getTime() - dayMs)
  const outdated = await queries.outdatedDays.all(database.db, { limit: changedMax })
  // Stored days have no gaps, so missing ones come after the last.
  const days = [
    ...eachDay(first, yesterday),
    ...eachDay(addDays(yesterday, 1 - lastDays), yesterday).filter((day) => day < first),
    ...outdated.map(({ day }) => day),
  ]
  for (const day of new Set(days)) await countDay(database, day)
  await deleteSketches.run(database.db, { before: yesterday })
}

async function countDay(database: Database, day: string): Promise<void> {
  const span = { from: startOfDay(day), until: startOfDay(day) + dayMs }
  const its = { day, from: new Date(span.from), until: new Date(span.until) }
  await database.transaction(async (tx) => {
    const changes = (await queries.changesOf.one(tx, { day }))?.changes ?? 0
    const [figures] = await countSpans(tx, [span])
    await queries.saveDay.run(tx, { day, ...figures!, changes })
    await queries.clearProducts.run(tx, { day })
    await queries.saveProducts.run(tx, its)
    await queries.clearChannels.run(tx, { day })
    await queries.saveChannels.run(tx, its)
    await reports.clearDiscounts.run(tx, { day })
    await reports.saveDiscounts.run(tx, its)
    await reports.clearTaxes.run(tx, { day })
    await reports.saveTaxes.run(tx, its)
    await reports.clearPayments.run(tx, { day })
    await reports.savePayments.run(tx, its)
  })
}

/** The first month of the last twelve, as "2026-03-01". */
export const firstCohort = (now: Date): string => {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - cohortMonths + 1, 1))
  return dayOf(month.getTime())
}

/** Counts how many customers ordered again, by the month of their first order. */
export async function countCohorts(database: Database, now: Date): Promise<void> {
  const from = firstCohort(now)
  await database.transaction(async (tx) => {
    await allowSlow(tx)
    await queries.clearCohorts.run(tx, { from })
    await queries.saveCohorts.run(tx, { from })
  })
}

/** Whether cohorts were ever counted, so that a new shop doesn't wait a day for them. */
export const areCohortsCounted = async (db: Db): Promise<boolean> => (await queries.anyCohort.one(db, {})) !== undefined
