import type { Tier } from '#contract/challenges/tiers.ts'
import { rolesFor } from '#contract/clubs/roles.ts'
import type { NotificationKind } from '#contract/notifications.ts'
import { statement } from '#server/db/statement.ts'
import { json, nullable, textOf } from '#server/db/types.ts'
import { blocked } from '#server/modules/visibility/visibility.ts'

/** The actors of a notification, without those now separated by a block; of requests to join a club, those whose request is pending. */
export const actors = (notification: string, user: string) => `
  from notification_actors a join users u on u.id = a.actor_id join profiles p on p.user_id = a.actor_id
  where a.notification_id = ${notification} and not ${blocked('a.actor_id', user)}
    and (n.kind <> 'club-request' or exists (select from club_members r
      where r.club_id = n.club_id and r.user_id = a.actor_id and r.state = 'requested' and r.joined_at <= a.at))`

/**
 * Whether a notification's subject still exists for its reader. Requests to join show while the reader is on the club's staff; a decision
 * also reaches people who left, and so does a club's closing. One's own ended poll has no actor.
 */
export const isShown = `
  (n.kind in ('moderation', 'club-accepted', 'club-closed', 'challenge', 'challenge-cancelled', 'challenge-workout', 'scheduled-post')
    or exists (select ${actors('n.id', 'n.user_id')})
    or (n.kind = 'poll' and exists (select from posts o where o.id = n.post_id and o.author_id = n.user_id)))
  and (n.club_id is null or n.kind in ('moderation', 'club-closed') or exists (select from club_members k join clubs c on c.id = k.club_id
    where k.club_id = n.club_id and k.user_id = n.user_id and k.state = 'member' and c.removed_at is null
      and (n.kind <> 'club-request' or k.role = any('{${rolesFor('accept').join()}}'))))
  and (n.post_id is null or exists (
    select from posts o where o.id = n.post_id and (o.author_id = n.user_id or (o.removed_at is null and o.audience <> 'me'))))
  and (n.comment_id is null or exists (select from comments c where c.id = n.comment_id and c.removed_at is null))`

/** A page, and a count, pass this many rows at most: nearly all may be hidden, such as those of a person who was blocked since. */
const scannedMax = 1000

export const newestKeys = statement(
  'notifications.newest',
  { user: 'uuid', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select n.id, n.updated_at as at from (
    select * from notifications where user_id = $1 and (updated_at, id) < ($2, $3) order by updated_at desc, id desc limit ${scannedMax}) n
  where ${isShown} order by n.updated_at desc, n.id desc limit $4`,
)
/** The last row that `newestKeys` passes; none if it reaches the end. */
export const lastScanned = statement(
  'notifications.lastScanned',
  { user: 'uuid', at: 'timestamptz', id: 'uuid' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select id, updated_at as at from notifications where user_id = $1 and (updated_at, id) < ($2, $3)
  order by updated_at desc, id desc offset ${scannedMax - 1} limit 1`,
)
interface ActorJson {
  id: string
  handle: string
  name: string
  avatar: string | null
}
export const notificationsByIds = statement(
  'notifications.byIds',
  { ids: 'uuid[]' },
  {
    id: 'uuid',
    kind: textOf<NotificationKind>(),
    post_id: 'uuid?',
    club: nullable(json<{ slug: string; name: string }>()),
    challenge: nullable(json<{ id: string; title: string; result: Tier | 'none' }>()),
    updated_at: 'timestamptz',
    is_read: 'bool',
    total: 'int4',
    people: nullable(json<ActorJson[]>()),
    can_follow: 'bool',
    can_answer: 'bool',
  },
  `
  select n.id, n.kind, n.post_id, (select json_build_object('slug', c.slug, 'name', c.name) from clubs c where c.id = n.club_id) as club,
    (select json_build_object('id', h.id, 'title', h.title, 'result', coalesce(r.result, 'none'))
      from challenges h left join challenge_members r on r.challenge_id = h.id and r.user_id = n.user_id
      where h.id = n.challenge_id) as challenge,
    n.updated_at, n.read_at is not null as is_read,
    (select count(*)::int ${actors('n.id', 'n.user_id')}) as total,
    (select json_agg(json_build_object('id', l.id, 'handle', l.handle, 'name', l.name, 'avatar', l.avatar)) from (
      select u.id, u.handle, p.name, u.avatar ${actors('n.id', 'n.user_id')} order by a.at desc, a.actor_id limit 3) l) as people,
    n.kind = 'follow' and exists (select ${actors('n.id', 'n.user_id')}
      and not exists (select from follows f where f.follower_id = n.user_id and f.followed_id = a.actor_id)) as can_follow,
    n.kind = 'club-request' or (n.kind = 'follow-request' and exists (select ${actors('n.id', 'n.user_id')}
      and exists (select from follows f where f.follower_id = a.actor_id and f.followed_id = n.user_id
        and f.accepted_at is null))) as can_answer
  from notifications n where n.id = any($1)`,
)
/**
 * Counts unread notifications, and unread conversations and groups, except muted ones. Each count stops at a hundred, as clients show no
 * more.
 */
export const countUnread = statement(
  'notifications.unread',
  { user: 'uuid' },
  { unread: 'int4', conversations: 'int4' },
  `
  select (select count(*)::int from (select from (
    select * from notifications where user_id = $1 and read_at is null order by updated_at desc limit ${scannedMax}) n where ${isShown}
    limit 100) c) as unread,
    (select count(*)::int from (
      select from conversation_members c where c.user_id = $1 and c.unread > 0 and c.state = 'inbox' and c.last_at is not null
        and not ${blocked('c.user_id', 'c.other_id')} and not exists (select from mutes m where m.muter_id = $1 and m.muted_id = c.other_id)
          limit 100) c)
      + (select count(*)::int from (select from group_members g where g.user_id = $1 and g.unread > 0 and g.state = 'member'
        and not g.is_muted limit 100) g) as conversations`,
)
export const markRead = statement(
  'notifications.read',
  { user: 'uuid', until: 'timestamptz', now: 'timestamptz' },
  {},
  `update notifications set read_at = $3 where user_id = $1 and read_at is null and updated_at <= $2`,
)
export const notificationsForExport = statement(
  'notifications.personalData',
  { user: 'uuid' },
  { kind: 'text', at: 'timestamptz', read_at: 'timestamptz?' },
  `select kind, updated_at as at, read_at from notifications where user_id = $1 order by updated_at desc, id desc limit 5000`,
)
/** Of these members, those who follow one of the authors or are in one of the clubs. */
export const readersOf = statement(
  'notifications.readers',
  { users: 'uuid[]', authors: 'uuid[]', clubs: 'uuid[]' },
  { id: 'uuid' },
  `
  select f.follower_id as id from follows f where f.follower_id = any($1) and f.followed_id = any($2) and f.accepted_at is not null
  union
  select m.user_id as id from club_members m where m.user_id = any($1) and m.club_id = any($3) and m.state = 'member'`,
)
