import { statement } from '#server/db/statement.ts'

const page = { before: 'uuid', limit: 'int8' } as const
const key = { id: 'uuid' } as const
/** The keys of a person's list: their posts and reposts. */
export const authorKeys = statement(
  'posts.ofAuthor',
  { author: 'uuid', ...page, withReposts: 'bool' },
  { id: 'uuid', post: 'uuid' },
  `
  select id, post from (
    (select id, id as post from posts where author_id = $1 and id < $2 order by id desc limit $3)
    union all
    (select id, post_id from reposts where $4 and user_id = $1 and id < $2 order by id desc limit $3)
  ) found order by id desc limit $3`,
)
export const clubKeys = statement(
  'posts.ofClub',
  { club: 'uuid', ...page },
  key,
  `select id from posts where club_id = $1 and id < $2 order by id desc limit $3`,
)
export const pinnedKeys = statement(
  'posts.pinned',
  { club: 'uuid' },
  key,
  `select id from posts where club_id = $1 and pinned_at is not null order by pinned_at desc limit 3`,
)
export const tagKeys = statement(
  'posts.ofTag',
  { tag: 'text', ...page },
  key,
  `select post_id as id from post_tags where tag = $1 and post_id < $2 order by post_id desc limit $3`,
)
/** Posts by owners of the product first, then the newest. The page continues after the given place. */
export const productKeys = statement(
  'posts.ofProduct',
  { product: 'uuid', isOwner: 'bool', ...page },
  { id: 'uuid', is_owner: 'bool' },
  `
  select post_id as id, is_owner from product_posts where product_id = $1 and (is_owner, post_id) < ($2, $3)
  order by is_owner desc, post_id desc limit $4`,
)
export const savedKeys = statement(
  'posts.saved',
  { user: 'uuid', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select post_id as id, created_at as at from saved_posts where user_id = $1 and (created_at, post_id) < ($2, $3)
  order by created_at desc, post_id desc limit $4`,
)
