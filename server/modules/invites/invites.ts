import type { Invite } from '#contract/invites.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { createToken, hashToken } from '#server/modules/auth/sessions/sessions.ts'
import { inviteColumns, type InviteKind, inviteStatements } from './statements.ts'

export { inviteColumns }
type InviteRow = Row<typeof inviteColumns>

interface InviteRules {
  /** How many valid invites a club or group may have. */
  max: number
  /** The page that a token opens. */
  pageOf: (token: string) => string
}

/** The invites of clubs or of groups. The caller checks who may create, see and revoke them; `target` is the club or group. */
export function invitesOf(kind: InviteKind, { max, pageOf }: InviteRules) {
  const statements = inviteStatements(kind)
  return {
    /** Creates a link that lets people join. Only this answer contains the token. Fails with TOO_MANY_INVITES. */
    async create(
      tx: Tx,
      { target, usesMax, days }: { target: string; usesMax: number; days: number },
      { caller, config, now }: SignedInContext,
    ): Promise<Invite & { token: string; url: string }> {
      const { count } = (await statements.count.one(tx, { target, now }))!
      if (count >= max) throw refuse('TOO_MANY_INVITES')
      const token = createToken()
      const expires = new Date(now.getTime() + days * dayMs)
      const row = { id: newId(now), target, by: caller.userId, hash: hashToken(token), usesMax, now, expires }
      const inserted = await statements.insert.one(tx, row)
      return { ...present(inserted!), token, url: config.pages + pageOf(token) }
    },
    /** The invites of a club or group, the latest first. */
    async list(db: Db, target: string): Promise<{ items: Invite[] }> {
      return { items: (await statements.latest.all(db, { target })).map(present) }
    },
    /** Revokes an invite. Fails with NOT_FOUND if it's another club's or group's. */
    async revoke(tx: Tx, invite: { id: string; target: string; now: Date }): Promise<{ message: string }> {
      if ((await statements.revoke.run(tx, invite)) === 0) throw refuse('NOT_FOUND')
      return { message: 'Invite ended' }
    },
    /** Uses an invite up by one. Fails with INVITE_IS_SPENT if it was used up meanwhile. */
    async use(tx: Tx, invite: { id: string; now: Date }): Promise<void> {
      if ((await statements.use.run(tx, invite)) === 0) throw refuse('INVITE_IS_SPENT')
    },
  }
}

/** The invite that `find` returns for a token's hash. Fails with NOT_FOUND, or with INVITE_IS_SPENT if it's used up, expired or revoked. */
export async function findValid<Found extends InviteRow>(
  find: (hash: string) => Promise<Found | undefined>,
  token: string,
  now: Date,
): Promise<Found> {
  const found = await find(hashToken(token))
  if (!found) throw refuse('NOT_FOUND')
  if (found.revoked_at !== null || found.expires_at <= now || found.uses >= found.uses_max) throw refuse('INVITE_IS_SPENT')
  return found
}

/** An invite as the API returns it. */
const present = (row: InviteRow): Invite => ({
  id: row.id,
  uses: row.uses,
  usesMax: row.uses_max,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  revokedAt: row.revoked_at?.toISOString() ?? null,
})
