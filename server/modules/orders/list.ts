import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { listOrders, Order } from '#contract/orders.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { type Page, readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Caller } from '#server/http/context.ts'
import { type FilterValues, statementsFor } from './list-queries.ts'
import { presentOrder } from './present.ts'
import * as queries from './queries.ts'

type ListInput = ParsedOf<typeof listOrders>
type Filters = Partial<Pick<ListInput, 'orderStatus' | 'paymentStatus' | 'from' | 'to' | 'q'>>
const dayMs = 86_400_000

/**
 * The customer's orders, a page of them. What they ordered as a guest joins them here, however and whenever they came by their
 * account and its email: every email of an account was proved, so it is theirs.
 */
export async function myOrders(
  db: Db | Tx,
  { userId }: Pick<Caller, 'userId'>,
  input: ListInput,
  now: Date,
): Promise<OutputOf<typeof listOrders>> {
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor)
  await queries.adoptOrders.run(db, { user: userId })
  const [{ rows, nextCursor }, total] = await Promise.all([pageOf(db, userId, { ...input, after }), countOf(db, userId, input)])
  return { orders: rows.map((row) => presentOrder(row, now)), total, nextCursor }
}

interface PageInput extends Pick<ListInput, 'sortType' | 'offset' | 'limit'>, Filters {
  after: ReturnType<typeof readCursor> | undefined
}

function pageOf(db: Db | Tx, user: string, { sortType, after, offset, limit, ...filters }: PageInput): Promise<Page<queries.OrderRow>> {
  const { values, ...statements } = statementsFor(valuesOf(filters))
  const start = after ?? startOf(sortType)
  const given = { user, ...timeOf(filters), ...values, ...start, offset: after ? 0 : offset }
  return readPage(limit, {
    keys: (count) => statements[sortType].all(db, { ...given, limit: count }),
    rows: (ids) => queries.ordersById.all(db, { ids }),
  })
}

async function countOf(db: Db | Tx, user: string, filters: Filters): Promise<number> {
  const { values, count } = statementsFor(valuesOf(filters))
  return (await count.one(db, { user, ...timeOf(filters), ...values }))!.total
}

const valuesOf = ({ orderStatus, paymentStatus, q }: Filters): FilterValues => ({
  status: orderStatus,
  payment: paymentStatus,
  search: q ? searchOf(q) : undefined,
})

/** A number with or without its letters, or a part of a product's name. */
function searchOf(q: string): { number: string; pattern: string } {
  const number = q.toUpperCase().replace(/^(GF)?[\s-]*(?=\d)/, 'GF-')
  return { number, pattern: `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%` }
}

/** Whole days, in UTC. */
const timeOf = ({ from, to }: Filters): { from: Date; until: Date } => ({
  from: from === undefined ? new Date(0) : new Date(from),
  until: to === undefined ? startOf('desc').at : new Date(new Date(to).getTime() + dayMs),
})

const exportPage = 100

/** Every order of a person, newest first: with those that they placed as a guest, listed before or not. */
export async function allOrders(tx: Tx, userId: string, now: Date): Promise<Order[]> {
  await queries.adoptAllOrders.run(tx, { user: userId })
  const orders: Order[] = []
  let cursor: string | null = null
  do {
    const after = cursor === null ? undefined : readCursor(cursor)
    const page: Page<queries.OrderRow> = await pageOf(tx, userId, { sortType: 'desc', offset: 0, limit: exportPage, after })
    orders.push(...page.rows.map((row) => presentOrder(row, now)))
    cursor = page.nextCursor
  } while (cursor !== null)
  return orders
}
