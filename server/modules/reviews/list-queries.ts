import type { ReviewSort } from '#contract/reviews.ts'
import { statement } from '#server/db/statement.ts'
import { joinReview } from './columns.ts'

/** The first key of each sort, descending; ties are sorted newest first. Each key has an index. */
const sortKeys: Record<ReviewSort, string> = {
  helpful: 'helpful',
  newest: '0',
  highest: 'rating',
  lowest: '(5 - rating)',
  photos: '(least(photo_count, 1))',
}

/** The first row also has `ratings` and `fits`; it exists even if there are no reviews. `review` is its JSON without ids and author. */
const columns = { ratings: 'int4[]?', fits: 'int4[]?', id: 'uuid?', sort_key: 'int4?', author: 'text?', review: 'text?' } as const
const after = { product: 'uuid', key: 'int4', id: 'uuid', limit: 'int8', offset: 'int8' } as const

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const review = `json_build_object(
  'rating', r.rating, 'fit', r.fit, 'text', r.text, 'image', r.image, 'options', coalesce(l.options, '{}'),
  'verifiedPurchase', l.options is not null, 'helpful', r.helpful, 'createdAt', ${time('r.created_at')}, 'editedAt', ${time('r.edited_at')},
  'reply', case when r.reply is not null then json_build_object('text', r.reply, 'at', ${time('r.replied_at')}) end)::text`

const sums = `case when row_number() over place = 1 then p.ratings end as ratings,
    case when row_number() over place = 1 then p.fits end as fits`

/** Finds the ids in an index alone first, so that skipping is cheap, then reads the reviews. Returns no row if the product isn't listed. */
const page = (keys: string) => `
  select ${sums}, s.id, s.sort_key, s.author, s.review
  from products p left join lateral (
    select k.id, k.sort_key, u.name as author, ${review} as review from (${keys}) k join reviews r on r.id = k.id ${joinReview}
  ) s on true
  where p.id = $1 and p.listed window place as (order by s.sort_key desc, s.id desc) order by s.sort_key desc, s.id desc`

const keysOf = (key: string, filter = '') =>
  key === '0'
    ? `select id, 0 as sort_key from reviews where product_id = $1 and removed_at is null ${filter} and $2::int is not null and id < $3
      order by id desc limit $4 offset $5`
    : `select id, ${key} as sort_key from reviews where product_id = $1 and removed_at is null ${filter} and (${key}, id) < ($2, $3)
      order by ${key} desc, id desc limit $4 offset $5`

const listBy = (sort: ReviewSort) => statement(`reviews.by.${sort}`, after, columns, page(keysOf(sortKeys[sort])))
const rated = { ...after, rating: 'int4' } as const
const listRatedBy = (sort: ReviewSort) =>
  statement(`reviews.rated.${sort}`, rated, columns, page(keysOf(sortKeys[sort], 'and rating = $6')))

/** A page of a product's reviews. */
export const pages = {
  helpful: listBy('helpful'),
  newest: listBy('newest'),
  highest: listBy('highest'),
  lowest: listBy('lowest'),
  photos: listBy('photos'),
}

/** The newest reviews of each of these products, with all sort keys. */
export const newestReviews = statement(
  'reviews.newestWithKeys',
  { products: 'uuid[]', limit: 'int8' },
  {
    product: 'uuid',
    ratings: 'int4[]?',
    fits: 'int4[]?',
    id: 'uuid?',
    author: 'text?',
    review: 'text?',
    helpful: 'int4?',
    rating: 'int4?',
    photo_count: 'int4?',
  },
  `
  select p.id as product, ${sums}, s.id, s.author, s.review, s.helpful, s.rating, s.photo_count
  from products p left join lateral (
    select r.id, r.helpful, r.rating, r.photo_count, u.name as author, ${review} as review
    from (select id from reviews where product_id = p.id and removed_at is null order by id desc limit $2) k
      join reviews r on r.id = k.id ${joinReview}
  ) s on true
  where p.id = any($1) and p.listed window place as (partition by p.id order by s.id desc) order by p.id, s.id desc`,
)

/** A page of a product's reviews with a number of stars. */
export const ratedPages = { helpful: listRatedBy('helpful'), newest: listRatedBy('newest'), photos: listRatedBy('photos') }

const found = `product_id = $1 and removed_at is null and search @@ to_tsquery('simple', $2) and ($3::int is null or rating = $3)`
const sortKey = `case $4 when 'helpful' then helpful when 'highest' then rating when 'lowest' then 5 - rating when 'photos' then least(photo_count, 1) else 0 end`

/** A page of a product's reviews that contain the words. */
export const foundPage = statement(
  'reviews.found',
  { product: 'uuid', query: 'text', rating: 'int4?', sort: 'text', key: 'int4', id: 'uuid', limit: 'int8', offset: 'int8' },
  columns,
  page(`
    select id, sort_key from (select id, ${sortKey} as sort_key from reviews where ${found}) f
    where (sort_key, id) < ($5, $6) order by sort_key desc, id desc limit $7 offset $8`),
)

export const countFound = statement(
  'reviews.countFound',
  { product: 'uuid', query: 'text', rating: 'int4?' },
  { total: 'int4' },
  `select count(*)::int as total from reviews where ${found}`,
)
