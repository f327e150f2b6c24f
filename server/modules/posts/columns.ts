import type { ClubRole } from '#contract/clubs/clubs.ts'
import type { Audience, LinkKind, PostPicture, ReactionKind } from '#contract/post.ts'
import type { Measure } from '#contract/lifts.ts'
import { json, jsonb, nullable, type Row, textOf } from '#server/db/types.ts'
import { relationColumns, relationTo } from '#server/modules/visibility/visibility.ts'

/** The count of each kind of reaction, by its column. */
export const countColumns = { likes: 'int4', loves: 'int4', fires: 'int4', strongs: 'int4', claps: 'int4', wows: 'int4' } as const

interface AuthorJson {
  id: string
  handle: string
  name: string
  avatar: string | null
  privacy: 'public' | 'followers' | 'private'
}
interface CommentJson {
  id: string
  author: AuthorJson
  text: string
  mentions: string[]
  replies: number
  created_at: string
  edited_at: string | null
}

interface PollJson {
  options: string[]
  votes: number[]
  voters: number
  is_multiple: boolean
  ends_at: string
  choices: number[] | null
}

/** How much of a quoted post's text is shown. */
export const quotedTextMax = 280

/** Whether a public post counts in its author's profile. Posts in clubs are counted when the profile is read. */
export const isCounted = `audience = 'public' and club_id is null and removed_at is null`

/** Who wrote a post or comment, and how the viewer stands to them. */
export const authorColumns = {
  author_id: 'uuid',
  handle: 'text',
  name: 'text',
  avatar: 'text?',
  privacy: textOf<'public' | 'followers' | 'private'>(),
  ...relationColumns,
  is_muted: 'bool',
} as const

/** A post with everything that decides who may see it, and what the viewer did with it. */
export const postColumns = {
  id: 'uuid',
  ...authorColumns,
  text: 'text',
  media: jsonb<PostPicture[]>(),
  audience: textOf<Audience>(),
  club_id: 'uuid?',
  club_slug: 'text?',
  club_name: 'text?',
  club_visibility: nullable(textOf<'public' | 'private' | 'hidden'>()),
  club_removed: 'bool',
  membership: nullable(textOf<'member' | 'requested' | 'banned'>()),
  club_role: nullable(textOf<ClubRole>()),
  record_id: 'uuid?',
  lift: 'text?',
  measure: nullable(textOf<Measure>()),
  value: 'int4?',
  performed_on: 'date?',
  note: 'text?',
  gain: 'int4?',
  is_record_flagged: 'bool',
  poll: nullable(json<PollJson>()),
  is_quote: 'bool',
  quoted_id: 'uuid?',
  product_ids: 'uuid[]',
  owned_ids: 'uuid[]',
  mentions: 'text[]',
  link_kind: nullable(textOf<LinkKind>()),
  link_key: 'text?',
  ...countColumns,
  comments: 'int4',
  reposts: 'int4',
  is_reposted: 'bool',
  allows_reposts: 'bool',
  /** The author's setting for all their posts. */
  author_allows_reposts: 'bool',
  first_comment: nullable(json<CommentJson>()),
  mine: nullable(textOf<ReactionKind>()),
  is_saved: 'bool',
  is_pinned: 'bool',
  created_at: 'timestamptz',
  edited_at: 'timestamptz?',
  removed_reason: 'text?',
} as const
export type PostRow = Row<typeof postColumns>

/** The oldest comment shown to the viewer; see `maySeeComment` and `isShownComment`. */
const firstComment = (viewer: string) => `(
  select json_build_object('id', c.id, 'text', c.text, 'mentions', c.mentions, 'replies', c.replies, 'created_at', c.created_at,
    'edited_at', c.edited_at, 'author', json_build_object('id', cu.id, 'handle', cu.handle, 'name', cp.name, 'avatar', cu.avatar,
    'privacy', cu.privacy))
  from comments c join users cu on cu.id = c.author_id join profiles cp on cp.user_id = c.author_id
  where c.post_id = p.id and c.parent_id is null and c.removed_at is null
    and not exists (select from blocks b where b.blocker_id = c.author_id and b.blocked_id = ${viewer})
    and not exists (select from blocks b where b.blocker_id = ${viewer} and b.blocked_id = c.author_id)
    and (p.author_id = ${viewer} or not exists (select from mutes m where m.muter_id = ${viewer} and m.muted_id = c.author_id))
  order by c.id limit 1)`

/** The poll of a post, including the viewer's votes. */
const poll = (viewer: string) => `
  case when v.post_id is not null then json_build_object('options', v.options, 'votes', v.votes, 'voters', v.voters, 'is_multiple',
  v.is_multiple,
    'ends_at', v.ends_at, 'choices', (select choices from poll_votes o where o.post_id = p.id and o.user_id = ${viewer})) end as poll`

/** The expressions for `postColumns`, for posts `p`. The viewer is a parameter that may be null. */
export const selectPosts = (viewer: string): string => `
  select p.id, p.author_id, u.handle, a.name, u.avatar, u.privacy, ${relationTo('p.author_id', viewer)},
    exists (select from mutes m where m.muter_id = ${viewer} and m.muted_id = p.author_id) as is_muted,
    p.text, p.media, p.audience, p.club_id, k.slug as club_slug, k.name as club_name, k.visibility as club_visibility,
    k.removed_at is not null as club_removed, cm.state as membership, cm.role as club_role, r.id as record_id, r.lift, r.measure, r.value,
    r.performed_on, r.note, r.gain, r.flag is not null as is_record_flagged,
    ${poll(viewer)}, p.is_quote, p.quoted_id, p.product_ids, p.owned_ids, p.mentions, p.link_kind, p.link_key, p.likes, p.loves, p.fires,
    p.strongs, p.claps, p.wows, p.comments, p.reposts, exists (select from reposts z where z.post_id = p.id
      and z.user_id = ${viewer}) as is_reposted, p.allows_reposts, a.allows_reposts as author_allows_reposts,
    case when p.comments > 0 then ${firstComment(viewer)} end as first_comment,
    (select kind from reactions x where x.post_id = p.id and x.user_id = ${viewer}) as mine,
    exists (select from saved_posts s where s.user_id = ${viewer} and s.post_id = p.id) as is_saved,
    p.pinned_at is not null as is_pinned, p.created_at, p.edited_at, p.removed_reason
  from posts p join users u on u.id = p.author_id join profiles a on a.user_id = p.author_id
    left join clubs k on k.id = p.club_id
    left join club_members cm on cm.club_id = p.club_id and cm.user_id = ${viewer}
    left join records r on r.id = p.record_id and r.removed_at is null
    left join polls v on v.post_id = p.id`
