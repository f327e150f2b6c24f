import type { Fit } from '#contract/size-fit.ts'
import type { ReviewPhoto } from '#contract/reviews.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable, textOf } from '#server/db/types.ts'
import { joinOwn, joinReview, ownColumns, reviewColumns, selectOwn, selectReview } from './columns.ts'

const image = jsonb<ReviewPhoto[]>()
const fit = nullable(textOf<Fit>())

export const insertReview = statement(
  'reviews.insert',
  {
    id: 'uuid',
    product: 'uuid',
    order: 'uuid',
    user: 'uuid',
    rating: 'int4',
    fit: 'text?',
    text: 'text',
    image,
    photos: 'int4',
    now: 'timestamptz',
  },
  {},
  `
  insert into reviews (id, product_id, order_id, user_id, rating, fit, text, image, photo_count, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
)

export const findReview = statement(
  'reviews.find',
  { id: 'uuid' },
  reviewColumns,
  `select ${selectReview} from reviews r ${joinReview} where r.id = $1 and r.removed_at is null`,
)

/** Serializes changes of a review. */
export const lockReview = statement(
  'reviews.lock',
  { id: 'uuid' },
  {
    product_id: 'uuid',
    user_id: 'uuid?',
    rating: 'int4',
    fit,
    text: 'text',
    image,
    reply: 'text?',
    is_removed: 'bool',
  },
  `
  select product_id, user_id, rating, fit, text, image, reply, removed_at is not null as is_removed from reviews
  where id = $1 for no key update`,
)

/** Locks a customer's review of a product, which they may only have one of. */
export const lockAuthors = statement(
  'reviews.lockAuthors',
  { user: 'uuid', product: 'uuid' },
  { id: 'uuid', order_id: 'uuid', rating: 'int4', fit, is_removed: 'bool' },
  `
  select id, order_id, rating, fit, removed_at is not null as is_removed from reviews
  where user_id = $1 and product_id = $2 for no key update`,
)
export const moveToOrder = statement(
  'reviews.moveToOrder',
  { id: 'uuid', order: 'uuid' },
  {},
  `update reviews set order_id = $2 where id = $1`,
)

/** Changes a review and stores its previous version, in one statement. */
export const changeReview = statement(
  'reviews.change',
  { id: 'uuid', rating: 'int4', fit: 'text?', text: 'text', image, photos: 'int4', now: 'timestamptz', edit: 'uuid' },
  {},
  `
  with recorded as (
    insert into review_edits (id, review_id, rating, fit, text, image, at) select $8, id, rating, fit, text, image, $7 from reviews
    where id = $1
  )
  update reviews set rating = $2, fit = $3, text = $4, image = $5, photo_count = $6, edited_at = $7 where id = $1`,
)

export const deleteReview = statement('reviews.delete', { id: 'uuid' }, {}, `delete from reviews where id = $1`)

const ownAfter = { user: 'uuid', id: 'uuid', limit: 'int8' } as const
export const ownReviews = statement(
  'reviews.own',
  ownAfter,
  ownColumns,
  `select ${selectOwn} from reviews r ${joinOwn} where r.user_id = $1 and r.id < $2 order by r.id desc limit $3`,
)

export const ownReviewsOf = statement(
  'reviews.ownOf',
  { user: 'uuid', product: 'uuid' },
  ownColumns,
  `select ${selectOwn} from reviews r ${joinOwn} where r.user_id = $1 and r.product_id = $2 order by r.id desc limit 20`,
)

const waiting = {
  orderId: 'uuid',
  number: 'text',
  productId: 'uuid',
  name: 'text',
  slug: 'text',
  photo: 'text',
  ordered_at: 'timestamptz',
} as const
/** A product that was ordered several times counts once, with its newest order; gift cards can't be reviewed. */
const selectWaiting = (only: string) => `
  select "orderId", number, "productId", name, slug, photo, ordered_at from (
    select distinct on (l.product_id) o.id as "orderId", o.number, l.product_id as "productId", p.name, p.slug, l.photo, o.ordered_at
    from orders o join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
    where o.user_id = $1 ${only} and o.shipping_status = 'Delivered' and p.listed and not p.is_gift_card
      and not exists (select from reviews r where r.user_id = $1 and r.product_id = l.product_id)
    order by l.product_id, o.ordered_at desc, o.id desc, l.position
  ) w order by ordered_at desc, "orderId" desc, "productId" limit $2`
export const waitingLines = statement('reviews.waiting', { user: 'uuid', limit: 'int8' }, waiting, selectWaiting(''))
export const waitingLinesOf = statement(
  'reviews.waitingOf',
  { user: 'uuid', limit: 'int8', product: 'uuid' },
  waiting,
  selectWaiting('and l.product_id = $3'),
)

/** The reviews of a product that a customer found helpful. */
export const votedIn = statement(
  'reviews.votedIn',
  { user: 'uuid', product: 'uuid' },
  { id: 'uuid' },
  `
  select r.id from review_votes v join reviews r on r.id = v.review_id
  where v.user_id = $1 and r.product_id = $2 order by r.id desc limit 500`,
)

/** Counts a vote only if the person hasn't voted yet: of concurrent votes by one person, exactly one inserts a row. */
export const vote = statement(
  'reviews.vote',
  { id: 'uuid', user: 'uuid', now: 'timestamptz' },
  { helpful: 'int4' },
  `
  with voted as (insert into review_votes (review_id, user_id, created_at) values ($1, $2, $3) on conflict do nothing returning review_id)
  update reviews r set helpful = r.helpful + 1 from voted v where r.id = v.review_id returning r.helpful`,
)
export const unvote = statement(
  'reviews.unvote',
  { id: 'uuid', user: 'uuid' },
  { helpful: 'int4' },
  `
  with gone as (delete from review_votes where review_id = $1 and user_id = $2 returning review_id)
  update reviews r set helpful = r.helpful - 1 from gone g where r.id = g.review_id returning r.helpful`,
)

export const reportReview = statement(
  'reviews.report',
  { id: 'uuid', user: 'uuid', reason: 'text', note: 'text', now: 'timestamptz' },
  {},
  `
  with reported as (
    insert into review_reports (review_id, user_id, reason, note, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing
    returning review_id
  )
  update reviews r set reports = r.reports + 1 from reported p where r.id = p.review_id`,
)

export const findOwner = statement(
  'reviews.findOwner',
  { id: 'uuid' },
  { user_id: 'uuid?', product_id: 'uuid' },
  `select user_id, product_id from reviews where id = $1 and removed_at is null`,
)

export const voteCount = statement('reviews.helpful', { id: 'uuid' }, { helpful: 'int4' }, `select helpful from reviews where id = $1`)

export const productOf = statement(
  'reviews.productOf',
  { id: 'uuid' },
  { name: 'text', slug: 'text' },
  `select name, slug from products where id = $1`,
)
