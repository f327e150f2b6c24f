import type { Locale } from '#contract/locales.ts'
import type { NotificationKind } from '#contract/notifications.ts'
import { statement } from '#server/db/statement.ts'
import { json, nullable, textOf } from '#server/db/types.ts'
import { blocked } from '#server/modules/visibility/visibility.ts'
import { actors, isShown } from '#server/modules/notifications/notifications.ts'

/** Subscribes the browser of this session, which may have been another session's. Does nothing if the session has ended. */
export const subscribe = statement(
  'push.subscribe',
  { tokenHash: 'text', endpoint: 'text', p256dh: 'text', auth: 'text', now: 'timestamptz' },
  {},
  `
  insert into push_subscriptions (endpoint, session_id, p256dh, auth, created_at) select $2, id, $3, $4, $5 from sessions
  where token_hash = $1
  on conflict (endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth`,
)
/** Deletes the session's earlier addresses. A browser has one at a time. */
export const removeFormer = statement(
  'push.removeFormer',
  { tokenHash: 'text', endpoint: 'text' },
  {},
  `delete from push_subscriptions where session_id = (select id from sessions where token_hash = $1) and endpoint <> $2`,
)

export const unsubscribe = statement(
  'push.unsubscribe',
  { tokenHash: 'text' },
  {},
  `delete from push_subscriptions where session_id = (select id from sessions where token_hash = $1)`,
)

export const isSubscribed = statement(
  'push.isSubscribed',
  { tokenHash: 'text' },
  { is_subscribed: 'bool' },
  `select exists (select from push_subscriptions where session_id = (select id from sessions where token_hash = $1)) as is_subscribed`,
)

/** Claims the members who are due. `skip locked` and the deletion keep other processes from notifying them. */
export const claimDue = statement(
  'push.takeDue',
  { now: 'timestamptz', limit: 'int8' },
  { user_id: 'uuid', since: 'timestamptz', attempts: 'int4' },
  `
  delete from push_due where user_id in (select user_id from push_due where due_at <= $1 order by due_at, user_id limit $2
    for update skip locked)
  returning user_id, since, attempts`,
)

/** Schedules a retry. It covers everything since the earliest time. */
export const scheduleRetry = statement(
  'push.putBack',
  { user: 'uuid', since: 'timestamptz', due: 'timestamptz', attempts: 'int4' },
  {},
  `
  insert into push_due as d (user_id, since, due_at, attempts) values ($1, $2, $3, $4)
  on conflict (user_id) do update set since = least(d.since, excluded.since), due_at = excluded.due_at, attempts = excluded.attempts`,
)

/** A member's unread notifications since a time, the newest first, without those they may not see. */
export const unreadSince = statement(
  'push.unreadSince',
  { user: 'uuid', since: 'timestamptz', limit: 'int8' },
  {
    kind: textOf<NotificationKind>(),
    total: 'int4',
    names: json<string[]>(),
    club: nullable(json<{ name: string; slug: string }>()),
    challenge: nullable(json<{ title: string; id: string }>()),
    post_id: 'uuid?',
  },
  `
  select n.kind, (select count(*)::int ${actors('n.id', 'n.user_id')}) as total,
    (select coalesce(json_agg(l.name), '[]') from (select p.name ${actors('n.id', 'n.user_id')} order by a.at desc, a.actor_id
      limit 1) l) as names,
    (select json_build_object('name', c.name, 'slug', c.slug) from clubs c where c.id = n.club_id) as club,
    (select json_build_object('title', h.title, 'id', h.id) from challenges h where h.id = n.challenge_id) as challenge, n.post_id
  from notifications n where n.user_id = $1 and n.read_at is null and n.updated_at >= $2 and ${isShown}
  order by n.updated_at desc, n.id desc limit $3`,
)

/** The people whose messages since a time are unread, the most recent first. */
export const writersSince = statement(
  'push.writersSince',
  { user: 'uuid', since: 'timestamptz', limit: 'int8' },
  { name: 'text', handle: 'text' },
  `
  select p.name, u.handle from conversation_members m join profiles p on p.user_id = m.other_id join users u on u.id = m.other_id
  where m.user_id = $1 and m.state = 'inbox' and m.unread > 0 and m.last_at >= $2 and not ${blocked('m.user_id', 'm.other_id')}
    and not exists (select from mutes x where x.muter_id = $1 and x.muted_id = m.other_id)
  order by m.last_at desc, m.conversation_id desc limit $3`,
)

/** The groups with unread messages since a time, the most recent first, without muted ones. */
export const groupsSince = statement(
  'push.groupsSince',
  { user: 'uuid', since: 'timestamptz', limit: 'int8' },
  { id: 'uuid', name: 'text' },
  `
  select g.id, g.name from group_members m join group_chats g on g.id = m.group_id
  where m.user_id = $1 and m.state = 'member' and m.declined_at is null and m.unread > 0 and not m.is_muted and m.last_at >= $2
  order by m.last_at desc, m.group_id desc limit $3`,
)

/** A member's subscribed browsers with valid sessions. */
export const subscriptionsOf = statement(
  'push.browsersOf',
  { user: 'uuid', now: 'timestamptz' },
  { session_id: 'uuid', endpoint: 'text', p256dh: 'text', auth: 'text', locale: nullable(textOf<Locale>()) },
  `
  select p.session_id, p.endpoint, p.p256dh, p.auth, u.locale
  from sessions s join push_subscriptions p on p.session_id = s.id join users u on u.id = s.user_id
  where s.user_id = $1 and s.expires_at > $2 and u.disabled_at is null`,
)

/** Deletes a browser that the push service no longer knows. If it belongs to another session meanwhile, it stays. */
export const remove = statement(
  'push.remove',
  { session: 'uuid', endpoint: 'text' },
  {},
  `delete from push_subscriptions where session_id = $1 and endpoint = $2`,
)
