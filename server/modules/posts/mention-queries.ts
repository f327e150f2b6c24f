import { statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import { blocked, follows } from '#server/modules/visibility/visibility.ts'

/** How many of the latest rows each source looks at. Everyone else is found by search. */
const most = { followed: 1000, comments: 50, clubs: 20, members: 100 }

/**
 * People whose handle or a part of whose name starts with `q`: first those whom the viewer follows, then commenters of this post, then
 * members of the viewer's clubs (only of `club`, if given). An exact handle comes first. `members`: only members of this club. `author`:
 * only this author and their followers.
 */
export const suggestedPeople = statement(
  'posts.nearPeople',
  { viewer: 'uuid', q: 'text', club: 'uuid?', post: 'uuid?', members: 'uuid?', author: 'uuid?', now: 'timestamptz', limit: 'int8' },
  { id: 'uuid', handle: 'text', name: 'text', avatar: 'text?' },
  `
  with suggested as (
    (select followed_id as id, 0 as place, created_at as at from follows where follower_id = $1 and accepted_at is not null
      order by created_at desc, followed_id desc limit ${most.followed})
    union all select author_id, 1, created_at from posts where id = $4
    union all (select author_id, 1, created_at from comments where post_id = $4 and parent_id is null and removed_at is null
      order by id desc limit ${most.comments})
    union all select m.user_id, 2, m.joined_at from (
      select club_id from club_members where user_id = $1 and state = 'member' and ($3::uuid is null or club_id = $3) limit ${most.clubs}
    ) own cross join lateral (
      select user_id, joined_at from club_members where club_id = own.club_id and state = 'member'
      order by joined_at desc, user_id desc limit ${most.members}
    ) m
  ), people as (select id, min(place) as place, max(at) as at from suggested group by id)
  select u.id, u.handle, p.name, u.avatar from people n join users u on u.id = n.id join profiles p on p.user_id = n.id
  where n.id <> $1 and u.handle is not null and (p.suspended_until is null or p.suspended_until <= $7)
    and (starts_with(u.handle, $2) or starts_with(lower(p.name), $2) or position(' ' || $2 in lower(p.name)) > 0)
    and not ${blocked('n.id', '$1')}
    and ($5::uuid is null or exists (select from club_members c where c.club_id = $5 and c.user_id = n.id and c.state = 'member'))
    and ($6::uuid is null or n.id = $6 or ${follows('n.id', '$6')})
  order by u.handle = $2 desc, n.place, n.at desc, n.id limit $8`,
)

/** A club with the viewer's membership. */
export const clubFacts = statement(
  'posts.clubFacts',
  { club: 'uuid', viewer: 'uuid' },
  { club_visibility: textOf<'public' | 'private' | 'hidden'>(), is_member: 'bool', is_banned: 'bool' },
  `
  select c.visibility as club_visibility, coalesce(m.state = 'member', false) as is_member, coalesce(m.state = 'banned', false) as is_banned
  from clubs c left join club_members m on m.club_id = c.id and m.user_id = $2 where c.id = $1 and c.removed_at is null`,
)

/**
 * The first 40 hashtags with this prefix, one index look-up each, ordered by how many of their newest 20 posts are public. Words from posts
 * that the viewer may not read don't appear.
 */
export const hashtagsLike = statement(
  'posts.hashtagsLike',
  { q: 'text', viewer: 'uuid', limit: 'int8' },
  { tag: 'text' },
  `
  with recursive like_it as (
    (select tag, 1 as at from post_tags where tag >= $1 order by tag limit 1)
    union all
    select (select n.tag from post_tags n where n.tag > l.tag order by n.tag limit 1), l.at + 1
    from like_it l where l.at < 40 and starts_with(l.tag, $1)
  )
  select l.tag from like_it l cross join lateral (
    select count(*)::int as posts from (select post_id from post_tags where tag = l.tag order by post_id desc limit 20) t
      join posts p on p.id = t.post_id join users u on u.id = p.author_id left join clubs c on c.id = p.club_id
    where p.audience = 'public' and p.removed_at is null
      and case when p.club_id is null then u.privacy = 'public' else c.visibility = 'public' and c.removed_at is null end
      and not ${blocked('p.author_id', '$2')}
  ) counted
  where starts_with(l.tag, $1) and counted.posts > 0 order by counted.posts desc, l.tag limit $3`,
)
