import type { exportSalesByChannel, getSalesByChannel } from '#contract/admin/analytics.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import type { Db } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { csvOf } from '#server/http/csv.ts'
import * as queries from './queries.ts'
import { batchesOf, checkedRange, salesUntilNow } from './ranges.ts'

const sourcesMax = 20
const sourcesExported = 10_000

/** The orders and sales of a range by their source. Direct visits are a channel without sources. */
export async function readSalesByChannel(
  db: Db,
  input: ParsedOf<typeof getSalesByChannel>,
  { now }: Pick<SignedInContext, 'now'>,
): Promise<OutputOf<typeof getSalesByChannel>> {
  const range = checkedRange(input, now)
  const sold = await salesUntilNow(db, range, now)
  const [channels, sources] = await Promise.all([
    queries.salesByChannel.all(db, sold),
    queries.salesBySource.all(db, { ...sold, limit: sourcesMax + 1 }),
  ])
  const named = sources.filter(({ channel }) => channel !== 'direct').slice(0, sourcesMax)
  return { channels: channels.map(inMajor), sources: named.map(inMajor) }
}

const inMajor = <T extends { sales: number }>(row: T): T => ({ ...row, sales: major(row.sales) })

/** Exports sales by channel as a file. */
export async function exportChannels(
  db: Db,
  input: ParsedOf<typeof exportSalesByChannel>,
  { now }: Pick<SignedInContext, 'now'>,
): Promise<AsyncIterable<string>> {
  const range = checkedRange(input, now)
  const sold = await salesUntilNow(db, range, now)
  const rows = (await queries.salesBySource.all(db, { ...sold, limit: sourcesExported })).map(inMajor)
  return csvOf(
    [
      ['Channel', ({ channel }) => channel],
      ['Source', ({ source }) => source],
      ['Campaign', ({ campaign }) => campaign],
      ['Orders', ({ orders }) => orders],
      ['Sales', ({ sales }) => sales],
    ],
    batchesOf([rows]),
  )
}
