import { statement } from '#server/db/statement.ts'
import { inviteColumns } from '#server/modules/invites/invites.ts'

const columns = { ...inviteColumns, club_id: 'uuid' } as const
const invite = 'id, uses, uses_max, created_at, expires_at, revoked_at, club_id'

export const insertInvite = statement(
  'clubs.insertInvite',
  { id: 'uuid', club: 'uuid', by: 'uuid', hash: 'text', usesMax: 'int4', now: 'timestamptz', expires: 'timestamptz' },
  columns,
  `
  insert into club_invites (id, club_id, created_by, token_hash, uses_max, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)
  returning ${invite}`,
)
export const countInvites = statement(
  'clubs.countInvites',
  { club: 'uuid', now: 'timestamptz' },
  { count: 'int4' },
  `select count(*)::int as count from club_invites where club_id = $1 and expires_at > $2 and revoked_at is null and uses < uses_max`,
)
export const invitesOf = statement(
  'clubs.invites',
  { club: 'uuid' },
  columns,
  `select ${invite} from club_invites where club_id = $1 order by created_at desc, id desc limit 50`,
)
export const findInvite = statement(
  'clubs.findInvite',
  { hash: 'text' },
  columns,
  `select ${invite} from club_invites where token_hash = $1`,
)
/** Counts one use if the invite has uses left. */
export const useInvite = statement(
  'clubs.useInvite',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update club_invites set uses = uses + 1 where id = $1 and uses < uses_max and expires_at > $2 and revoked_at is null`,
)
export const revokeInvite = statement(
  'clubs.revokeInvite',
  { id: 'uuid', club: 'uuid', now: 'timestamptz' },
  {},
  `update club_invites set revoked_at = coalesce(revoked_at, $3) where id = $1 and club_id = $2`,
)
