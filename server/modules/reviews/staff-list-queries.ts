import type { ReviewRow } from '#contract/admin/review-moderation.ts'
import type { Fit } from '#contract/size-fit.ts'
import { searchPageSql } from '#server/db/search-page.ts'
import { namedStatement } from '#server/db/named-statement.ts'
import { type Statement, statement } from '#server/db/statement.ts'
import { type Columns, nullable, type Row, textOf } from '#server/db/types.ts'

type Sort = 'written' | '-written'
/** Each condition has an index in the list's order, except `all` and `visible`, which cover most of the table. */
const states = {
  all: 'true',
  visible: 'removed_at is null',
  unanswered: 'reply is null and removed_at is null',
  reported: 'reports > 0 and removed_at is null',
  hidden: 'removed_at is not null',
} as const
type State = keyof typeof states
/** How reviews are found: all in order; each number of stars in order, with or without photos only; or by words. */
const finds = ['all', 'stars', 'photos', 'words'] as const
type Find = (typeof finds)[number]
const types = { stars: 'int4[]', photos: 'int4', words: 'text', id: 'uuid', limit: 'int8' } as const
const key = { id: 'uuid' } as const

function keysOf(state: State, find: Find, sort: Sort): Statement<Columns, typeof key> {
  const [compare, turn] = sort === 'written' ? (['>', ''] as const) : (['<', ' desc'] as const)
  const order = `id${turn}`
  const where = `${states[state]} and id ${compare} :id`
  const filtered = `${where} and rating = any(:stars) and photo_count >= :photos`
  // A range of a single value plus a position in the index: without it, the planner wouldn't use the index's order.
  const ofStars = `rating between s and s and (rating, id) ${compare} (s, :id) and ${states[state]}`
  const byStars = (also: string) => `
    select k.id from unnest(:stars::int4[]) s
      cross join lateral (select id from reviews where ${ofStars}${also} order by rating${turn}, id${turn} limit :limit) k
      order by k.${order} limit :limit`
  const match = `search @@ to_tsquery('simple', :words)`
  const texts = {
    all: `select id from reviews where ${where} order by ${order} limit :limit`,
    stars: byStars(''),
    photos: byStars(' and photo_count > 0'),
    words: searchPageSql({ table: 'reviews', match, columns: 'id', where: filtered, order, limit: ':limit' }),
  } satisfies Record<Find, string>
  return namedStatement(`reviews.staffList.${state}${find === 'all' ? '' : `.${find}`}.${sort}`, types, key, texts[find])
}

const names = (Object.keys(states) as State[]).flatMap((state) => finds.map((find) => ({ state, find })))
const made = new Map(
  names.map(({ state, find }) => [
    `${state} ${find}`,
    { written: keysOf(state, find, 'written'), '-written': keysOf(state, find, '-written') },
  ]),
)

/** The ids of the reviews on a page of the staff's list, in order. */
export const staffListKeys = (state: State, find: Find, sort: Sort): Statement<Columns, typeof key> => made.get(`${state} ${find}`)![sort]

const row = {
  id: 'uuid',
  product_id: 'uuid',
  name: 'text',
  slug: 'text',
  photo: 'text',
  rating: 'int4',
  fit: nullable(textOf<Fit>()),
  text: 'text',
  author: 'text',
  photos: 'int4',
  reports: 'int4',
  has_reply: 'bool',
  hidden: nullable(textOf<NonNullable<ReviewRow['hidden']>>()),
  created_at: 'timestamptz',
} as const
export type StaffListRow = Row<typeof row>

export const staffListRows = statement(
  'reviews.staffListRows',
  { ids: 'uuid[]' },
  row,
  `
  select r.id, r.product_id, p.name, p.slug, coalesce((select f.url from product_photos f where f.product_id = p.id and f.position = 0),
    '') as photo, r.rating, r.fit, left(r.text, 300) as text, coalesce(u.name, '') as author, r.photo_count as photos, r.reports,
    r.reply is not null as has_reply, r.removed_reason as hidden, r.created_at
  from reviews r join products p on p.id = r.product_id left join users u on u.id = r.user_id where r.id = any($1)`,
)

export const showReview = statement(
  'reviews.show',
  { id: 'uuid' },
  {},
  `update reviews set removed_at = null, removed_reason = null where id = $1`,
)

/** Deletes a review and logs it in one statement. */
export const eraseReview = statement(
  'reviews.eraseByStaff',
  { id: 'uuid', now: 'timestamptz', log: 'uuid', staff: 'uuid' },
  {},
  `
  with gone as (delete from reviews where id = $1 returning id, product_id, rating)
  insert into moderation_log (id, kind, subject_id, product_id, rating, reason, staff_id, at) select $3, 'review', id, product_id, rating,
    'deleted', $4, $2 from gone`,
)
