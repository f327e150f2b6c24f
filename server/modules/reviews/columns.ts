import type { Fit } from '#contract/size-fit.ts'
import type { ReviewPhoto, StaffReview } from '#contract/reviews.ts'
import { json, jsonb, nullable, type Row, textOf } from '#server/db/types.ts'

/** A review with its author's name and the options bought, from the order's line. */
export const reviewColumns = {
  id: 'uuid',
  product_id: 'uuid',
  rating: 'int4',
  fit: nullable(textOf<Fit>()),
  text: 'text',
  image: jsonb<ReviewPhoto[]>(),
  helpful: 'int4',
  created_at: 'timestamptz',
  edited_at: 'timestamptz?',
  reply: 'text?',
  replied_at: 'timestamptz?',
  author: 'text?',
  options: nullable(jsonb<Record<string, string>>()),
} as const
export type ReviewRow = Row<typeof reviewColumns>

export const selectReview = `
  r.id, r.product_id, r.rating, r.fit, r.text, r.image, r.helpful, r.created_at, r.edited_at, r.reply, r.replied_at,
  u.name as author, l.options`

/** Joins the author, and the order line that makes it a verified purchase, if there is one. */
export const joinReview = `
  left join users u on u.id = r.user_id
  left join lateral (select options from order_lines where order_id = r.order_id and product_id = r.product_id order by position
    limit 1) l on true`

/** Also includes what only its author and staff see. */
export const ownColumns = {
  ...reviewColumns,
  order_id: 'uuid',
  removed_reason: 'text?',
  name: 'text',
  slug: 'text',
  photo: 'text',
} as const
export type OwnReviewRow = Row<typeof ownColumns>

export const selectOwn = `
  ${selectReview}, r.order_id, r.removed_reason, p.name, p.slug,
  coalesce((select f.url from product_photos f where f.product_id = p.id and f.position = 0), '') as photo`
export const joinOwn = `${joinReview} join products p on p.id = r.product_id`

/** Also includes what only staff see. */
export const staffColumns = { ...ownColumns, reported: json<StaffReview['reports']>(), edits: json<StaffReview['edits']>() } as const
export type StaffReviewRow = Row<typeof staffColumns>
