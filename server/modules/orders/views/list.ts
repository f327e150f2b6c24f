import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Order } from '#contract/order.ts'
import type { listOrders } from '#contract/orders.ts'
import { dayMs } from '#contract/time.ts'
import { readCursor, startOf, type TimeKey, writeCursor } from '#server/db/cursor.ts'
import { type Page, readByIds } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { RawJson } from '#server/http/bind.ts'
import type { Caller, RequestContext } from '#server/http/context.ts'
import { numberPart } from '../order/order-numbers.ts'
import * as queries from '../order/queries.ts'
import { translateOrderText } from './in-language.ts'
import { type FilterValues, type ListedRow, statementsFor } from './list-queries.ts'
import { presentOrder } from './present.ts'
import { listOf, textFormat, writeTexts } from './texts.ts'

type ListInput = ParsedOf<typeof listOrders>
type List = OutputOf<typeof listOrders>
type ListContext = Pick<RequestContext, 'config' | 'now'> & { caller: Pick<Caller, 'userId'> }
type Filters = Partial<Pick<ListInput, 'orderStatus' | 'paymentStatus' | 'from' | 'to' | 'q'>>

/**
 * A page of the customer's orders. Orders that they placed as a guest are added to the account here, whenever and however they got the
 * account and its email: every email of an account was proved, so those orders are theirs.
 */
export async function listOwnOrders(
  db: Db | Tx,
  input: ListInput,
  { caller: { userId }, config, now }: ListContext,
): Promise<RawJson<List>> {
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor)
  const read = () => pageOf(db, userId, { ...input, after, now })
  let page = await read()
  if (page.mayAdopt && (await queries.adoptOrders.run(db, { user: userId })) > 0) page = await read()
  const { rows, nextCursor } = page
  const texts = (await textsOf(db, userId, rows, now)).map((one) => translateOrderText(one, config))
  const text = listOf(texts, { total: page.total ?? (await countOf(db, userId, input)), nextCursor })
  return new RawJson(
    () => text,
    () => JSON.parse(text) as List,
  )
}

/** The texts of these orders. Those that aren't stored, or are outdated, are read and composed again. */
async function textsOf(db: Db | Tx, user: string, rows: ListedRow[], now: Date): Promise<string[]> {
  const ids = rows.filter(({ text }) => text === null).map(({ id }) => id)
  const written = ids.length > 0 ? await writeTexts(db, await queries.ordersByIds.all(db, { ids, user }), now) : undefined
  return rows.flatMap(({ id, text }) => text ?? written?.get(id) ?? [])
}

interface PageInput extends Pick<ListInput, 'sortType' | 'offset' | 'limit'>, Filters {
  after: ReturnType<typeof readCursor> | undefined
  now: Date
}

interface OrderPage extends Page<ListedRow> {
  /** The length of the whole list. An empty page doesn't know it. */
  total: number | undefined
  mayAdopt: boolean
}

/** Reads the page in one statement, since a customer's list is read more often than anything else of their orders. */
async function pageOf(db: Db | Tx, user: string, { sortType, after, offset, limit, now, ...filters }: PageInput): Promise<OrderPage> {
  const { values, ...statements } = statementsFor(valuesOf(filters))
  const start = after ?? startOf(sortType)
  const page = { ...start, limit, offset: after ? 0 : offset, now, format: textFormat() }
  const rows = await statements[sortType].all(db, { user, ...timeOf(filters), ...values, ...page })
  const [first, last] = [rows[0], rows.at(-1)]
  const nextCursor = last?.more ? writeCursor({ at: last.ordered_at, id: last.id }) : null
  return { rows, nextCursor, total: first?.total, mayAdopt: first?.adoptable ?? true }
}

async function countOf(db: Db | Tx, user: string, filters: Filters): Promise<number> {
  const { values, count } = statementsFor(valuesOf(filters))
  return (await count.one(db, { user, ...timeOf(filters), ...values }))!.total
}

/** `q` is a part of an order's number, with or without hyphens, or of a product's name. */
const valuesOf = ({ orderStatus, paymentStatus, q }: Filters): FilterValues => ({
  status: orderStatus,
  payment: paymentStatus,
  search: q ? searchOf(q) : undefined,
})

function searchOf(q: string): FilterValues['search'] {
  const part = numberPart(q)
  return { number: part && `%${part}%`, pattern: `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%` }
}

/** The times of whole days, in UTC. */
const timeOf = ({ from, to }: Filters): { from: Date; until: Date } => ({
  from: from === undefined ? new Date(0) : new Date(from),
  until: to === undefined ? startOf('desc').at : new Date(new Date(to).getTime() + dayMs),
})

const exportPage = 100

/** Adds the orders that a customer placed as a guest to the account, before all its orders are read. */
export async function adoptOrders(tx: Tx, user: string): Promise<void> {
  await queries.adoptAllOrders.run(tx, { user })
}

/** The ids of all orders of a person, batch by batch, the newest first. */
export async function* allOrderIds(db: Db | Tx, user: string): AsyncGenerator<string[]> {
  const read = (after: TimeKey) => queries.keysOfUser.all(db, { user, ...after, limit: exportPage })
  for (let keys = await read(startOf('desc')); keys.length > 0; keys = await read(keys.at(-1)!)) yield keys.map(({ id }) => id)
}

/** All orders of a person, batch by batch, the newest first. */
export async function* allOrders(db: Db | Tx, user: string, now: Date): AsyncGenerator<Order[]> {
  for await (const ids of allOrderIds(db, user))
    yield (await readByIds(ids, (some) => queries.ordersByIds.all(db, { ids: some, user }))).map((row) => presentOrder(row, now))
}
