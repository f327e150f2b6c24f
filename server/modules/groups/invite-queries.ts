import { statement } from '#server/db/statement.ts'
import { inviteColumns } from '#server/modules/invites/invites.ts'
import { blocked } from '#server/modules/visibility/visibility.ts'

const columns = { ...inviteColumns, group_id: 'uuid' } as const
const invite = 'id, uses, uses_max, created_at, expires_at, revoked_at, group_id'

export const insertInvite = statement(
  'groups.insertInvite',
  { id: 'uuid', group: 'uuid', by: 'uuid', hash: 'text', usesMax: 'int4', now: 'timestamptz', expires: 'timestamptz' },
  columns,
  `
  insert into group_invites (id, group_id, created_by, token_hash, uses_max, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)
  returning ${invite}`,
)
export const countInvites = statement(
  'groups.countInvites',
  { group: 'uuid', now: 'timestamptz' },
  { count: 'int4' },
  `select count(*)::int as count from group_invites where group_id = $1 and expires_at > $2 and revoked_at is null and uses < uses_max`,
)
export const invitesOf = statement(
  'groups.invites',
  { group: 'uuid' },
  columns,
  `select ${invite} from group_invites where group_id = $1 order by created_at desc, id desc limit 50`,
)
export const findInvite = statement(
  'groups.findInvite',
  { hash: 'text' },
  { ...columns, name: 'text', members: 'int4' },
  `
  select i.id, i.uses, i.uses_max, i.created_at, i.expires_at, i.revoked_at, i.group_id, g.name, g.members
  from group_invites i join group_chats g on g.id = i.group_id where i.token_hash = $1 and g.members > 0`,
)
/** Counts one use if the invite has uses left. */
export const useInvite = statement(
  'groups.useInvite',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update group_invites set uses = uses + 1 where id = $1 and uses < uses_max and expires_at > $2 and revoked_at is null`,
)
export const revokeInvite = statement(
  'groups.revokeInvite',
  { id: 'uuid', group: 'uuid', now: 'timestamptz' },
  {},
  `update group_invites set revoked_at = coalesce(revoked_at, $3) where id = $1 and group_id = $2`,
)
/** Whether a block separates a person from a member: by the person, or by anyone else. */
export const separations = statement(
  'groups.separations',
  { group: 'uuid', user: 'uuid' },
  { by_user: 'bool', is_separated: 'bool' },
  `
  select exists (select from group_members m join blocks b on b.blocker_id = $2 and b.blocked_id = m.user_id where m.group_id = $1 and m.state = 'member') as by_user,
    exists (select from group_members m where m.group_id = $1 and m.state = 'member' and ${blocked('m.user_id', '$2::uuid')}) as is_separated`,
)
export const seatsOf = statement('groups.seats', { group: 'uuid' }, { places: 'int4' }, `select places from group_chats where id = $1`)
