import { statement } from '#server/db/statement.ts'
import { relationTo } from '#server/modules/visibility/visibility.ts'
import { authorColumns } from './columns.ts'

export const commentColumns = {
  id: 'uuid',
  post_id: 'uuid',
  parent_id: 'uuid?',
  ...authorColumns,
  text: 'text',
  mentions: 'text[]',
  replies: 'int4',
  created_at: 'timestamptz',
  edited_at: 'timestamptz?',
  removed_reason: 'text?',
} as const

export const commentsById = statement(
  'posts.comments',
  { ids: 'uuid[]', viewer: 'uuid?' },
  commentColumns,
  `
  select c.id, c.post_id, c.parent_id, c.author_id, u.handle, a.name, u.avatar, u.privacy, ${relationTo('c.author_id', '$2::uuid')},
    exists (select from mutes m where m.muter_id = $2::uuid and m.muted_id = c.author_id) as is_muted,
    c.text, c.mentions, c.replies, c.created_at, c.edited_at, c.removed_reason
  from comments c join users u on u.id = c.author_id join profiles a on a.user_id = c.author_id where c.id = any($1)`,
)

const page = { after: 'uuid', limit: 'int8' } as const
export const commentKeys = statement(
  'posts.commentKeys',
  { post: 'uuid', ...page },
  { id: 'uuid' },
  `select id from comments where post_id = $1 and parent_id is null and id > $2 order by id limit $3`,
)
export const replyKeys = statement(
  'posts.replyKeys',
  { parent: 'uuid', ...page },
  { id: 'uuid' },
  `select id from comments where parent_id = $1 and id > $2 order by id limit $3`,
)
/** The post of a comment, and whether the comment is a reply. */
export const findComment = statement(
  'posts.findComment',
  { id: 'uuid' },
  { post_id: 'uuid', parent_id: 'uuid?', author_id: 'uuid', post_author: 'uuid', is_removed: 'bool' },
  `
  select c.post_id, c.parent_id, c.author_id, p.author_id as post_author, c.removed_at is not null as is_removed
  from comments c join posts p on p.id = c.post_id where c.id = $1`,
)
/** The post must be locked. */
export const insertComment = statement(
  'posts.insertComment',
  { id: 'uuid', post: 'uuid', parent: 'uuid?', author: 'uuid', text: 'text', mentions: 'text[]', now: 'timestamptz' },
  {},
  `
  with counted as (update posts set comments = comments + 1 where id = $2),
    answered as (update comments set replies = replies + 1 where id = $3)
  insert into comments (id, post_id, parent_id, author_id, text, mentions, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
)
export const changeComment = statement(
  'posts.changeComment',
  { id: 'uuid', text: 'text', mentions: 'text[]', now: 'timestamptz' },
  {},
  `update comments set text = $2, mentions = $3, edited_at = $4 where id = $1`,
)
/** Deletes a comment of a locked post, and its replies. Those that moderators removed were no longer counted. */
export const deleteComment = statement(
  'posts.deleteComment',
  { id: 'uuid', post: 'uuid' },
  {},
  `
  with fewer as (select count(*)::int as n from comments where (id = $1 or parent_id = $1) and post_id = $2 and removed_at is null),
    under as (
      update comments c set replies = c.replies - 1 from comments d
      where d.id = $1 and d.post_id = $2 and c.id = d.parent_id and d.removed_at is null
    ),
    counted as (update posts set comments = comments - (select n from fewer) where id = $2)
  delete from comments where id = $1 and post_id = $2`,
)
