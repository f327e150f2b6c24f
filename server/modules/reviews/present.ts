import type { OwnReview, Review, StaffReview } from '#contract/reviews.ts'
import { publicName } from '#server/modules/customers/customers.ts'
import type { OwnReviewRow, ReviewRow, StaffReviewRow } from './columns.ts'

/** A review as everyone may read it. */
export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    productId: row.product_id,
    author: publicName(row.author),
    rating: row.rating,
    fit: row.fit,
    text: row.text,
    image: row.image,
    options: row.options ?? {},
    verifiedPurchase: row.options !== null,
    helpful: row.helpful,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    reply: row.reply === null ? null : { text: row.reply, at: row.replied_at!.toISOString() },
  }
}

/** A review as its author sees it. */
export const presentOwn = (row: OwnReviewRow): OwnReview => ({
  ...presentReview(row),
  orderId: row.order_id,
  product: { name: row.name, slug: row.slug, photo: row.photo },
  removed: row.removed_reason,
})

/** A review as staff see it, with reports and earlier versions. */
export const presentStaff = (row: StaffReviewRow): StaffReview => ({
  ...presentOwn(row),
  reports: row.reported.map(inUtc),
  edits: row.edits.map(inUtc),
})

/** Converts times to UTC, as PostgreSQL writes them in JSON with an offset. */
const inUtc = <T extends { at: string }>(one: T): T => ({ ...one, at: new Date(one.at).toISOString() })
