import type { Audience, LinkKind, PostPicture } from '#contract/post.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable, textOf } from '#server/db/types.ts'
import { type Words, wordsOf } from '#server/modules/muting/muting.ts'
import { relationColumns, relationTo } from '#server/modules/visibility/visibility.ts'
import { countColumns, isCounted, postColumns, quotedTextMax, selectPosts } from './columns.ts'

/** Posts by id, with the viewer's relation to them. */
export const postsById = statement(
  'posts.byId',
  { ids: 'uuid[]', viewer: 'uuid?' },
  postColumns,
  `${selectPosts('$2::uuid')} where p.id = any($1)`,
)
/** Pins a post if fewer than three are pinned. The club must be locked. */
export const pinPost = statement(
  'posts.pin',
  { id: 'uuid', club: 'uuid', max: 'int8', now: 'timestamptz' },
  {},
  `
  update posts set pinned_at = $4 where id = $1 and club_id = $2
    and (select count(*) from posts o where o.club_id = $2 and o.pinned_at is not null and o.id <> $1) < $3`,
)
export const unpinPost = statement('posts.unpin', { id: 'uuid' }, {}, `update posts set pinned_at = null where id = $1`)
export const clubOf = statement('posts.clubOf', { id: 'uuid' }, { club_id: 'uuid?' }, `select club_id from posts where id = $1`)

/** The target of the post's link; null if it has no card. */
const link = { link_kind: nullable(textOf<LinkKind>()), link_key: 'text?' } as const
export const insertPost = statement(
  'posts.insert',
  {
    id: 'uuid',
    author: 'uuid',
    text: 'text',
    media: jsonb<PostPicture[]>(),
    audience: textOf<Audience>(),
    club: 'uuid?',
    record: 'uuid?',
    products: 'uuid[]',
    owned: 'uuid[]',
    mentions: 'text[]',
    now: 'timestamptz',
    tags: 'text[]',
    ...link,
    isQuote: 'bool',
    quoted: 'uuid?',
    allowsReposts: 'bool',
  },
  {},
  `
  with counted as (update profiles set posts = posts + 1 where user_id = $2 and $5 = 'public' and $6::uuid is null),
    in_club as (update clubs set posts = posts + 1 where id = $6),
    tagged as (insert into post_tags (tag, post_id) select tag, $1 from unnest($12::text[]) as t (tag))
  insert into posts (id, author_id, text, media, audience, club_id, record_id, product_ids, owned_ids, mentions, created_at, link_kind,
    link_key, is_quote, quoted_id, allows_reposts)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $13, $14, $15, $16, $17)`,
)
export const setTags = statement(
  'posts.setTags',
  { post: 'uuid', tags: 'text[]' },
  {},
  `
  with gone as (delete from post_tags where post_id = $1 and tag <> all($2))
  insert into post_tags (tag, post_id) select tag, $1 from unnest($2::text[]) as t (tag) on conflict do nothing`,
)
/** Locks a post, which serializes changes of it and of its counts. */
export const lockPost = statement(
  'posts.lock',
  { id: 'uuid' },
  { author_id: 'uuid', club_id: 'uuid?', comments: 'int4', audience: textOf<Audience>(), is_club_gone: 'bool' },
  `
  select author_id, club_id, comments, audience,
    exists (select from clubs k where k.id = posts.club_id and k.removed_at is not null) as is_club_gone
  from posts where id = $1 for no key update`,
)
/** The facts that decide whether a viewer may see a post. */
const readFacts = {
  author_id: 'uuid',
  privacy: textOf<'public' | 'followers' | 'private'>(),
  ...relationColumns,
  audience: textOf<Audience>(),
  club_visibility: nullable(textOf<'public' | 'private' | 'hidden'>()),
  club_removed: 'bool',
  membership: nullable(textOf<'member' | 'requested' | 'banned'>()),
  removed_reason: 'text?',
} as const
export const locked = { ...readFacts, ...countColumns, comments: 'int4' } as const
export const selectLocked = (more = ''): string => `
  select p.author_id, u.privacy, ${relationTo('p.author_id', '$2')}, p.audience, k.visibility as club_visibility,
    k.removed_at is not null as club_removed, cm.state as membership, p.removed_reason,
    p.likes, p.loves, p.fires, p.strongs, p.claps, p.wows, p.comments${more}
  from posts p join users u on u.id = p.author_id
    left join clubs k on k.id = p.club_id
    left join club_members cm on cm.club_id = p.club_id and cm.user_id = $2
  where p.id = $1 for no key update of p`
