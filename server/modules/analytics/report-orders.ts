import type { listReportOrders } from '#contract/admin/sales-reports.ts'
import { major } from '#contract/currency.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { dayMs } from '#contract/time.ts'
import { readCursor, startOf, writeCursor } from '#server/db/cursor.ts'
import type { Db } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { startOfDay } from './days.ts'
import { endOfRange } from './figures.ts'
import { checkedRange } from './ranges.ts'
import * as queries from './report-queries.ts'

type Input = ParsedOf<typeof listReportOrders>
interface Span {
  from: Date
  until: Date
  at: Date
  id: string
  limit: number
}
interface Found {
  id: string
  number: string
  at: Date
  amount: number
}

/** Orders are read in windows of this many days, latest first, so that a page of frequent orders never reads a whole year. */
const windowMs = 31 * dayMs

/** The orders behind a line of a report, newest first, each with its share. */
export async function listOrdersOfReport(
  db: Db,
  input: Input,
  { now }: Pick<SignedInContext, 'now'>,
): Promise<OutputOf<typeof listReportOrders>> {
  const range = checkedRange(input, now)
  const { at, id } = input.cursor === undefined ? startOf('desc') : readCursor(input.cursor)
  const start = startOfDay(range.from)
  const rows: Found[] = []
  for (
    let until = Math.min(endOfRange(range.to, now.getTime()), at.getTime() + 1);
    until > start && rows.length <= input.limit;
    until -= windowMs
  ) {
    const span = { from: new Date(Math.max(start, until - windowMs)), until: new Date(until), at, id, limit: input.limit + 1 - rows.length }
    rows.push(...(await readSpan(db, input, span)))
  }
  const page = rows.slice(0, input.limit)
  const last = page.at(-1)
  return {
    rows: page.map((row) => ({ orderId: row.id, number: row.number, at: row.at.toISOString(), amount: major(row.amount) })),
    nextCursor: last && rows.length > input.limit ? writeCursor({ at: last.at, id: last.id }) : null,
  }
}

/** Missing fields are read as empty; no order matches such a line. */
function readSpan(db: Db, { of, promotionId, method = 'card', country = '', region = '', name = '', rate = 0 }: Input, span: Span) {
  if (of === 'discounts') return queries.ordersOfDiscount.all(db, { ...span, promotion: promotionId ?? null, name })
  if (of === 'taxes') return queries.ordersOfTax.all(db, { ...span, country, region, name, rate })
  if (of === 'payments') return queries.ordersOfPayment.all(db, { ...span, method })
  return queries.returnedOrders.all(db, span)
}
