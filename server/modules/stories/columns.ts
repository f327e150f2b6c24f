import type { PostPicture } from '#contract/post.ts'
import type { StoryAudience } from '#contract/stories.ts'
import { jsonb, type Row, textOf } from '#server/db/types.ts'
import { relationColumns, relationTo } from '#server/modules/visibility/visibility.ts'

/** A story with everything that decides who may see it, and whether the viewer has seen it. */
export const storyColumns = {
  id: 'uuid',
  owner_id: 'uuid',
  handle: 'text',
  name: 'text',
  avatar: 'text?',
  privacy: textOf<'public' | 'followers' | 'private'>(),
  ...relationColumns,
  picture: jsonb<PostPicture>(),
  caption: 'text',
  sticker: 'text?',
  sticker_unit: 'text',
  product_id: 'uuid?',
  is_owned: 'bool',
  audience: textOf<StoryAudience>(),
  views: 'int4',
  is_seen: 'bool',
  /** Whether it's in a highlight, where it doesn't expire. */
  is_highlighted: 'bool',
  created_at: 'timestamptz',
  expires_at: 'timestamptz',
  removed_reason: 'text?',
} as const
export type StoryRow = Row<typeof storyColumns>

/** The query for `storyColumns`, of stories `s`. The viewer is a parameter. */
export const selectStories = (viewer: string): string => `
  select s.id, s.owner_id, u.handle, p.name, u.avatar, u.privacy, ${relationTo('s.owner_id', viewer)},
    s.picture, s.caption, s.sticker, s.sticker_unit, s.product_id, s.is_owned, s.audience, s.views,
    exists (select from story_views v where v.story_id = s.id and v.viewer_id = ${viewer}) as is_seen,
    exists (select from highlight_stories h where h.story_id = s.id) as is_highlighted, s.created_at, s.expires_at, s.removed_reason
  from stories s join users u on u.id = s.owner_id join profiles p on p.user_id = s.owner_id`
