import type {
  addCustomerNote as noteContract,
  CustomerRow,
  exportStaffCustomers,
  getStaffCustomer,
  listStaffCustomers,
  setCustomerTags as tagsContract,
} from '#contract/admin/customers.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/fields.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { type Page, readPage } from '#server/db/page.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { noteChange } from '#server/http/audit.ts'
import { allPages, csvOf } from '#server/http/csv.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import * as queries from './customers-queries.ts'

type Input = ParsedOf<typeof listStaffCustomers>
const dayMs = 86_400_000
const exportPage = 500

/** A page of everyone who has an account. */
export const listCustomers = (db: Db, input: Input): Promise<OutputOf<typeof listStaffCustomers>> => pageOf(db, input)

async function pageOf(db: Db, { q = '', sort, limit, cursor, from, to, tag }: Input): Promise<Page<CustomerRow>> {
  const words = (q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `'${word}':*`).join(' & ')
  const start = cursor === undefined ? startOf(sort === 'since' ? 'asc' : 'desc') : readCursor(cursor)
  const values = {
    from: from === undefined ? new Date(0) : new Date(from),
    until: to === undefined ? startOf('desc').at : new Date(new Date(to).getTime() + dayMs),
    words,
    tag: tag ?? null,
  }
  return readPage(limit, {
    keys: (count) => queries.customerKeys(sort, { words, tag }).all(db, { ...values, ...start, limit: count }),
    rows: async (ids) => (await queries.customerRows.all(db, { ids })).map(present),
  })
}

const present = ({ id, name, email, created_at, orders, spent, points }: queries.CustomerFacts): CustomerRow => ({
  id,
  name,
  email,
  since: created_at.toISOString(),
  orders,
  spent: major(spent),
  points,
})

/** The same as a file. */
export async function exportCustomers(db: Db, filters: ParsedOf<typeof exportStaffCustomers>): Promise<AsyncIterable<string>> {
  return csvOf<CustomerRow>(
    [
      ['Name', ({ name }) => name],
      ['Email', ({ email }) => email],
      ['Since', ({ since }) => since],
      ['Orders', ({ orders }) => orders],
      ['Spent', ({ spent }) => spent],
      ['Points', ({ points }) => points],
    ],
    allPages((cursor) => pageOf(db, { ...filters, cursor, limit: exportPage })),
  )
}

/** One customer, with what they did last. */
export async function getCustomer(
  db: Db,
  { id }: ParsedOf<typeof getStaffCustomer>,
  { now }: RequestContext,
): Promise<OutputOf<typeof getStaffCustomer>> {
  const [row, notes] = await Promise.all([queries.customerById.one(db, { id, now }), notesOf(db, id)])
  if (!row) throw refuse('NOT_FOUND')
  return {
    ...present(row),
    phone: row.phone,
    role: row.role,
    handle: row.handle,
    posts: row.posts,
    reviews: row.reviews,
    tags: row.tags,
    notes,
    lastOrders: row.last_orders.map((order) => ({
      ...order,
      placedAt: new Date(order.placedAt).toISOString(),
      totalCost: major(order.totalCost),
    })),
    sessions: row.sessions.map((session) => ({ ...session, usedAt: new Date(session.usedAt).toISOString() })),
  }
}

const notesOf = async (db: Db | Tx, customer: string) =>
  (await queries.customerNotes.all(db, { customer })).map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))

/** A note for other staff; the customer doesn't see it. */
export async function addCustomerNote(
  tx: Tx,
  { id, text }: ParsedOf<typeof noteContract>,
  context: SignedInContext,
): Promise<OutputOf<typeof noteContract>> {
  if (!(await queries.lockCustomer.one(tx, { id }))) throw refuse('NOT_FOUND')
  const note = newId(context.now)
  await queries.insertCustomerNote.run(tx, { id: note, customer: id, author: context.caller.userId, text, at: context.now })
  noteChange(context, { target: id, after: { note } })
  return { notes: await notesOf(tx, id) }
}

/** Marks a customer with words. */
export async function setCustomerTags(
  tx: Tx,
  { id, tags }: ParsedOf<typeof tagsContract>,
  context: RequestContext,
): Promise<OutputOf<typeof tagsContract>> {
  const before = await queries.lockCustomer.one(tx, { id })
  if (!before) throw refuse('NOT_FOUND')
  const after = [...new Set(tags)].sort()
  await queries.replaceCustomerTags.run(tx, { customer: id, tags: after })
  noteChange(context, { target: id, before, after: { tags: after } })
  return { tags: after }
}
