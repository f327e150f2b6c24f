import type { MessageSource } from '#contract/conversations.ts'
import type { GroupRole } from '#contract/groups.ts'
import { statement } from '#server/db/statement.ts'
import { nullable, textOf } from '#server/db/types.ts'
import { blocked, follows } from '#server/modules/visibility/visibility.ts'
import type { MemberState } from './queries.ts'

type AnyState = MemberState | 'left' | 'removed'
const pair = { group: 'uuid', user: 'uuid' } as const

/** Serializes changes of the number of groups that someone is in. */
export const lockProfile = statement(
  'groups.lockProfile',
  { user: 'uuid' },
  {},
  `select from profiles where user_id = $1 for no key update`,
)
export const countGroups = statement(
  'groups.count',
  { user: 'uuid' },
  { count: 'int4' },
  `select count(*)::int as count from group_members where user_id = $1 and state = 'member' and declined_at is null`,
)

/**
 * The facts that decide whether someone may add these people to a group, and whether they become members right away. `group` is null for a
 * new group.
 */
export const candidates = statement(
  'groups.candidates',
  { user: 'uuid', handles: 'text[]', group: 'uuid?' },
  {
    id: 'uuid',
    handle: 'text',
    is_blocked: 'bool',
    /** Whether the person follows the one who adds them. */
    is_followed: 'bool',
    messages_from: textOf<MessageSource>(),
    /** Whether the conversation with the person who adds them is in their inbox. */
    is_known: 'bool',
    state: nullable(textOf<AnyState>()),
    /** Whether a block separates them from a member of the group, or from someone added in the same call. */
    is_separated: 'bool',
    groups: 'int4',
    /** The number of invitations from the person who adds them that are open or were declined. */
    waiting: 'int4',
  },
  `
  select u.id, u.handle, ${blocked('u.id', '$1::uuid')} as is_blocked, ${follows('u.id', '$1')} as is_followed, p.messages_from,
    exists (select from conversations k join conversation_members c on c.conversation_id = k.id and c.user_id = u.id and c.state = 'inbox'
      where k.low_id = least(u.id, $1::uuid) and k.high_id = greatest(u.id, $1::uuid)) as is_known,
    (select m.state from group_members m where m.group_id = $3 and m.user_id = u.id) as state,
    exists (select from group_members m where m.group_id = $3 and m.state = 'member' and ${blocked('m.user_id', 'u.id')})
      or exists (select from users o where o.handle = any($2) and ${blocked('o.id', 'u.id')}) as is_separated,
    (select count(*)::int from group_members m where m.user_id = u.id and m.state = 'member' and m.declined_at is null) as groups,
    (select count(*)::int from group_members m where m.invited_by = $1 and m.user_id = u.id and m.state = 'invited') as waiting
  from users u join profiles p on p.user_id = u.id where u.handle = any($2)`,
)

/** Adds people to a locked group, or invites them. An invitation that was declined before stays declined. */
export const enter = statement(
  'groups.enter',
  { group: 'uuid', users: 'uuid[]', states: 'text[]', role: textOf<GroupRole>(), by: 'uuid?', now: 'timestamptz' },
  {},
  `
  insert into group_members as m (group_id, user_id, state, role, invited_by, joined_at, last_at)
  select g.id, t.user_id, t.state, $4, $5, l.at, l.at from group_chats g, unnest($2::uuid[], $3::text[]) t (user_id, state),
    lateral (select greatest($6, g.last_at + interval '1 millisecond') as at) l where g.id = $1 order by t.user_id
  on conflict (group_id, user_id) do update set state = excluded.state, role = excluded.role, invited_by = excluded.invited_by, joined_at = excluded.joined_at,
    last_at = excluded.last_at, is_muted = false, unread = 0, read_until = '-infinity', declined_at = case when excluded.state = 'invited' then m.declined_at end`,
)
export const addAsk = statement(
  'groups.addAsks',
  { ids: 'uuid[]', user: 'uuid', now: 'timestamptz' },
  {},
  `insert into group_asks (id, user_id, asked_at) select id, $2, $3 from unnest($1::uuid[]) id`,
)

/** Someone's row in a locked group, even if they left, were removed or declined. */
export const placeOf = statement(
  'groups.place',
  pair,
  { state: textOf<AnyState>(), role: textOf<GroupRole>(), is_declined: 'bool' },
  `select state, role, declined_at is not null as is_declined from group_members where group_id = $1 and user_id = $2`,
)
export const memberByHandle = statement(
  'groups.memberByHandle',
  { group: 'uuid', handle: 'text' },
  { user_id: 'uuid', state: textOf<AnyState>(), role: textOf<GroupRole>() },
  `select m.user_id, m.state, m.role from users u join group_members m on m.group_id = $1 and m.user_id = u.id where u.handle = $2 and m.state in ('member', 'invited')`,
)
export const exit = statement(
  'groups.exit',
  { ...pair, state: textOf<'left' | 'removed'>() },
  {},
  `update group_members set state = $3, role = 'member', unread = 0 where group_id = $1 and user_id = $2`,
)
export const decline = statement(
  'groups.decline',
  { ...pair, now: 'timestamptz' },
  {},
  `update group_members set declined_at = coalesce(declined_at, $3) where group_id = $1 and user_id = $2 and state = 'invited'`,
)
export const withdrawInvitations = statement(
  'groups.withdrawInvitations',
  { group: 'uuid' },
  {},
  `update group_members set state = 'left' where group_id = $1 and state = 'invited'`,
)
export const setRole = statement(
  'groups.setRole',
  { ...pair, role: textOf<GroupRole>() },
  {},
  `update group_members set role = $3 where group_id = $1 and user_id = $2`,
)
export const setMuted = statement(
  'groups.setMuted',
  { ...pair, isMuted: 'bool' },
  {},
  `update group_members set is_muted = $3 where group_id = $1 and user_id = $2 and state = 'member'`,
)
export const countAdmins = statement(
  'groups.countAdmins',
  { group: 'uuid' },
  { count: 'int4' },
  `select count(*)::int as count from group_members where group_id = $1 and state = 'member' and role = 'admin'`,
)
/** The member who has been in a group for the longest. */
export const oldestMember = statement(
  'groups.oldestMember',
  { group: 'uuid' },
  { user_id: 'uuid' },
  `select user_id from group_members where group_id = $1 and state = 'member' order by joined_at, user_id limit 1`,
)
/** The members of a group; with `invited`, also people with an open invitation. */
export const memberIds = statement(
  'groups.memberIds',
  { group: 'uuid', invited: 'bool' },
  { user_id: 'uuid' },
  `
  select user_id from group_members
  where group_id = $1 and (state = 'member' or ($2 and state = 'invited' and declined_at is null)) order by user_id`,
)
