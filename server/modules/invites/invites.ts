import type { Invite } from '#contract/invites.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { createToken, hashToken } from '#server/modules/auth/sessions/sessions.ts'

/** The columns that the invites of clubs and of groups have in common. */
export const inviteColumns = {
  id: 'uuid',
  uses: 'int4',
  uses_max: 'int4',
  created_at: 'timestamptz',
  expires_at: 'timestamptz',
  revoked_at: 'timestamptz?',
} as const

interface InviteRow {
  id: string
  uses: number
  uses_max: number
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
}

/** A new invite as it's stored, and its token, of which the database has only the hash. */
export function newInvite({ usesMax, days }: { usesMax: number; days: number }, { caller, now }: SignedInContext) {
  const token = createToken()
  const expires = new Date(now.getTime() + days * dayMs)
  return { token, row: { id: newId(now), by: caller.userId, hash: hashToken(token), usesMax, now, expires } }
}

/** The invite that `find` has for a token's hash. Fails with NOT_FOUND, or with INVITE_IS_SPENT if it's used up, expired or revoked. */
export async function findValid<Row extends InviteRow>(
  find: (hash: string) => Promise<Row | undefined>,
  token: string,
  now: Date,
): Promise<Row> {
  const found = await find(hashToken(token))
  if (!found) throw refuse('NOT_FOUND')
  if (found.revoked_at !== null || found.expires_at <= now || found.uses >= found.uses_max) throw refuse('INVITE_IS_SPENT')
  return found
}

/** An invite as the API returns it. */
export const presentInvite = (row: InviteRow): Invite => ({
  id: row.id,
  uses: row.uses,
  usesMax: row.uses_max,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  revokedAt: row.revoked_at?.toISOString() ?? null,
})
