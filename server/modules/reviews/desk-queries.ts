import type { ReviewRow } from '#contract/admin/desk.ts'
import { namedStatement } from '#server/db/named-statement.ts'
import { type Statement, statement } from '#server/db/statement.ts'
import { type Columns, nullable, type Row, textOf } from '#server/db/types.ts'

type Sort = 'written' | '-written'
/** Each is the condition of an index that is in the list's order, but for `all` and `visible`, which are most of the table. */
const states = {
  all: 'true',
  visible: 'removed_at is null',
  unanswered: 'reply is null and removed_at is null',
  reported: 'reports > 0 and removed_at is null',
  hidden: 'removed_at is not null',
} as const
export type State = keyof typeof states
const types = { stars: 'int4[]', photos: 'int4', words: 'text', id: 'uuid', limit: 'int8' } as const
const key = { id: 'uuid' } as const

function keysOf(state: State, isSearch: boolean, sort: Sort): Statement<Columns, typeof key> {
  const [compare, order] = sort === 'written' ? ['>', 'id'] : ['<', 'id desc']
  return namedStatement(
    `reviews.desk.${state}${isSearch ? '.words' : ''}.${sort}`,
    types,
    key,
    `
    select id from reviews where ${states[state]} and rating = any(:stars) and photo_count >= :photos and id ${compare} :id
      ${isSearch ? "and search @@ to_tsquery('simple', :words)" : ''} order by ${order} limit :limit`,
  )
}

const keysBy = (state: State, isSearch: boolean) => ({
  written: keysOf(state, isSearch, 'written'),
  '-written': keysOf(state, isSearch, '-written'),
})
const made = Object.fromEntries(
  (Object.keys(states) as State[]).map((state) => [state, { all: keysBy(state, false), words: keysBy(state, true) }]),
) as Record<State, Record<'all' | 'words', ReturnType<typeof keysBy>>>

/** Which reviews a page of the desk has, in its order. */
export const deskKeys = (state: State, isSearch: boolean, sort: Sort): Statement<Columns, typeof key> =>
  made[state][isSearch ? 'words' : 'all'][sort]

const row = {
  id: 'uuid',
  product_id: 'uuid',
  name: 'text',
  slug: 'text',
  photo: 'text',
  rating: 'int4',
  text: 'text',
  author: 'text',
  photos: 'int4',
  reports: 'int4',
  has_reply: 'bool',
  hidden: nullable(textOf<NonNullable<ReviewRow['hidden']>>()),
  created_at: 'timestamptz',
} as const
export type DeskRow = Row<typeof row>

export const deskRows = statement(
  'reviews.deskRows',
  { ids: 'uuid[]' },
  row,
  `
  select r.id, r.product_id, p.name, p.slug, coalesce((select f.url from product_photos f where f.product_id = p.id and f.position = 0), '') as photo,
    r.rating, left(r.text, 300) as text, coalesce(u.name, '') as author, r.photo_count as photos, r.reports, r.reply is not null as has_reply,
    r.removed_reason as hidden, r.created_at
  from reviews r join products p on p.id = r.product_id left join users u on u.id = r.user_id where r.id = any($1)`,
)

export const showReview = statement(
  'reviews.show',
  { id: 'uuid' },
  {},
  `update reviews set removed_at = null, removed_reason = null where id = $1`,
)

/** Deletes it, and logs that, in one go. */
export const eraseReview = statement(
  'reviews.eraseByStaff',
  { id: 'uuid', now: 'timestamptz', log: 'uuid', staff: 'uuid' },
  {},
  `
  with gone as (delete from reviews where id = $1 returning id, product_id, rating)
  insert into moderation_log (id, kind, subject_id, product_id, rating, reason, staff_id, at) select $3, 'review', id, product_id, rating, 'deleted', $4, $2 from gone`,
)
