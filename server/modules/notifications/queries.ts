import type { Tier } from '#contract/challenges/tiers.ts'
import { rolesFor } from '#contract/clubs/roles.ts'
import type { NotificationKind } from '#contract/notifications.ts'
import { statement } from '#server/db/statement.ts'
import { json, nullable, textOf } from '#server/db/types.ts'
import { blocked } from '#server/modules/visibility/visibility.ts'

const isWanted = (user: string, kind: string) =>
  `not exists (select from notification_settings s where s.user_id = ${user} and ${kind} = any(s.app_off))`

/** Notifies a user of an actor, unless they are the same, separated by a block, or the user muted the actor. */
export const notify = statement(
  'notifications.notify',
  {
    id: 'uuid',
    user: 'uuid',
    kind: textOf<NotificationKind>(),
    group: 'text',
    actor: 'uuid',
    post: 'uuid?',
    comment: 'uuid?',
    now: 'timestamptz',
  },
  { id: 'uuid' },
  `
  with made as (
    insert into notifications (id, user_id, kind, group_key, post_id, comment_id, created_at, updated_at)
    select $1::uuid, $2::uuid, $3::text, $4::text, $6::uuid, $7::uuid, $8::timestamptz, $8::timestamptz
    where $2::uuid <> $5::uuid and not ${blocked('$2::uuid', '$5::uuid')}
      and not exists (select from mutes m where m.muter_id = $2::uuid and m.muted_id = $5::uuid)
      and ${isWanted('$2::uuid', '$3::text')}
    on conflict (user_id, group_key) where read_at is null do update set updated_at = excluded.updated_at, comment_id = excluded.comment_id
    returning id, user_id
  ), actor as (
    insert into notification_actors (notification_id, actor_id, at) select id, $5::uuid, $8::timestamptz from made
    on conflict (notification_id, actor_id) do update set at = excluded.at
  )
  select id from made`,
)

/** Notifies several users of an actor's action in a club or on a post, with the same exceptions; returns those notified. */
export const notifyEach = statement(
  'notifications.notifyEach',
  {
    ids: 'uuid[]',
    users: 'uuid[]',
    kind: textOf<NotificationKind>(),
    group: 'text',
    actor: 'uuid',
    club: 'uuid?',
    now: 'timestamptz',
    post: 'uuid?',
  },
  { user_id: 'uuid' },
  `
  with made as (
    insert into notifications (id, user_id, kind, group_key, club_id, post_id, created_at, updated_at)
    select t.id, t.user_id, $3::text, $4::text, $6::uuid, $8::uuid, $7::timestamptz, $7::timestamptz
    from unnest($1::uuid[], $2::uuid[]) t (id, user_id)
    where t.user_id <> $5::uuid and not ${blocked('t.user_id', '$5::uuid')}
      and not exists (select from mutes m where m.muter_id = t.user_id and m.muted_id = $5::uuid)
      and ${isWanted('t.user_id', '$3::text')}
    order by t.user_id
    on conflict (user_id, group_key) where read_at is null do update set updated_at = excluded.updated_at
    returning id, user_id
  ), actor as (
    insert into notification_actors (notification_id, actor_id, at) select id, $5::uuid, $7::timestamptz from made
    on conflict (notification_id, actor_id) do update set at = excluded.at
  )
  select user_id from made`,
)

/** Notifies a user of an event without an actor. */
export const notifyAlone = statement(
  'notifications.notifyAlone',
  { id: 'uuid', user: 'uuid', kind: textOf<NotificationKind>(), group: 'text', club: 'uuid?', now: 'timestamptz', post: 'uuid?' },
  { id: 'uuid' },
  `
  with made as (
    insert into notifications (id, user_id, kind, group_key, club_id, post_id, created_at, updated_at)
    select $1::uuid, $2::uuid, $3::text, $4::text, $5::uuid, $7::uuid, $6::timestamptz, $6::timestamptz
    where ${isWanted('$2::uuid', '$3::text')}
    on conflict (user_id, group_key) where read_at is null do update set updated_at = excluded.updated_at returning id, user_id
  )
  select id from made`,
)
/** Notifies several users of an event without an actor; returns those notified. */
export const notifyEachAlone = statement(
  'notifications.notifyEachAlone',
  {
    ids: 'uuid[]',
    users: 'uuid[]',
    kind: textOf<NotificationKind>(),
    group: 'text',
    club: 'uuid?',
    challenge: 'uuid?',
    now: 'timestamptz',
  },
  { user_id: 'uuid' },
  `
  insert into notifications (id, user_id, kind, group_key, club_id, challenge_id, created_at, updated_at)
  select t.id, t.user_id, $3::text, $4::text, $5::uuid, $6::uuid, $7::timestamptz, $7::timestamptz
  from unnest($1::uuid[], $2::uuid[]) t (id, user_id)
  where ${isWanted('t.user_id', '$3::text')} order by t.user_id
  on conflict (user_id, group_key) where read_at is null do update set updated_at = excluded.updated_at returning user_id`,
)
export const withdrawAlone = statement(
  'notifications.withdrawAlone',
  { user: 'uuid', group: 'text' },
  {},
  `delete from notifications where user_id = $1 and group_key = $2`,
)
/** Withdraws an unread notification. */
export const withdraw = statement(
  'notifications.withdraw',
  { user: 'uuid', group: 'text', actor: 'uuid' },
  {},
  `
  delete from notification_actors where actor_id = $3
    and notification_id in (select id from notifications where user_id = $1 and group_key = $2 and read_at is null)`,
)

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

export const newestKeys = statement(
  'notifications.newest',
  { user: 'uuid', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select n.id, n.updated_at as at from notifications n where n.user_id = $1 and (n.updated_at, n.id) < ($2, $3) and ${isShown}
  order by n.updated_at desc, n.id desc limit $4`,
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
  select (select count(*)::int from (select from notifications n where n.user_id = $1 and n.read_at is null and ${isShown}
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
/** Purges notifications that are old or were read long ago, a batch at a time. */
export const purgeNotifications = statement(
  'notifications.purge',
  { readBefore: 'timestamptz', before: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from notifications where id in (
    select id from notifications where updated_at < $1 and (read_at < $1 or updated_at < $2) order by updated_at limit $3)`,
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
