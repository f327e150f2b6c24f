import type { NotificationKind } from '#contract/notifications.ts'
import { statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
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
/** Purges notifications that are old or were read long ago, a batch at a time. */
export const purgeNotifications = statement(
  'notifications.purge',
  { readBefore: 'timestamptz', before: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from notifications where id in (
    select id from notifications where updated_at < $1 and (read_at < $1 or updated_at < $2) order by updated_at limit $3)`,
)
