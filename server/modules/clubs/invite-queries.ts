import { statement } from '#server/db/statement.ts'
import { inviteColumns } from '#server/modules/invites/invites.ts'

export const findInvite = statement(
  'clubs.findInvite',
  { hash: 'text' },
  { ...inviteColumns, club_id: 'uuid' },
  `select id, uses, uses_max, created_at, expires_at, revoked_at, club_id from club_invites where token_hash = $1`,
)
