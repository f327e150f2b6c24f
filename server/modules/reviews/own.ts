import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { getOwnReviews, listOwnReviews, WaitingReview } from '#contract/reviews.ts'
import { readNumberCursor, writeNumberCursor } from '#server/db/cursor.ts'
import type { Db } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { presentOwn } from './present.ts'
import * as queries from './queries.ts'

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const waitingMax = 12

/** The customer's reviews, the newest first; on the first page also what waits for one. */
export async function ownReviews(
  db: Db,
  { cursor, limit }: ParsedOf<typeof listOwnReviews>,
  { caller: { userId: user } }: SignedInContext,
): Promise<OutputOf<typeof listOwnReviews>> {
  const id = cursor === undefined ? lastId : readNumberCursor(cursor).id
  const [rows, waiting] = await Promise.all([
    queries.ownReviews.all(db, { user, id, limit: limit + 1 }),
    cursor === undefined ? queries.waitingLines.all(db, { user, limit: waitingMax }) : [],
  ])
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    reviews: rows.slice(0, limit).map(presentOwn),
    waiting: waiting.map(presentWaiting),
    nextCursor: last ? writeNumberCursor({ key: 0, id: last.id }) : null,
  }
}

/** What a customer has to do with a product's reviews. */
export async function ownReviewsOf(
  db: Db,
  { id: product }: ParsedOf<typeof getOwnReviews>,
  { caller: { userId: user } }: SignedInContext,
): Promise<OutputOf<typeof getOwnReviews>> {
  const [reviews, waiting, voted] = await Promise.all([
    queries.ownReviewsOf.all(db, { user, product }),
    queries.waitingLinesOf.all(db, { user, product, limit: waitingMax }),
    queries.votedIn.all(db, { user, product }),
  ])
  return { reviews: reviews.map(presentOwn), waiting: waiting.map(presentWaiting), voted: voted.map(({ id }) => id) }
}

type WaitingRow = Awaited<ReturnType<typeof queries.waitingLines.all>>[number]

const presentWaiting = ({ ordered_at, ...row }: WaitingRow): WaitingReview => ({ ...row, orderedDate: ordered_at.toISOString() })
