import { fullName } from '#contract/customers/full-name.ts'
import type * as contract from '#contract/admin/orders.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { findOrder, lockOrder } from '../order/find-order.ts'
import { readSource } from '../order/order-sources.ts'
import type { OrderRow } from '../order/rows.ts'
import { presentOrder } from '../views/present.ts'
import { hintsOf } from './hints.ts'
import * as queries from './staff-order-queries.ts'

/** An order with everything that staff know about it. */
export async function getStaffOrder(
  db: Db,
  { id }: ParsedOf<typeof contract.getStaffOrder>,
  { now }: RequestContext,
): Promise<contract.StaffOrder> {
  const row = await findOrder(db, id)
  if (!row) throw refuse('NOT_FOUND')
  return describeForStaff(db, row, now)
}

/** The fields of an order that only staff see. */
export async function describeForStaff(db: Db | Tx, row: OrderRow, now: Date): Promise<contract.StaffOrder> {
  const [found, notes, tags, changedBy, hints, source, weights, exchangePaid] = await Promise.all([
    buyerOf(db, row),
    notesOf(db, row.id),
    tagsOf(db, row.id),
    changesOf(db, row),
    hintsOf(db, row),
    readSource(db, row.id),
    queries.weightsOf.all(db, { order: row.id }),
    exchangePaidOf(db, row),
  ])
  const grams = Object.fromEntries(weights.map(({ variant_id, weight }) => [variant_id, weight]))
  const { edits } = row
  return { order: presentOrder(row, now), weights: grams, edits, tags, notes, changedBy, buyer: found, exchangePaid, source, hints }
}

/** Who of the staff made the order's events. The audit log records a change at the time of its event. */
async function changesOf(db: Db | Tx, { id, number, returns, events }: OrderRow): Promise<contract.StaffOrder['changedBy']> {
  const targets = [id, number, ...returns.map((one) => one.id)]
  const found = await queries.changesByStaff.all(db, { targets, times: events.map(({ at }) => new Date(at)) })
  return found.map(({ at, name }) => ({ at: at.toISOString(), name }))
}

/** The part of an order's money that came from the pieces it replaces. */
async function exchangePaidOf(db: Db | Tx, { exchange_of, credit_expected, currency }: OrderRow): Promise<number> {
  if (exchange_of === null || credit_expected > 0) return 0
  const found = await queries.exchangePaid.one(db, { returnId: exchange_of })
  return major(found?.amount ?? 0, currency?.code)
}

async function buyerOf(db: Db | Tx, row: OrderRow): Promise<contract.StaffOrder['buyer']> {
  const found =
    row.user_id === null ? await queries.buyerByEmail.one(db, { email: row.email }) : await queries.buyerById.one(db, { id: row.user_id })
  return {
    id: found?.id ?? null,
    guestId: found?.guest_id ?? null,
    name: found?.name ?? fullName(row.shipping_address),
    avatar: found?.avatar ?? null,
    email: row.email,
    orders: found?.orders ?? 0,
    spent: major(found?.spent ?? 0),
    returned: found?.returned ?? 0,
    points: found?.points ?? 0,
    posts: found?.posts ?? 0,
    since: found?.since?.toISOString() ?? null,
  }
}

const notesOf = async (db: Db | Tx, order: string) =>
  (await queries.notesOf.all(db, { order })).map(({ at, is_refund, ...note }) => ({
    ...note,
    at: at.toISOString(),
    ...(is_refund && { isRefund: true as const }),
  }))
const tagsOf = async (db: Db | Tx, order: string): Promise<string[]> => (await queries.tagsOf.one(db, { order }))?.tags ?? []

/** Adds a note for other staff; the buyer doesn't see it. */
export async function addOrderNote(
  tx: Tx,
  { id, text }: ParsedOf<typeof contract.addOrderNote>,
  context: SignedInContext,
): Promise<OutputOf<typeof contract.addOrderNote>> {
  const row = await lockOrder(tx, id)
  const note = newId(context.now)
  await queries.insertNote.run(tx, { id: note, order: row.id, author: context.caller.userId, text, at: context.now })
  describeChange(context, { target: row.number, after: { note } })
  return { notes: await notesOf(tx, row.id) }
}

/** Sets the tags of an order. */
export async function setOrderTags(
  tx: Tx,
  { id, tags }: ParsedOf<typeof contract.setOrderTags>,
  context: RequestContext,
): Promise<OutputOf<typeof contract.setOrderTags>> {
  const row = await lockOrder(tx, id)
  const before = await tagsOf(tx, row.id)
  await queries.replaceTags.run(tx, { order: row.id, tags: [...new Set(tags)] })
  const after = await tagsOf(tx, row.id)
  describeChange(context, { target: row.number, before: { tags: before }, after: { tags: after } })
  return { tags: after }
}
