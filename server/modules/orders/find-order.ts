import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { checkOrderLink } from './links.ts'
import * as queries from './queries.ts'

/** An order by its id or its number; undefined where there is none such. */
export async function findOrder(db: Db | Tx, id: string): Promise<queries.OrderRow | undefined> {
  if (id.startsWith('GF-')) return queries.orderByNumber.one(db, { number: id })
  return isUuid(id) ? queries.orderById.one(db, { id }) : undefined
}

/** An order of the caller's, or one that they hold the signed link of; to anybody else it isn't there. */
export async function findVisible(
  db: Db | Tx,
  { id, token }: { id: string; token?: string | undefined },
  { caller, signingSecret, now }: RequestContext,
): Promise<queries.OrderRow> {
  const row = await findOrder(db, id)
  const isMine = row && caller && row.user_id === caller.userId
  if (!row || !(isMine || (token && checkOrderLink(signingSecret, row.id, token, now)))) throw refuse('NOT_FOUND')
  return row
}

/** The order as it is once nobody else is changing it, until the transaction ends; fails with NOT_FOUND. */
export async function lockOrder(tx: Tx, id: string): Promise<queries.OrderRow> {
  const found = await findOrder(tx, id)
  if (!found) throw refuse('NOT_FOUND')
  await queries.lockOrder.one(tx, { id: found.id })
  return (await queries.orderById.one(tx, { id: found.id }))!
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
