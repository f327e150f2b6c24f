import type { ParsedOf } from '#contract/endpoint.ts'
import type { PostPicture } from '#contract/post.ts'
import type { createPost } from '#contract/posts.ts'
import type { ScheduleProblem } from '#contract/scheduled-posts.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, type Row, textOf } from '#server/db/types.ts'

/** The content of the post: the input of the call that publishes it. */
export type Content = ParsedOf<typeof createPost>

/**
 * Locks a member's profile, so that the next statement counts their scheduled posts correctly, including those that others have committed.
 */
export const lockAuthor = statement(
  'scheduledPosts.lockAuthor',
  { author: 'uuid' },
  {},
  `select from profiles where user_id = $1 for no key update`,
)
export const countOfAuthor = statement(
  'scheduledPosts.count',
  { author: 'uuid' },
  { count: 'int4' },
  `select count(*)::int as count from scheduled_posts where author_id = $1`,
)

export const insert = statement(
  'scheduledPosts.insert',
  { id: 'uuid', author: 'uuid', content: jsonb<Content>(), media: jsonb<PostPicture[]>(), publishAt: 'timestamptz', now: 'timestamptz' },
  {},
  `insert into scheduled_posts (id, author_id, content, media, publish_at, created_at) values ($1, $2, $3, $4, $5, $6)`,
)

const columns = {
  id: 'uuid',
  version: 'int4',
  author_id: 'uuid',
  content: jsonb<Content>(),
  media: jsonb<PostPicture[]>(),
  publish_at: 'timestamptz?',
  problem: nullable(textOf<ScheduleProblem>()),
  club: nullable(json<{ id: string; slug: string; name: string; isPublic: boolean }>()),
} as const
export type ScheduledRow = Row<typeof columns>

const selected = `
  select s.id, s.version, s.author_id, s.content, s.media, s.publish_at, s.problem,
    (
      select json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'isPublic', c.visibility = 'public') from clubs c
      where c.id = (s.content->>'clubId')::uuid) as club
  from scheduled_posts s`

/** Drafts come first. */
export const postsOfAuthor = statement(
  'scheduledPosts.ofAuthor',
  { author: 'uuid' },
  columns,
  `${selected} where s.author_id = $1 order by s.publish_at nulls first, s.id`,
)
export const lockOwn = statement(
  'scheduledPosts.lockOwn',
  { id: 'uuid', author: 'uuid' },
  columns,
  `${selected} where s.id = $1 and s.author_id = $2 for update of s`,
)
export const change = statement(
  'scheduledPosts.change',
  {
    id: 'uuid',
    content: jsonb<Content>(),
    media: jsonb<PostPicture[]>(),
    publishAt: 'timestamptz?',
    problem: nullable(textOf<ScheduleProblem>()),
  },
  {},
  `update scheduled_posts set content = $2, media = $3, publish_at = $4, problem = $5, version = version + 1 where id = $1`,
)
export const remove = statement('scheduledPosts.remove', { id: 'uuid' }, {}, `delete from scheduled_posts where id = $1`)

/** The posts that are due, after a position in the list. */
export const duePosts = statement(
  'scheduledPosts.due',
  { now: 'timestamptz', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', publish_at: 'timestamptz' },
  `
  select id, publish_at from scheduled_posts where publish_at is not null and publish_at <= $1 and (publish_at, id) > ($2, $3)
  order by publish_at, id limit $4`,
)
/** Locks a post that is due, unless another process has it. */
export const claim = statement(
  'scheduledPosts.claim',
  { id: 'uuid', now: 'timestamptz' },
  { author_id: 'uuid', content: jsonb<Content>(), is_leaving: 'bool' },
  `
  select s.author_id, s.content, exists (select from users u where u.id = s.author_id and u.erase_at is not null) as is_leaving
  from scheduled_posts s where s.id = $1 and s.publish_at <= $2 for update of s skip locked`,
)
/** Turns it into a draft, unless its author has set another time meanwhile. */
export const setProblem = statement(
  'scheduledPosts.setProblem',
  { id: 'uuid', now: 'timestamptz', problem: textOf<ScheduleProblem>() },
  { author_id: 'uuid' },
  `update scheduled_posts set publish_at = null, problem = $3, version = version + 1 where id = $1 and publish_at <= $2 returning author_id`,
)
