import type { CustomerRow, exportStaffCustomers, getStaffCustomer, listStaffCustomers } from '#contract/admin/customers.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/fields.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { type Page, readPage } from '#server/db/page.ts'
import type { Db } from '#server/db/statement.ts'
import { allPages, csvOf } from '#server/http/csv.ts'
import type { RequestContext } from '#server/http/context.ts'
import * as queries from './customers-queries.ts'

type Input = ParsedOf<typeof listStaffCustomers>
const dayMs = 86_400_000
const exportPage = 500

/** A page of everyone who has an account. */
export const listCustomers = (db: Db, input: Input): Promise<OutputOf<typeof listStaffCustomers>> => pageOf(db, input)

async function pageOf(db: Db, { q = '', sort, limit, cursor, from, to }: Input): Promise<Page<CustomerRow>> {
  const words = (q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `'${word}':*`).join(' & ')
  const start = cursor === undefined ? startOf(sort === 'since' ? 'asc' : 'desc') : readCursor(cursor)
  const values = {
    from: from === undefined ? new Date(0) : new Date(from),
    until: to === undefined ? startOf('desc').at : new Date(new Date(to).getTime() + dayMs),
    words,
  }
  return readPage(limit, {
    keys: (count) => queries.customerKeys(sort, words !== '').all(db, { ...values, ...start, limit: count }),
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
  const row = await queries.customerById.one(db, { id, now })
  if (!row) throw refuse('NOT_FOUND')
  return {
    ...present(row),
    phone: row.phone,
    role: row.role,
    handle: row.handle,
    posts: row.posts,
    lastOrders: row.last_orders.map((order) => ({
      ...order,
      placedAt: new Date(order.placedAt).toISOString(),
      totalCost: major(order.totalCost),
    })),
    sessions: row.sessions.map((session) => ({ ...session, usedAt: new Date(session.usedAt).toISOString() })),
  }
}
