import type { PostPicture } from '#contract/post.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb } from '#server/db/types.ts'
import { selectStories, storyColumns } from './columns.ts'

/**
 * The running stories of those whom the viewer follows: people with unseen stories first, then by their newest one; each person's oldest
 * story first. People are chosen from an index alone. Blocks need no check, as they end following in both directions.
 */
export const runningStoriesOfFollowed = statement(
  'stories.followed',
  { viewer: 'uuid', now: 'timestamptz', people: 'int8' },
  storyColumns,
  `
  with running as materialized (
    select s.id, s.owner_id, s.expires_at, exists (select from story_views v where v.story_id = s.id and v.viewer_id = $1) as is_seen
    from follows f join stories s on s.owner_id = f.followed_id and s.expires_at > $2 and s.removed_at is null
    where f.follower_id = $1 and f.accepted_at is not null
      and f.followed_id not in (select m.muted_id from mutes m where m.muter_id = $1)
  ), chosen as (
    select owner_id, bool_or(not is_seen) as has_unseen, max(expires_at) as newest from running
    group by owner_id order by has_unseen desc, newest desc limit $3
  )
  select s.id, s.owner_id, u.handle, p.name, u.avatar, u.privacy, false as is_self, false as is_blocked, true as is_follower,
    s.picture, s.caption, s.sticker, s.sticker_unit, s.product_id, s.is_owned, s.audience, s.views, r.is_seen, false as is_highlighted,
    s.created_at, s.expires_at, s.removed_reason
  from chosen c join running r on r.owner_id = c.owner_id join stories s on s.id = r.id
    join users u on u.id = c.owner_id join profiles p on p.user_id = c.owner_id
  order by c.has_unseen desc, c.newest desc, s.id`,
)

/** The running stories of these people, each one's oldest first. */
export const runningStoriesOf = statement(
  'stories.running',
  { owners: 'uuid[]', viewer: 'uuid', now: 'timestamptz' },
  storyColumns,
  `${selectStories('$2::uuid')} where s.owner_id = any($1) and s.expires_at > $3 order by s.owner_id, s.id`,
)

export const storiesById = statement(
  'stories.byId',
  { ids: 'uuid[]', viewer: 'uuid' },
  storyColumns,
  `${selectStories('$2::uuid')} where s.id = any($1)`,
)

export const archiveKeys = statement(
  'stories.archive',
  { owner: 'uuid', now: 'timestamptz', before: 'uuid', limit: 'int8' },
  { id: 'uuid' },
  `select id from stories where owner_id = $1 and id < $3 and expires_at <= $2 order by id desc limit $4`,
)

/** Serializes sharing by one person, so that concurrent calls can't exceed the maximum. */
export const lockSharer = statement(
  'stories.lockSharer',
  { owner: 'uuid' },
  { joined_at: 'timestamptz' },
  `select joined_at from profiles where user_id = $1 for no key update`,
)
/** Counts running stories, including those that were taken down. */
export const countRunning = statement(
  'stories.countRunning',
  { owner: 'uuid', now: 'timestamptz' },
  { count: 'int4' },
  `select count(*)::int as count from stories where owner_id = $1 and expires_at > $2`,
)
export const insertStory = statement(
  'stories.insert',
  {
    id: 'uuid',
    owner: 'uuid',
    picture: jsonb<PostPicture>(),
    upload: 'uuid',
    caption: 'text',
    sticker: 'text?',
    unit: 'text',
    product: 'uuid?',
    isOwned: 'bool',
    audience: 'text',
    now: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  {},
  `
  insert into stories (id, owner_id, picture, upload_id, caption, sticker, sticker_unit, product_id, is_owned, audience, created_at,
    expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
)
export const deleteStory = statement('stories.delete', { id: 'uuid' }, {}, `delete from stories where id = $1`)

/** Counts each viewer once, even for concurrent calls. */
export const recordView = statement(
  'stories.recordView',
  { story: 'uuid', viewer: 'uuid', now: 'timestamptz' },
  {},
  `
  with seen as (
    insert into story_views (story_id, viewer_id, created_at) select id, $2, $3 from stories where id = $1 on conflict do nothing
    returning story_id
  )
  update stories s set views = s.views + 1 from seen where s.id = seen.story_id`,
)

export const viewerKeys = statement(
  'stories.viewers',
  { story: 'uuid', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select viewer_id as id, created_at as at from story_views where story_id = $1 and (created_at, viewer_id) < ($2, $3)
  order by created_at desc, viewer_id desc limit $4`,
)
/** The viewers among these without a block between them and the owner. */
export const viewersById = statement(
  'stories.viewersById',
  { ids: 'uuid[]', owner: 'uuid' },
  { id: 'uuid', handle: 'text', name: 'text', avatar: 'text?' },
  `
  select u.id, u.handle, p.name, u.avatar from users u join profiles p on p.user_id = u.id
  where u.id = any($1)
    and not exists (select from blocks b where b.blocker_id = $2 and b.blocked_id = u.id)
    and not exists (select from blocks b where b.blocker_id = u.id and b.blocked_id = $2)`,
)

/** How long an uploaded picture may be served by its address; null if its story was removed, no row without such an upload. */
export const shownUntil = statement(
  'stories.shownUntil',
  { upload: 'uuid' },
  { until: 'timestamptz?' },
  `
  select case when s.removed_at is null then coalesce(s.expires_at, u.delete_at) end as until
  from uploads u left join stories s on s.upload_id = u.id where u.id = $1 and u.feature <> 'progress'`,
)
