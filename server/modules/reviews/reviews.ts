import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { type Fit, sizeIn } from '#contract/size-fit.ts'
import { refuse } from '#contract/refuse.ts'
import type { addReview, changeReview, deleteReview, Review } from '#contract/reviews.ts'
import { refuseDuplicate } from '#server/db/refuse-duplicate.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { Counted } from '#server/modules/catalogue/catalogue.ts'
import { deliveredLine } from '#server/modules/orders/orders.ts'
import { earnPoints } from '#server/modules/points/points.ts'
import { countRating } from './announce.ts'
import { claimPhotos, discardPhotos } from './photos.ts'
import { presentReview } from './present.ts'
import * as queries from './queries.ts'

export { allReviews, eraseReviews } from './personal-data.ts'
export { addReviews } from './add-many.ts'
export { foldReviews } from './merge.ts'
export { recountFits } from './recount-fits.ts'
export { markRequested } from './requests.ts'

/**
 * Writes a review of a delivered product: one per customer and product, however often they bought it. Writing one of another order changes it;
 * of the same order it's refused, as is one that staff hid. The first one earns points.
 */
export async function writeReview(tx: Tx, input: ParsedOf<typeof addReview>, { caller, config, now }: SignedInContext): Promise<Review> {
  const { orderId: order, productId: product, rating, fit, text } = input
  const user = caller.userId
  const line = await deliveredLine(tx, { user, order, product })
  if (!line) throw refuse('ONLY_PURCHASED_PRODUCTS_CAN_BE_REVIEWED')
  refuseWithoutSize(fit, line.options)
  const before = await queries.lockAuthors.one(tx, { user, product })
  if (before) return writeAnew(tx, before, input, { userId: user, now })
  const id = newId(now)
  const image = await claimPhotos(tx, input.image, { id, userId: user, now })
  const insert = queries.insertReview.run(tx, { id, product, order, user, rating, fit, text, image, photos: image.length, now })
  await refuseDuplicate(insert, 'PRODUCT_IS_ALREADY_REVIEWED')
  // Points are given once per product, whatever becomes of the review.
  await earnPoints(tx, { userId: user, points: config.points.forReview, source: product, orderId: order, reason: 'REVIEW' }, now)
  const review = await viewReview(tx, id)
  await countRating(tx, product, null, input)
  return review
}

type Before = NonNullable<Awaited<ReturnType<typeof queries.lockAuthors.one>>>

/** Replaces the review of an earlier order with one of this order. */
async function writeAnew(
  tx: Tx,
  before: Before,
  { orderId: order, ...input }: ParsedOf<typeof addReview>,
  { userId, now }: { userId: string; now: Date },
): Promise<Review> {
  if (before.is_removed || before.order_id === order) throw refuse('PRODUCT_IS_ALREADY_REVIEWED')
  await queries.moveToOrder.run(tx, { id: before.id, order })
  return replace(tx, { ...before, product_id: input.productId }, { ...input, id: before.id }, { userId, now })
}

/** Replaces one's own review; the previous version is stored. */
export async function editReview(tx: Tx, input: ParsedOf<typeof changeReview>, { caller, now }: SignedInContext): Promise<Review> {
  const before = await lockOwn(tx, input.id, caller.userId)
  if (before.is_removed) throw refuse('NOT_ALLOWED')
  if (input.fit !== null) refuseWithoutSize(input.fit, (await viewReview(tx, input.id)).options)
  return replace(tx, before, input, { userId: caller.userId, now })
}

async function replace(
  tx: Tx,
  before: Counted & { product_id: string },
  input: ParsedOf<typeof changeReview>,
  { userId, now }: { userId: string; now: Date },
): Promise<Review> {
  const { id, rating, fit, text } = input
  const image = await claimPhotos(tx, input.image, { id, userId, now })
  await queries.changeReview.run(tx, { id, rating, fit, text, image, photos: image.length, now, edit: newId(now) })
  const review = await viewReview(tx, id)
  await countRating(tx, before.product_id, before, input)
  return review
}

/** Only what has a size fits well or badly. */
function refuseWithoutSize(fit: Fit | null, options: Record<string, string>): void {
  if (fit !== null && sizeIn(options) === undefined) throw refuse('PRODUCT_HAS_NO_SIZES')
}

/** Deletes one's own review with its votes and reports; not one that staff hid, as it could be written again then. */
export async function eraseReview(
  tx: Tx,
  { id }: ParsedOf<typeof deleteReview>,
  { caller, now }: SignedInContext,
): Promise<OutputOf<typeof deleteReview>> {
  const before = await lockOwn(tx, id, caller.userId)
  if (before.is_removed) throw refuse('NOT_ALLOWED')
  await queries.deleteReview.run(tx, { id })
  await discardPhotos(tx, id, now)
  await countRating(tx, before.product_id, before, null)
  return { message: 'Review deleted' }
}

/** The review as everyone sees it; fails with NOT_FOUND. */
export async function viewReview(tx: Tx, id: string): Promise<Review> {
  const row = await queries.findReview.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  return presentReview(row)
}

/** Reviews are public, so it's fine to reveal that another person's review exists. */
async function lockOwn(tx: Tx, id: string, userId: string) {
  const row = await queries.lockReview.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  if (row.user_id !== userId) throw refuse('NOT_ALLOWED')
  return row
}