/** Like `lockPost`, with the facts that decide whether the viewer may see the post. Enough for reactions. */
export const lockReadable = statement('posts.lockReadable', { id: 'uuid', viewer: 'uuid' }, locked, selectLocked())
/** Like `lockReadable`, with the author's muted words, which comments are checked against. */
export const lockToComment = statement(
  'posts.lockToComment',
  { id: 'uuid', viewer: 'uuid', now: 'timestamptz' },
  { ...locked, words: jsonb<Words>() },
  selectLocked(`, ${wordsOf('p.author_id', '$3', 'notifications')} as words`),
)
/** The facts that decide whether a feed shows posts. Texts are included only if words are muted. */
export const readFactsById = statement(
  'posts.readFacts',
  { ids: 'uuid[]', viewer: 'uuid?', withText: 'bool' },
  { ...readFacts, is_muted: 'bool', read: 'text[]' },
  `
  select p.author_id, u.privacy, ${relationTo('p.author_id', '$2::uuid')}, p.audience, k.visibility as club_visibility,
    k.removed_at is not null as club_removed, cm.state as membership, p.removed_reason,
    exists (select from mutes m where m.muter_id = $2::uuid and m.muted_id = p.author_id) as is_muted,
    case when $3 then array[p.text, coalesce(r.note, ''), coalesce(r.lift, ''), coalesce(left(q.text, ${quotedTextMax}),
    '')] || coalesce(v.options, '{}')
      || array(select jsonb_path_query(p.media, '$[*].alt') #>> '{}') else '{}' end as read
  from posts p join users u on u.id = p.author_id
    left join clubs k on k.id = p.club_id
    left join club_members cm on cm.club_id = p.club_id and cm.user_id = $2::uuid
    left join records r on r.id = p.record_id and r.removed_at is null
    left join polls v on v.post_id = p.id
    left join posts q on q.id = p.quoted_id
  where p.id = any($1)`,
)
export const changePost = statement(
  'posts.change',
  {
    id: 'uuid',
    text: 'text',
    audience: textOf<Audience>(),
    products: 'uuid[]',
    owned: 'uuid[]',
    mentions: 'text[]',
    /** The time of the edit; null if nothing changed that readers see. */
    now: 'timestamptz?',
    ...link,
    allowsReposts: 'bool',
  },
  {},
  `
  with old as (
    select author_id, ${isCounted} as was, $3 = 'public' and club_id is null and removed_at is null as now from posts where id = $1
  ), counted as (update profiles p set posts = p.posts + o.now::int - o.was::int from old o where p.user_id = o.author_id
    and o.now <> o.was)
  update posts set text = $2, audience = $3, product_ids = $4, owned_ids = $5, mentions = $6, edited_at = coalesce($7, edited_at),
    link_kind = $8, link_key = $9, allows_reposts = $10
  where id = $1`,
)
export const deletePost = statement(
  'posts.delete',
  { id: 'uuid' },
  {},
  `
  with gone as (delete from posts where id = $1 returning author_id, club_id, removed_at, ${isCounted} as is_counted),
    counted as (update profiles p set posts = p.posts - 1 from gone g where p.user_id = g.author_id and g.is_counted)
  update clubs k set posts = k.posts - 1 from gone g where k.id = g.club_id and g.removed_at is null`,
)

/** The members with these handles, without those in a block with the author in either direction. */
export const findMentioned = statement(
  'posts.mentioned',
  { handles: 'text[]', author: 'uuid' },
  { id: 'uuid', handle: 'text' },
  `
  select u.id, u.handle from users u join profiles p on p.user_id = u.id where u.handle = any($1)
    and not exists (select from blocks b where b.blocker_id = u.id and b.blocked_id = $2)
    and not exists (select from blocks b where b.blocker_id = $2 and b.blocked_id = u.id)`,
)
export const clubMembership = statement(
  'posts.clubMembership',
  { club: 'uuid', user: 'uuid' },
  { state: 'text', role: 'text' },
  `
  select m.state, m.role from club_members m join clubs c on c.id = m.club_id
  where m.club_id = $1 and m.user_id = $2 and c.removed_at is null`,
)
export const savePost = statement(
  'posts.save',
  { user: 'uuid', post: 'uuid', now: 'timestamptz' },
  {},
  `insert into saved_posts (user_id, post_id, created_at) values ($1, $2, $3) on conflict do nothing`,
)
export const unsavePost = statement(
  'posts.unsave',
  { user: 'uuid', post: 'uuid' },
  {},
  `delete from saved_posts where user_id = $1 and post_id = $2`,
)
/** Notifies the processes of a new post that others may read. */
export const notifyReaders = statement(
  'posts.notifyReaders',
  { author: 'uuid', club: 'uuid?' },
  { notified: 'text' },
  `select pg_notify('posts', json_build_object('author', $1::uuid, 'club', $2::uuid)::text)::text as notified`,
)
