import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { getSearchLog } from '#contract/search.ts'
import { dayMs } from '#contract/time.ts'
import type { Db } from '#server/db/statement.ts'
import { mostOpened, searchesWithoutResults, searchTotals, topSearches } from './log-queries.ts'

const productsMax = 5

/** The report on what visitors searched for in recent days, for the shop's owner. */
export async function reportSearches(
  db: Db,
  { days, limit }: ParsedOf<typeof getSearchLog>,
  now: Date,
): Promise<OutputOf<typeof getSearchLog>> {
  const from = new Date(now.getTime() - (days - 1) * dayMs).toISOString().slice(0, 10)
  const [totals, top, zero] = await Promise.all([
    searchTotals.one(db, { from }),
    topSearches.all(db, { from, limit }),
    searchesWithoutResults.all(db, { from, limit }),
  ])
  const opened = Map.groupBy(await mostOpened.all(db, { from, queries: top.map(({ query }) => query) }), ({ query }) => query)
  const productsOf = (query: string) =>
    (opened.get(query) ?? []).slice(0, productsMax).map(({ product_id, name, times }) => ({ productId: product_id, name, times }))
  return {
    searches: totals?.searches ?? 0,
    withoutResults: totals?.without_results ?? 0,
    opened: totals?.opened ?? 0,
    top: top.map((row) => ({ ...row, products: productsOf(row.query) })),
    zero,
  }
}
