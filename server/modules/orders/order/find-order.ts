import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { isUuid } from '#server/db/uuid.ts'
import type { RequestContext } from '#server/http/context.ts'
import { freshOrder, lockFreshOrder } from './fresh-order.ts'
import { checkOrderLink } from './links.ts'
import * as queries from './queries.ts'
import type { OrderRow } from './rows.ts'

/** Finds an order by its id or its number; undefined if there is none. */
export async function findOrder(db: Db | Tx, id: string): Promise<OrderRow | undefined> {
  return isUuid(id) ? queries.orderById.one(db, { id }) : queries.orderByNumber.one(db, { number: id })
}

interface Wanted {
  id: string
  token?: string | undefined
}
interface Owned {
  id: string
  user_id: string | null
}

/** Finds an order that the caller owns or has the signed link of; fails with NOT_FOUND for anyone else. */
export async function findVisible(db: Db | Tx, wanted: Wanted, context: RequestContext): Promise<OrderRow> {
  const row = await findOrder(db, wanted.id)
  if (!row || !isVisible(row, wanted, context)) throw refuse('NOT_FOUND')
  return row
}

/**
 * Does `findVisible` and `lockOrder` with one read. The order is locked only for callers who may see it, so that others can't make them
 * wait.
 */
export async function lockVisible(tx: Tx, wanted: Wanted, context: RequestContext): Promise<OrderRow> {
  const found = await findOwner(tx, wanted.id)
  if (!found || !isVisible(found, wanted, context)) throw refuse('NOT_FOUND')
  return lockFound(tx, found)
}

/** Locks an order until the transaction ends and reads it once it's locked; fails with NOT_FOUND. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow> {
  const found = isUuid(id) ? { id } : await findOwner(tx, id)
  if (!found) throw refuse('NOT_FOUND')
  return lockFound(tx, found)
}

/** Like `lockOrder`, for an order that may not exist. */
export const lockIfThere = async (tx: Tx, id: string): Promise<OrderRow | undefined> => (isUuid(id) ? lockAndRead(tx, id) : undefined)

/**
 * Like `lockIfThere`, for a payment. Nearly all payments are for orders that nothing has happened to yet, which are read in a fraction of
 * the time.
 */
export async function lockToPay(tx: Tx, id: string): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined
  return (await lockFreshOrder(tx, id)) ?? lockAndRead(tx, id)
}

/** Like `findVisible`, for a payment: see `lockToPay`. */
export async function findToPay(db: Db | Tx, wanted: Wanted, context: RequestContext): Promise<OrderRow> {
  const row = isUuid(wanted.id) ? await freshOrder(db, wanted.id) : undefined
  if (row && isVisible(row, wanted, context)) return row
  return findVisible(db, wanted, context)
}

/** Sends the lock and the read in one round trip. The read begins once the order is locked, so it sees what the lock's previous holder has changed. */
async function lockAndRead(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [, row] = await Promise.all([queries.lockOrder.one(tx, { id }), queries.orderById.one(tx, { id })])
  return row
}

/** Reads orders as they are now, in any order. */
export const readOrders = (tx: Tx, ids: string[]): Promise<OrderRow[]> => queries.ordersOfIds.all(tx, { ids })

/** Reads an order that is known to exist, as it is now. */
export const readOrder = async (tx: Db | Tx, id: string): Promise<OrderRow> => (await queries.orderById.one(tx, { id }))!

async function lockFound(tx: Tx, { id }: { id: string }): Promise<OrderRow> {
  const row = await lockAndRead(tx, id)
  if (!row) throw refuse('NOT_FOUND')
  return row
}

async function findOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  return isUuid(id) ? queries.ownerById.one(tx, { id }) : queries.ownerByNumber.one(tx, { number: id })
}

function isVisible({ id, user_id }: Owned, { token }: Wanted, { caller, signingSecret, now }: RequestContext): boolean {
  const isMine = caller !== null && user_id === caller.userId
  return isMine || (token !== undefined && checkOrderLink(signingSecret, id, token, now))
}
