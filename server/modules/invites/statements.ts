import { statement } from '#server/db/statement.ts'

/** The columns that the invites of clubs and of groups have in common. */
export const inviteColumns = {
  id: 'uuid',
  uses: 'int4',
  uses_max: 'int4',
  created_at: 'timestamptz',
  expires_at: 'timestamptz',
  revoked_at: 'timestamptz?',
} as const
const invite = Object.keys(inviteColumns).join(', ')

/** The tables with the invites of clubs and of groups, which have the same shape. */
const tables = {
  clubs: { table: 'club_invites', target: 'club_id' },
  groups: { table: 'group_invites', target: 'group_id' },
} as const
export type InviteKind = keyof typeof tables

/** The statements of the invites of one kind; `target` is the club or group. */
export function inviteStatements(kind: InviteKind) {
  const { table, target } = tables[kind]
  return {
    insert: statement(
      `${kind}.insertInvite`,
      { id: 'uuid', target: 'uuid', by: 'uuid', hash: 'text', usesMax: 'int4', now: 'timestamptz', expires: 'timestamptz' },
      inviteColumns,
      `
      insert into ${table} (id, ${target}, created_by, token_hash, uses_max, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)
      returning ${invite}`,
    ),
    count: statement(
      `${kind}.countInvites`,
      { target: 'uuid', now: 'timestamptz' },
      { count: 'int4' },
      `select count(*)::int as count from ${table} where ${target} = $1 and expires_at > $2 and revoked_at is null and uses < uses_max`,
    ),
    latest: statement(
      `${kind}.invites`,
      { target: 'uuid' },
      inviteColumns,
      `select ${invite} from ${table} where ${target} = $1 order by created_at desc, id desc limit 50`,
    ),
    /** Counts one use if the invite has uses left. */
    use: statement(
      `${kind}.useInvite`,
      { id: 'uuid', now: 'timestamptz' },
      {},
      `update ${table} set uses = uses + 1 where id = $1 and uses < uses_max and expires_at > $2 and revoked_at is null`,
    ),
    revoke: statement(
      `${kind}.revokeInvite`,
      { id: 'uuid', target: 'uuid', now: 'timestamptz' },
      {},
      `update ${table} set revoked_at = coalesce(revoked_at, $3) where id = $1 and ${target} = $2`,
    ),
  }
}
