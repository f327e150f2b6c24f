import type * as contract from '#contract/admin/newsletter.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { readPage } from '#server/db/page.ts'
import type { Db } from '#server/db/statement.ts'
import { allPages, csvOf } from '#server/http/csv.ts'
import * as queries from './subscriber-queries.ts'

const exportPage = 500

const time = (date: Date | null) => date && date.toISOString()
const present = ({ id, email, state, source, created_at, confirmed_at, unsubscribed_at }: queries.SubscriberRow) => ({
  id,
  email,
  state,
  source,
  createdAt: created_at.toISOString(),
  confirmedAt: time(confirmed_at),
  unsubscribedAt: time(unsubscribed_at),
})

/** A page of subscribers. */
export async function listSubscribers(
  db: Db,
  { q = '', state, sort, limit, cursor }: Partial<ParsedOf<typeof contract.listNewsletterSubscribers>> & { limit: number },
): Promise<OutputOf<typeof contract.listNewsletterSubscribers>> {
  const order = sort === 'created' ? 'asc' : 'desc'
  const start = cursor === undefined ? startOf(order) : readCursor(cursor)
  const { all, part } = queries.subscriberKeysAfter[order]
  const pattern = `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return readPage(limit, {
    keys: (count) =>
      q === ''
        ? all.all(db, { ...start, limit: count, state: state ?? null })
        : part.all(db, { ...start, limit: count, state: state ?? null, pattern }),
    rows: async (ids) => (await queries.subscribersByIds.all(db, { ids })).map(present),
  })
}

/** Like `listSubscribers`, as a file. */
export async function exportSubscribers(
  db: Db,
  filters: ParsedOf<typeof contract.exportNewsletterSubscribers>,
): Promise<AsyncIterable<string>> {
  return csvOf<ReturnType<typeof present>>(
    [
      ['Email', ({ email }) => email],
      ['State', ({ state }) => state],
      ['Source', ({ source }) => source],
      ['Signed up', ({ createdAt }) => createdAt],
      ['Confirmed', ({ confirmedAt }) => confirmedAt],
      ['Unsubscribed', ({ unsubscribedAt }) => unsubscribedAt],
    ],
    allPages((cursor) => listSubscribers(db, { ...filters, cursor, limit: exportPage })),
  )
}
