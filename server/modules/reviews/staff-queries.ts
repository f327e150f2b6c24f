import { statement } from '#server/db/statement.ts'
import { joinOwn, selectOwn, staffColumns } from './columns.ts'

const after = { id: 'uuid', limit: 'int8' } as const

const selectStaff = `
  select ${selectOwn},
    (select coalesce(json_agg(json_build_object('reason', f.reason, 'note', f.note, 'at', f.created_at) order by f.created_at), '[]')
      from (select * from review_reports where review_id = r.id limit 50) f) as reported,
    (select coalesce(json_agg(json_build_object('rating', e.rating, 'fit', e.fit, 'text', e.text, 'at', e.at) order by e.id), '[]')
      from (select * from review_edits where review_id = r.id order by id desc limit 50) e) as edits
  from reviews r ${joinOwn}`
const select = (which: string) => `${selectStaff} where ${which} and r.id < $1 order by r.id desc limit $2`

export const reportedReviews = statement('reviews.reported', after, staffColumns, select('r.reports > 0 and r.removed_at is null'))
export const removedReviews = statement('reviews.removed', after, staffColumns, select('r.removed_at is not null'))

export const staffReviewById = statement('reviews.staffById', { id: 'uuid' }, staffColumns, `${selectStaff} where r.id = $1`)

export const saveReply = statement(
  'reviews.reply',
  { id: 'uuid', reply: 'text?', now: 'timestamptz?' },
  {},
  `update reviews set reply = $2, replied_at = $3 where id = $1`,
)

/** Takes a review down and logs the reason, in one statement. */
export const removeReview = statement(
  'reviews.remove',
  { id: 'uuid', reason: 'text', now: 'timestamptz', log: 'uuid', staff: 'uuid' },
  {},
  `
  with removed as (
    update reviews set removed_at = $3, removed_reason = $2, reports = 0 where id = $1 returning id, product_id, rating
  )
  insert into moderation_log (id, kind, subject_id, product_id, rating, reason, staff_id, at)
  select $4, 'review', id, product_id, rating, $2, $5, $3 from removed`,
)

export const dismissReports = statement(
  'reviews.dismissReports',
  { id: 'uuid' },
  {},
  `
  with gone as (delete from review_reports where review_id = $1)
  update reviews set reports = 0 where id = $1`,
)
