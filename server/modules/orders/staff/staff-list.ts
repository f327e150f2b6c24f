import { z } from 'zod'
import type { countStaffOrders, exportStaffOrders, listStaffOrders, OrderRow } from '#contract/admin/orders.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import { id } from '#contract/fields.ts'
import { refuse } from '#contract/refuse.ts'
import { orderStatuses, paymentStatuses, shippingStatuses } from '#contract/order.ts'
import { dayMs } from '#contract/time.ts'
import { cursorTime, decodeCursor, encodeCursor } from '#server/db/cursor.ts'
import { highestId, lowestId } from '#server/db/ids.ts'
import { readByIds } from '#server/db/page.ts'
import { preciseNumber, timeOfNumber } from '#server/db/precise-time.ts'
import { hasNoWords, searchQuery } from '#server/db/search-words.ts'
import type { Db } from '#server/db/statement.ts'
import { int4Max } from '#server/db/types.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { allPages, csvOf } from '#server/http/csv.ts'
import { presentCurrency } from '../views/present.ts'
import { exportedOrders, orderCells, orderFileLines } from './export-lines.ts'
import { lineCells, listCells } from './list-cells.ts'
import { nameOf, type Source, staffCount, staffKeys, type StaffRow, staffRows } from './staff-list-queries.ts'

type Input = ParsedOf<typeof listStaffOrders>
type Filters = ParsedOf<typeof countStaffOrders>
const endOfTime = new Date(Date.UTC(9999, 11, 31))
const countMax = 10_000
/** The page size of files, which have orders with all their lines. */
const exportPage = 100

/** The place where a page begins: after the row with this time or total. */
const cursorShape = z.tuple([cursorTime, z.int().min(-1).max(int4Max), id])
type Cursor = z.infer<typeof cursorShape>
const first: Record<'up' | 'down', Cursor> = {
  up: [0, -1, lowestId],
  down: [endOfTime.getTime(), int4Max, highestId],
}

/** A page of the shop's orders, for staff. */
export async function listForStaff(db: Db, input: Input): Promise<OutputOf<typeof listStaffOrders>> {
  const page = await pageOf(db, input)
  return { rows: page.rows.map(presentRow), nextCursor: page.nextCursor }
}

async function pageOf(db: Db, { sort, limit, cursor, ...filters }: Input): Promise<{ rows: StaffRow[]; nextCursor: string | null }> {
  if (hasNoWords(filters.q ?? '')) return { rows: [], nextCursor: null }
  const [at, total, after] = cursor === undefined ? first[sort.startsWith('-') ? 'down' : 'up'] : decodeCursor(cursorShape, cursor)
  const { source, values } = readFilters(filters)
  const found = await staffKeys(source, sort).all(db, { ...values, at: timeOfNumber(at), total, id: after, limit: limit + 1 })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const nextCursor = last && found.length > limit ? encodeCursor([preciseNumber(last.at), last.total, last.id]) : null
  const ids = page.map((row) => row.id)
  return { rows: await readByIds(ids, (some) => staffRows.all(db, { ids: some })), nextCursor }
}

/** The number of orders that match filters, and their sum for callers who may see reports. */
export async function countForStaff(db: Db, filters: Filters, { caller }: SignedInContext): Promise<OutputOf<typeof countStaffOrders>> {
  const { source, values } = readFilters(filters)
  const isVoid = hasNoWords(filters.q ?? '')
  const found = isVoid ? { count: 0, sum: 0 } : (await staffCount(source).one(db, { ...values, limit: countMax + 1 }))!
  const sum = caller.permissions.includes('reports:read') ? { sum: major(found.sum) } : {}
  return { count: Math.min(found.count, countMax), ...sum, isMore: found.count > countMax }
}

/** The orders that match filters, as a file. Fails with NOT_ALLOWED for callers who may not see orders. */
export async function exportForStaff(
  db: Db,
  { format, ...filters }: ParsedOf<typeof exportStaffOrders>,
  { config, caller }: SignedInContext,
): Promise<AsyncIterable<string>> {
  if (!caller.permissions.includes('orders:read')) throw refuse('NOT_ALLOWED')
  const pages = allPages((cursor) => pageOf(db, { ...filters, cursor, limit: exportPage }))
  if (format === 'list') return csvOf(listCells, withOrders(db, pages))
  return csvOf(format === 'lines' ? lineCells : orderCells(config.shop.currency.name), withLines(db, pages))
}

async function* withLines(db: Db, pages: AsyncIterable<StaffRow[]>) {
  for await (const rows of pages) yield await orderFileLines(db, idsOf(rows))
}

async function* withOrders(db: Db, pages: AsyncIterable<StaffRow[]>) {
  for await (const rows of pages) {
    const orders = new Map((await exportedOrders(db, idsOf(rows))).map((order) => [order.id, order]))
    yield rows.flatMap((row) => {
      const order = orders.get(row.id)
      return order ? { row, order } : []
    })
  }
}

const idsOf = (rows: readonly StaffRow[]): string[] => rows.map(({ id: one }) => one)

/** The source of a filtered list, and the values of its filters. */
function readFilters({ q = '', order, payment, shipping, method, channel, tag, waiting = false, ready = false, from, to }: Filters): {
  source: Source
  values: Record<string, unknown>
} {
  const query = searchQuery(q) ?? ''
  const values = {
    from: from === undefined ? new Date(0) : new Date(from),
    until: to === undefined ? endOfTime : new Date(new Date(to).getTime() + dayMs),
    orders: order ?? orderStatuses,
    payments: payment ?? paymentStatuses,
    shippings: shipping ?? shippingStatuses,
    method: method ?? null,
    channel: channel ?? null,
    words: query,
    sku: q.trim().toUpperCase(),
    tag,
    waiting,
    ready,
  }
  if (query !== '') return { source: tag ? 'wordsAndTag' : 'words', values }
  if (tag) return { source: 'tag', values }
  if (waiting) return { source: 'waiting', values }
  // Most orders end in these states, so reading a channel skips few rows. Other states have few orders and are read by state.
  const isMost = isAmong(order, 'Completed') && isAmong(payment, 'Paid') && isAmong(shipping, 'Delivered')
  if (channel !== undefined && channel !== 'direct' && isMost) return { source: 'channel', values }
  return { source: order || payment || shipping ? 'states' : 'all', values }
}

const isAmong = <T>(chosen: readonly T[] | undefined, one: T): boolean => chosen === undefined || chosen.includes(one)

const presentRow = (row: StaffRow): OrderRow => ({
  id: row.id,
  number: row.number,
  placedAt: row.ordered_at.toISOString(),
  customer: nameOf(row),
  email: row.email,
  isGuest: row.is_guest,
  firstItem: row.first_item ?? '',
  otherLines: Math.max(0, (row.lines ?? 0) - 1),
  pieces: row.pieces ?? 0,
  orderStatus: row.order_status,
  paymentStatus: row.payment_status,
  shippingStatus: row.shipping_status,
  paymentMethod: row.payment_method,
  totalCost: major(row.total_cost, row.currency?.code),
  ...presentCurrency(row.currency),
  tags: row.tags,
  ...(row.waiting !== null && { backOrdered: row.waiting }),
  ...(row.waits_for_return && { waitsForReturn: true }),
  ...(row.is_refunded && { isRefunded: true }),
})
