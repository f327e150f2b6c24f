import type { exportDeskReviews, getDeskReview, listDeskReviews, ReviewRow } from '#contract/admin/review-moderation.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { type Page, readPage } from '#server/db/page.ts'
import { hasNoWords, searchQuery } from '#server/db/search-words.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { allPages, csvOf } from '#server/http/csv.ts'
import { contentRestoredMail } from '#server/messaging/mail/hidden.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import { countRating } from './announce.ts'
import * as queries from './staff-list-queries.ts'
import { discardPhotos } from './photos.ts'
import { presentStaff } from './present.ts'
import { lockReview, productOf } from './queries.ts'
import { staffReviewById } from './staff-queries.ts'

type Input = ParsedOf<typeof listDeskReviews>
const allStars = [1, 2, 3, 4, 5]
const exportPage = 500
/** The position in the list is given by the id alone. */
const noTime = new Date(0)

/** A page of all reviews, with the filters of staff. */
export const staffReviewPage = (db: Db, input: Input): Promise<OutputOf<typeof listDeskReviews>> => pageOf(db, input)

async function pageOf(db: Db, { q = '', state, stars, photos, sort, cursor, limit }: Input): Promise<Page<ReviewRow>> {
  if (hasNoWords(q)) return { rows: [], nextCursor: null }
  const words = searchQuery(q)
  const { id } = cursor === undefined ? startOf(sort === 'written' ? 'asc' : 'desc') : readCursor(cursor)
  const filters = { stars: stars?.map(Number) ?? allStars, photos: photos === undefined ? 0 : 1, words: words ?? '' }
  const find = words === null ? (photos === undefined ? (stars === undefined ? 'all' : 'stars') : 'photos') : 'words'
  const keys = queries.staffListKeys(state ?? 'all', find, sort)
  return readPage(limit, {
    keys: async (count) => (await keys.all(db, { ...filters, id, limit: count })).map((one) => ({ ...one, at: noTime })),
    rows: async (ids) => (await queries.staffListRows.all(db, { ids })).map(present),
  })
}

const present = ({ product_id, name, slug, photo, has_reply, created_at, ...row }: queries.StaffListRow): ReviewRow => ({
  ...row,
  product: { id: product_id, name, slug, photo },
  hasReply: has_reply,
  writtenAt: created_at.toISOString(),
})

/** Exports all reviews, with the filters of staff, as a file. */
export async function exportReviews(db: Db, filters: ParsedOf<typeof exportDeskReviews>): Promise<AsyncIterable<string>> {
  return csvOf<ReviewRow>(
    [
      ['Product', ({ product }) => product.name],
      ['Stars', ({ rating }) => rating],
      ['Text', ({ text }) => text],
      ['By', ({ author }) => author],
      ['Written', ({ writtenAt }) => writtenAt],
      ['Photos', ({ photos }) => photos],
      ['Reports', ({ reports }) => reports],
      ['Hidden', ({ hidden }) => hidden],
      ['Fit', ({ fit }) => fit],
    ],
    allPages((cursor) => pageOf(db, { ...filters, cursor, limit: exportPage })),
  )
}

/** One review, hidden or not; fails with NOT_FOUND. */
export async function readStaffReview(db: Db, { id }: ParsedOf<typeof getDeskReview>): Promise<OutputOf<typeof getDeskReview>> {
  const row = await staffReviewById.one(db, { id })
  if (!row) throw refuse('NOT_FOUND')
  return presentStaff(row)
}

/** Publishes a hidden review again: its rating counts again, and its author is notified. */
export async function showAgain(tx: Tx, { id }: { id: string }, { config, now }: SignedInContext): Promise<{ message: string }> {
  const row = await lockReview.one(tx, { id })
  if (!row?.is_removed) throw refuse('NOT_FOUND')
  await queries.showReview.run(tx, { id })
  if (row.user_id !== null) {
    const { email, locale } = await contactOf(tx, row.user_id)
    const product = (await productOf.one(tx, { id: row.product_id }))!
    if (email) await queueMessage(tx, contentRestoredMail(email, { kind: 'review', product }, configForLocale(config, locale)), now)
  }
  await countRating(tx, row.product_id, null, row)
  return { message: 'Review published' }
}

/** Deletes a review for good; its photos go with it. */
export async function eraseByStaff(tx: Tx, { id }: { id: string }, { caller, now }: SignedInContext): Promise<{ message: string }> {
  const row = await lockReview.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  await queries.eraseReview.run(tx, { id, now, log: newId(now), staff: caller.userId })
  await discardPhotos(tx, id, now)
  if (!row.is_removed) await countRating(tx, row.product_id, row, null)
  return { message: 'Review deleted' }
}
