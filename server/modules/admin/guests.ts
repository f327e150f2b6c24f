import type * as contract from '#contract/admin/guests.ts'
import { major } from '#contract/currency.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { subscribedAmong } from '#server/modules/newsletter/newsletter.ts'
import * as queries from './guests-queries.ts'
import { presentLastOrder } from './last-orders.ts'

/** Someone who ordered without an account; fails with NOT_FOUND. */
export async function getGuest(db: Db, { id }: ParsedOf<typeof contract.getGuest>): Promise<OutputOf<typeof contract.getGuest>> {
  const [row, notes] = await Promise.all([queries.guestById.one(db, { id }), notesOf(db, id)])
  if (!row) throw refuse('NOT_FOUND')
  const { name, email, created_at, orders, spent, last_order_at, tags, account, is_claimed, last_orders, addresses } = row
  return {
    id,
    name,
    email,
    since: created_at.toISOString(),
    orders,
    spent: major(spent),
    lastOrderAt: last_order_at && last_order_at.toISOString(),
    acceptsMail: (await subscribedAmong(db, [email])).has(email),
    tags,
    account,
    isClaimed: is_claimed,
    lastOrders: last_orders.map(presentLastOrder),
    addresses,
    notes,
  }
}

const notesOf = async (db: Db | Tx, guest: string) =>
  (await queries.guestNotes.all(db, { guest })).map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))

/** Adds a note for other staff. It moves to the account that all of the guest's orders are claimed by. */
export async function addGuestNote(
  tx: Tx,
  { id, text }: ParsedOf<typeof contract.addGuestNote>,
  context: SignedInContext,
): Promise<OutputOf<typeof contract.addGuestNote>> {
  if (!(await queries.lockGuest.one(tx, { id }))) throw refuse('NOT_FOUND')
  const note = newId(context.now)
  await queries.insertGuestNote.run(tx, { id: note, guest: id, author: context.caller.userId, text, at: context.now })
  describeChange(context, { target: id, after: { note } })
  return { notes: await notesOf(tx, id) }
}

/** Sets the tags of a guest. */
export async function setGuestTags(
  tx: Tx,
  { id, tags }: ParsedOf<typeof contract.setGuestTags>,
  context: RequestContext,
): Promise<OutputOf<typeof contract.setGuestTags>> {
  const before = await queries.lockGuest.one(tx, { id })
  if (!before) throw refuse('NOT_FOUND')
  const after = [...new Set(tags)].sort()
  await queries.replaceGuestTags.run(tx, { guest: id, tags: after })
  describeChange(context, { target: id, before, after: { tags: after } })
  return { tags: after }
}
