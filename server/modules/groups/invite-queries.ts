import { statement } from '#server/db/statement.ts'
import { inviteColumns } from '#server/modules/invites/invites.ts'
import { blocked } from '#server/modules/visibility/visibility.ts'

export const findInvite = statement(
  'groups.findInvite',
  { hash: 'text' },
  { ...inviteColumns, group_id: 'uuid', name: 'text', members: 'int4' },
  `
  select i.id, i.uses, i.uses_max, i.created_at, i.expires_at, i.revoked_at, i.group_id, g.name, g.members
  from group_invites i join group_chats g on g.id = i.group_id where i.token_hash = $1 and g.members > 0`,
)
/** Whether a block separates a person from a member, created by the person or by the other one. */
export const separations = statement(
  'groups.separations',
  { group: 'uuid', user: 'uuid' },
  { by_user: 'bool', is_separated: 'bool' },
  `
  select exists (select from group_members m join blocks b on b.blocker_id = $2 and b.blocked_id = m.user_id where m.group_id = $1 and m.state = 'member') as by_user,
    exists (select from group_members m where m.group_id = $1 and m.state = 'member' and ${blocked('m.user_id', '$2::uuid')}) as is_separated`,
)
export const seatsOf = statement(
  'groups.seats',
  { group: 'uuid' },
  { seats: 'int4' },
  `select places as seats from group_chats where id = $1`,
)
