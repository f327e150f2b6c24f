import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { dismissReviewReports, listStaffReviews, removeReview, replyToReview, Review } from '#contract/reviews.ts'
import { readNumberCursor, writeNumberCursor } from '#server/db/cursor.ts'
import { highestId, newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { contentHiddenMail } from '#server/messaging/mail/hidden.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import { announceReviews, countRating } from './announce.ts'
import { replyMail } from './mail.ts'
import { presentStaff } from './present.ts'
import { lockReview, productOf } from './queries.ts'
import { viewReview } from './reviews.ts'
import * as queries from './staff-queries.ts'

/** Reviews for moderation: reported ones, or those that staff have removed. */
export async function staffReviews(
  db: Db,
  { state, cursor, limit }: ParsedOf<typeof listStaffReviews>,
): Promise<OutputOf<typeof listStaffReviews>> {
  const id = cursor === undefined ? highestId : readNumberCursor(cursor).id
  const rows = await (state === 'reported' ? queries.reportedReviews : queries.removedReviews).all(db, { id, limit: limit + 1 })
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    reviews: rows.slice(0, limit).map(presentStaff),
    nextCursor: last ? writeNumberCursor({ key: 0, id: last.id }) : null,
  }
}

/** Writes or changes the shop's reply. The reviewer is notified of the first one only. */
export async function reply(tx: Tx, { id, text }: ParsedOf<typeof replyToReview>, context: SignedInContext): Promise<Review> {
  const { now, config } = context
  const before = await lockVisible(tx, id)
  await queries.saveReply.run(tx, { id, reply: text, now })
  if (before.reply === null && before.user_id !== null) {
    const { email, locale } = await contactOf(tx, before.user_id)
    const product = (await productOf.one(tx, { id: before.product_id }))!
    if (email) await queueMessage(tx, replyMail(email, product, text, configForLocale(config, locale)), now)
  }
  await announceReviews(tx, [before.product_id])
  return viewReview(tx, id)
}

/** Deletes the shop's reply. */
export async function withdrawReply(tx: Tx, { id }: { id: string }): Promise<Review> {
  const { product_id: product } = await lockVisible(tx, id)
  await queries.saveReply.run(tx, { id, reply: null, now: null })
  await announceReviews(tx, [product])
  return viewReview(tx, id)
}

/** Takes a review down and notifies its author of the reason; its rating no longer counts. */
export async function takeDown(
  tx: Tx,
  { id, reason, message }: ParsedOf<typeof removeReview>,
  { caller, config, now }: SignedInContext,
): Promise<OutputOf<typeof removeReview>> {
  const before = await lockVisible(tx, id)
  const { product_id: product, text, user_id: author } = before
  await queries.removeReview.run(tx, { id, reason, now, log: newId(now), staff: caller.userId })
  if (author !== null) {
    const { email, locale } = await contactOf(tx, author)
    const of = (await productOf.one(tx, { id: product }))!
    const mail =
      email && contentHiddenMail(email, { kind: 'review', product: of, text }, { reason, message }, configForLocale(config, locale))
    if (mail) await queueMessage(tx, mail, now)
  }
  await countRating(tx, product, before, null)
  return { message: 'Review removed' }
}

/** Leaves a reported review as it is. */
export async function dismissReports(tx: Tx, { id }: { id: string }): Promise<OutputOf<typeof dismissReviewReports>> {
  await lockVisible(tx, id)
  await queries.dismissReports.run(tx, { id })
  return { message: 'Reports dismissed' }
}

async function lockVisible(tx: Tx, id: string) {
  const row = await lockReview.one(tx, { id })
  if (!row || row.is_removed) throw refuse('NOT_FOUND')
  return row
}
