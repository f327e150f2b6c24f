import type { CustomerKind } from '#contract/admin/customer-kinds.ts'
import type {
  countStaffCustomers,
  AccountRow,
  CustomerRow,
  exportStaffCustomers,
  getStaffCustomer,
  listStaffCustomers,
} from '#contract/admin/customers.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import { segmentLimits } from '#contract/segment-limits.ts'
import { dayMs } from '#contract/time.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { type Page, readPage } from '#server/db/page.ts'
import type { Database } from '#server/db/pool.ts'
import { hasNoWords, searchQuery } from '#server/db/search-words.ts'
import { type Db, planWithValues } from '#server/db/statement.ts'
import { allPages, csvOf } from '#server/http/csv.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { secondFilterValues, filterValues, getSegment } from '#server/modules/segments/segments.ts'
import { customerCells, type FileCustomer, fileCustomers, additionalCells } from './customer-file.ts'
import * as queries from './customers-queries.ts'
import { filteredCount, filteredKeys } from './filtered-queries.ts'
import { presentLastOrders } from './last-orders.ts'
import { notesOf } from './notes-and-tags.ts'

type Input = ParsedOf<typeof listStaffCustomers>
type Filters = ParsedOf<typeof countStaffCustomers>
const exportPage = 500
type Kind = CustomerKind | 'all'

/** A page of customers, optionally filtered. */
export const listCustomers = (database: Database, input: Input, context: RequestContext): Promise<OutputOf<typeof listStaffCustomers>> =>
  pageOf(database, input, context)

async function pageOf(database: Database, { sort, limit, cursor, ...filters }: Input, context: RequestContext): Promise<Page<CustomerRow>> {
  if (hasNoWords(filters.q ?? '')) return { rows: [], nextCursor: null }
  const start = cursor === undefined ? startOf(sort === 'since' ? 'asc' : 'desc') : readCursor(cursor)
  const { kind, words, whole, from, until, tag, segment, narrowed } = readFilters(filters)
  const rows = async (ids: string[]) => (await queries.customerRows.all(database.db, { ids })).map(presentListed)
  if (segment === undefined && !narrowed) {
    const values = { from, until, words, whole, tag: tag ?? null, ...start }
    return readPage(limit, {
      keys: (count) => queries.customerKeys(sort, { kind, words, tag }).all(database.db, { ...values, limit: count }),
      rows,
    })
  }
  const values = await filteredValues(database.db, filters, context)
  const keys = (count: number) =>
    database.transaction(async (tx) => {
      await planWithValues(tx)
      return filteredKeys[kind][sort].all(tx, { ...values, ...start, limit: count })
    })
  return readPage(limit, { keys, rows })
}

/** The number of customers that filters match, up to 10,000. */
export async function countCustomers(
  database: Database,
  filters: Filters,
  context: RequestContext,
): Promise<OutputOf<typeof countStaffCustomers>> {
  if (hasNoWords(filters.q ?? '')) return { count: 0, isMore: false }
  const values = await filteredValues(database.db, filters, context)
  const { countMax } = segmentLimits
  return database.transaction(async (tx) => {
    await planWithValues(tx)
    const { count } = (await filteredCount[filters.kind ?? 'all'].one(tx, { ...values, limit: countMax + 1 }))!
    return { count: Math.min(count, countMax), isMore: count > countMax }
  })
}

function readFilters({ kind = 'all', q = '', from, to, segment, ...filter }: { kind?: Kind } & Omit<Filters, 'kind'>) {
  return {
    kind,
    words: searchQuery(q) ?? '',
    whole: q.trim().toLowerCase(),
    from: from === undefined ? new Date(0) : new Date(from),
    until: to === undefined ? startOf('desc').at : new Date(new Date(to).getTime() + dayMs),
    tag: filter.tag,
    segment,
    filter,
    /** Whether there are filters besides the tag, which has its own index. */
    narrowed: Object.entries(filter).some(([name, value]) => name !== 'tag' && value !== undefined),
  }
}

async function filteredValues(db: Db, filters: Filters, { now, config }: RequestContext) {
  const { words, whole, from, until, segment, filter } = readFilters(filters)
  const saved = segment === undefined ? {} : (await getSegment(db, segment)).filter
  const at = { now, shopLanguage: config.locales[0] }
  return { words, whole, from, until, ...filterValues(filter, at), ...secondFilterValues(saved, at) }
}

const present = ({ id, name, email, created_at, orders, spent, points }: queries.CustomerFacts): AccountRow => ({
  id,
  name,
  email,
  since: created_at.toISOString(),
  orders,
  spent: major(spent),
  points,
})

const presentListed = ({ kind, last_order_at, ...facts }: queries.ListedFacts): CustomerRow => ({
  ...present(facts),
  kind,
  lastOrderAt: last_order_at && last_order_at.toISOString(),
})

/** Like `listCustomers`, as a file. */
export async function exportCustomers(
  database: Database,
  { format, ...filters }: ParsedOf<typeof exportStaffCustomers>,
  context: SignedInContext,
): Promise<AsyncIterable<string>> {
  if (!context.caller.permissions.includes('customers:read')) throw refuse('NOT_ALLOWED')
  const pages = allPages((cursor) => pageOf(database, { ...filters, cursor, limit: exportPage }, context))
  const rows = fileRows(database.db, pages)
  if (format === 'shopify') return csvOf(customerCells, rows)
  return csvOf<FileRow>(
    [
      ['Name', ({ name }) => name],
      ['Email', ({ email }) => email],
      ['Account', ({ listed }) => (listed.kind === 'account' ? 'yes' : 'no')],
      ['Since', ({ listed }) => listed.since],
      ['Orders', ({ listed }) => listed.orders],
      ['Spent', ({ listed }) => listed.spent],
      ['Points', ({ listed }) => listed.points],
      ...additionalCells,
    ],
    rows,
  )
}

/** A customer with the columns of the list. */
type FileRow = FileCustomer & { listed: CustomerRow }

async function* fileRows(db: Db, pages: AsyncIterable<CustomerRow[]>): AsyncGenerator<FileRow[]> {
  for await (const rows of pages) {
    const byId = new Map(rows.map((row) => [row.id, row]))
    const customers = await fileCustomers(db, [...byId.keys()])
    yield customers.map((customer) => ({ ...customer, listed: byId.get(customer.id)! }))
  }
}

/** A customer with their latest activity. */
export async function getCustomer(
  db: Db,
  { id }: ParsedOf<typeof getStaffCustomer>,
  { now }: RequestContext,
): Promise<OutputOf<typeof getStaffCustomer>> {
  const [row, notes] = await Promise.all([queries.customerById.one(db, { id, now }), notesOf(db, 'account', id)])
  if (!row) throw refuse('NOT_FOUND')
  return {
    ...present(row),
    phone: row.phone,
    role: row.role,
    handle: row.handle,
    posts: row.posts,
    reviews: row.reviews,
    credit: row.credit && { id: row.credit.id, balance: major(row.credit.balance) },
    tags: row.tags,
    mergedInto: row.merged_into,
    guest: row.guest,
    notes,
    lastOrders: presentLastOrders(row.last_orders),
    sessions: row.sessions.map((session) => ({ ...session, usedAt: new Date(session.usedAt).toISOString() })),
  }
}
