import { statement } from '#server/db/statement.ts'
import type { Db } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'

const totals = statement(
  'reviews.totals',
  {},
  { count: 'int8', average: 'float8' },
  `select count(*) as count, coalesce(round(avg(rating), 1), 0)::float8 as average from reviews where removed_at is null`,
)

interface Totals {
  count: number
  average: number
}

const freshMs = 300_000

/** Counts all reviews, at most every five minutes: counting reads a whole index, so calls in between get the last result. */
export function readTotals(): (db: Db, input: unknown, context: RequestContext) => Promise<Totals> {
  let counted: { at: number; totals: Promise<Totals> } | undefined
  return async (db, _, { now }) => {
    const age = now.getTime() - (counted?.at ?? -Infinity)
    if (counted && age >= 0 && age < freshMs) return counted.totals
    const before = counted
    const next = totals.one(db, {}).then((row) => ({ count: row?.count ?? 0, average: row?.average ?? 0 }))
    const current = { at: now.getTime(), totals: next }
    counted = current
    // A count that fails late may have been replaced by a newer one meanwhile.
    next.catch(() => counted === current && (counted = undefined))
    return before ? before.totals : next
  }
}
