import { limits } from '#contract/limits.ts'
import { serverUrls } from '#contract/server-urls.ts'
import type { Tx } from '#server/db/statement.ts'
import { endSessions } from '../sessions/sessions.ts'
import { createToken, hashToken } from '../sessions/tokens.ts'
import { createUser } from '../users/users.ts'
import { assignRole, promoteUser, upsertPasswordReset } from './queries.ts'

export interface NewOwner {
  /** False where the account was there already: it was promoted, and its sessions have ended. */
  created: boolean
  /** Sets the password of the account, once, within an hour. After the shop's origin. */
  path: string
}

/** Gives the account with this email the role `owner`, creating it where there is none, and makes a link to set its password. */
export async function ensureOwner(tx: Tx, { email, name }: { email: string; name: string }, now: Date): Promise<NewOwner> {
  const created = await createUser(tx, { name, email, phone: null, passwordHash: null }, 'owner', now)
  const user = created ?? (await promoteUser.one(tx, { email }))?.id
  if (user === undefined) throw new Error(`The account ${email} is disabled`)
  // A stranger's session would get the role, too.
  await endSessions(tx, user)
  const token = createToken()
  const expires = new Date(now.getTime() + limits.password.linkMinutes * 60_000)
  await upsertPasswordReset.run(tx, { user, hash: hashToken(token), expires })
  return { created: created !== undefined, path: serverUrls.resetPassword(email, token) }
}

/**
 * Gives the account with this email a role, creating it where there is none. `path` sets the password of one that is new, once, within an hour; of
 * one that was there it's null, and its sessions stay: without a second factor they open nothing.
 */
export async function ensureStaff(
  tx: Tx,
  { email, name, role }: { email: string; name: string; role: string },
  now: Date,
): Promise<{ id: string; path: string | null }> {
  const created = await createUser(tx, { name, email, phone: null, passwordHash: null }, role, now)
  if (created === undefined) return { id: (await assignRole.one(tx, { email, role }))!.id, path: null }
  const token = createToken()
  const expires = new Date(now.getTime() + limits.password.linkMinutes * 60_000)
  await upsertPasswordReset.run(tx, { user: created, hash: hashToken(token), expires })
  return { id: created, path: serverUrls.resetPassword(email, token) }
}
