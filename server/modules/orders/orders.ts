import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { getOrder, listOrders, Order } from '#contract/orders.ts'
import { rates } from '#contract/rates.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { type Page, readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Caller, RequestContext } from '#server/http/context.ts'
import { findVisible } from './find-order.ts'
import { presentOrder } from './present.ts'
import * as queries from './queries.ts'

export { placeOrder } from './create-order.ts'
export { cancel } from './cancel-order.ts'
export { changeState } from './change-state.ts'
export { cancelUnpaid, markPaid, noteLatePayment, reviveOrder, unpaidOrders } from './card-orders.ts'
export { noteEvent } from './events.ts'
export { findOrder, findVisible, lockOrder, lockVisible, readOrder } from './find-order.ts'
export { moneyLeft, refundMoney, refundValue } from './refund.ts'
export { shareOf } from './refund-shares.ts'
export { invoicesOf } from './see-invoices.ts'
export { signOrderLink } from './links.ts'
export { presentOrder, presentReturn } from './present.ts'
export { returnWindows } from './return-windows.ts'
export { leftToReturn, openUntil, type ReturnablePiece } from './returnable.ts'
export type { OrderRow } from './queries.ts'
export { addOrders, type NewOrder } from './add-orders.ts'

/** The orders placed since then, by payment method and status; totals in minor units. */
export const sumOrders = (db: Db, since: Date) => queries.sumOrders.all(db, { since })

/** By which line of a delivered order of theirs a customer has a product: the options it was bought in; undefined where there is none. */
export const deliveredLine = (tx: Tx, of: { user: string; order: string; product: string }) => queries.deliveredLine.one(tx, of)

/** Whether a customer was sent a product: what makes them a verified owner. */
export const ownsProduct = async (db: Db | Tx, user: string, product: string): Promise<boolean> =>
  (await queries.ownsProduct.one(db, { user, product }))!.owns

type ListInput = ParsedOf<typeof listOrders>

/**
 * The customer's orders, a page of them. What they ordered as a guest joins them here, however and whenever they came by their
 * account and its email: every email of an account was proved, so it is theirs.
 */
export async function myOrders(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  input: ListInput,
  now: Date,
): Promise<OutputOf<typeof listOrders>> {
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor)
  await queries.adoptOrders.run(tx, { user: userId })
  const [{ rows, nextCursor }, count] = await Promise.all([
    pageOf(tx, userId, { ...input, after }),
    queries.countOrders.one(tx, { user: userId }),
  ])
  return { orders: rows.map((row) => presentOrder(row, now)), total: count!.total, nextCursor }
}

interface PageInput extends Pick<ListInput, 'sortType' | 'offset' | 'limit'> {
  after: ReturnType<typeof readCursor> | undefined
}

function pageOf(db: Db | Tx, user: string, { sortType, after, offset, limit }: PageInput): Promise<Page<queries.OrderRow>> {
  const keys = sortType === 'asc' ? queries.oldestAfter : queries.newestAfter
  const start = after ?? startOf(sortType)
  return readPage(limit, {
    keys: (count) => keys.all(db, { user, ...start, limit: count, offset: after ? 0 : offset }),
    rows: (ids) => queries.ordersById.all(db, { ids }),
  })
}

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

/** Takes out of a person's orders who they were; also out of those that they placed as a guest with their email. */
export async function blankOrders(tx: Tx, userId: string): Promise<void> {
  await queries.adoptAllOrders.run(tx, { user: userId })
  await queries.blankOrders.run(tx, { user: userId })
}

/** Forgets from where guests ordered, once the limits of guest orders are past. */
export async function purgeGuestClients(db: Db, now: Date): Promise<void> {
  await queries.purgeClients.run(db, { before: new Date(now.getTime() - rates.guestOrders.clientDays * 86_400_000) })
}

/** An order for its owner, or for who holds its signed link; to anybody else it is not there. */
export async function seeOrder(db: Db, input: ParsedOf<typeof getOrder>, context: RequestContext): Promise<Order> {
  return presentOrder(await findVisible(db, input, context), context.now)
}
