import { z } from 'zod'
import { cursor, queryInt, text } from '../fields.ts'
import { limits } from '../limits.ts'

/** Sort orders: by a column, ascending, or descending with a hyphen before it. */
type Sorts<S extends string> = { [K in S | `-${S}`]: K }

/**
 * The inputs of a list in the back office. `sorts` are the columns that it can be sorted by; the default is the first, descending. Filters
 * are optional fields; those with several values use `queryList`. Unknown parameters are refused, as everywhere. `page` is for the list
 * itself, `count` for the number of rows, `all` for the export of the filtered rows.
 */
export function listInputs<const S extends string, F extends z.ZodRawShape>(sorts: readonly [S, ...S[]], filters: F) {
  const orders = Object.fromEntries(sorts.flatMap((name) => [name, `-${name}`]).map((name) => [name, name])) as Sorts<S>
  // The compiler can't tell that one of a generic enum's words isn't undefined.
  const sort = z.enum(orders).default(orders[`-${sorts[0]}`] as never)
  const found = { ...filters, q: text(0, limits.search.max).optional() }
  return {
    page: z.object({ ...found, sort, limit: queryInt(1, limits.page.max).default(50), cursor: cursor.optional() }),
    count: z.object(found),
    all: z.object({ ...found, sort }),
  }
}

/** A page of such a list. */
export const listOutput = <R extends z.ZodType>(row: R) => z.object({ rows: z.array(row), nextCursor: z.string().nullable() })

/** The output of an export: a file of comma-separated values, sent as it's read. */
export const csvFile = z
  .custom<AsyncIterable<string>>((file) => typeof file === 'object' && file !== null && Symbol.asyncIterator in file)
  .meta({ openapi: { type: 'string', contentMediaType: 'text/csv' } })
