import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { getOwnReviews, listOwnReviews, WaitingReview } from '#contract/reviews.ts'
import { readNumberCursor, writeNumberCursor } from '#server/db/cursor.ts'
import { highestId } from '#server/db/ids.ts'
import type { Db } from '#server/db/statement.ts'
import type { Config } from '#server/config.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { translationLocale } from '#server/http/locale.ts'
import { type TranslatedName, translatedNames } from '#server/modules/catalogue/catalogue.ts'
import { presentOwn } from './present.ts'
import * as queries from './queries.ts'

const waitingMax = 12

/** The customer's reviews, newest first; the first page also has purchases without a review. */
export async function ownReviews(
  db: Db,
  { cursor, limit }: ParsedOf<typeof listOwnReviews>,
  { caller: { userId: user }, config }: SignedInContext,
): Promise<OutputOf<typeof listOwnReviews>> {
  const id = cursor === undefined ? highestId : readNumberCursor(cursor).id
  const [rows, waiting] = await Promise.all([
    queries.ownReviews.all(db, { user, id, limit: limit + 1 }),
    cursor === undefined ? queries.waitingLines.all(db, { user, limit: waitingMax }) : [],
  ])
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const inLanguage = await namesIn(db, config, [...rows.map((row) => row.product_id), ...waiting.map((row) => row.productId)])
  return {
    reviews: rows.slice(0, limit).map((row) => presentOwn(inLanguage(row, row.product_id))),
    waiting: waiting.map((row) => presentWaiting(inLanguage(row, row.productId))),
    nextCursor: last ? writeNumberCursor({ key: 0, id: last.id }) : null,
  }
}

/** A customer's own reviews, votes and unreviewed purchases of a product. */
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

/** Translates the product names of rows into the reader's language. */
async function namesIn(db: Db, config: Config, ids: string[]) {
  const locale = translationLocale(config)
  const names = locale === null ? new Map<string, TranslatedName>() : await translatedNames(db, [...new Set(ids)], locale)
  return <T extends { name: string }>(row: T, id: string): T => ({ ...row, name: names.get(id)?.name ?? row.name })
}

type WaitingRow = Awaited<ReturnType<typeof queries.waitingLines.all>>[number]

const presentWaiting = ({ ordered_at, ...row }: WaitingRow): WaitingReview => ({ ...row, orderedDate: ordered_at.toISOString() })
