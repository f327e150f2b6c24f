import type { Fit } from '#contract/size-fit.ts'
import type { OwnReview } from '#contract/reviews.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { announceReviews } from './announce.ts'
import { joinOwn, ownColumns, selectOwn } from './columns.ts'
import { discardPhotos } from './photos.ts'
import { presentOwn } from './present.ts'

const everyReview = statement(
  'reviews.everyOwn',
  { user: 'uuid' },
  ownColumns,
  `select ${selectOwn} from reviews r ${joinOwn} where r.user_id = $1 order by r.id desc`,
)

/** Other data about a person in this module. */
const others = statement(
  'reviews.personalData',
  { user: 'uuid' },
  { helpful: 'uuid[]', reported: 'uuid[]', edits: json<Edit[]>(), unsubscribed: 'bool' },
  `
  select (select coalesce(array_agg(review_id order by review_id), '{}') from review_votes where user_id = $1) as helpful,
    (select coalesce(array_agg(review_id order by review_id), '{}') from review_reports where user_id = $1) as reported,
    (select coalesce(json_agg(json_build_object('reviewId', e.review_id, 'rating', e.rating, 'fit', e.fit, 'text', e.text,
      'at', e.at) order by e.id), '[]')
      from review_edits e join reviews r on r.id = e.review_id where r.user_id = $1) as edits,
    exists (select from review_request_optouts where user_id = $1) as unsubscribed`,
)

interface Edit {
  reviewId: string
  rating: number
  fit: Fit | null
  text: string
  at: string
}

interface ReviewData {
  written: OwnReview[]
  /** Earlier versions of the person's reviews. */
  edits: Edit[]
  /** Ids of reviews that the person found helpful, and of those they reported. */
  helpful: string[]
  reported: string[]
  unsubscribed: boolean
}

/** Everything stored about a person's reviews, for the export of their account. */
export async function allReviews(tx: Tx, user: string): Promise<ReviewData> {
  const [rows, rest] = await Promise.all([everyReview.all(tx, { user }), others.one(tx, { user })])
  return {
    ...rest!,
    edits: rest!.edits.map((edit) => ({ ...edit, at: new Date(edit.at).toISOString() })),
    written: rows.map(presentOwn),
  }
}

const lockVoted = statement(
  'reviews.lockVoted',
  { user: 'uuid' },
  {},
  `
  select from reviews where id in (select review_id from review_votes where user_id = $1
    union select review_id from review_reports where user_id = $1 union select id from reviews where user_id = $1)
      order by id for no key update`,
)

/** Deletes a person's photos, earlier texts, votes and reports; their ratings and texts stay without an author. */
const blank = statement(
  'reviews.blank',
  { user: 'uuid' },
  { product_id: 'uuid' },
  `
  with votes as (delete from review_votes where user_id = $1 returning review_id),
    reports as (delete from review_reports where user_id = $1 returning review_id),
    edits as (delete from review_edits e using reviews r where r.id = e.review_id and r.user_id = $1),
    changed as (
      select id from reviews where user_id = $1 union select review_id from votes union select review_id from reports
    )
  update reviews r set
    helpful = r.helpful - (select count(*)::int from votes v where v.review_id = r.id),
    reports = greatest(r.reports - (select count(*)::int from reports p where p.review_id = r.id), 0),
    image = case when r.user_id = $1 then '[]' else r.image end,
    photo_count = case when r.user_id = $1 then 0 else r.photo_count end,
    user_id = case when r.user_id = $1 then null else r.user_id end
  from changed c where r.id = c.id returning r.product_id`,
)

const withPhotos = statement(
  'reviews.ownWithPhotos',
  { user: 'uuid' },
  { id: 'uuid' },
  `select id from reviews where user_id = $1 and photo_count > 0 order by id`,
)

/** Makes a person's reviews anonymous (decision 24). */
export async function eraseReviews(tx: Tx, user: string, now: Date): Promise<void> {
  await lockVoted.run(tx, { user })
  for (const { id } of await withPhotos.all(tx, { user })) await discardPhotos(tx, id, now)
  const rows = await blank.all(tx, { user })
  await announceReviews(tx, [...new Set(rows.map((row) => row.product_id))])
}
