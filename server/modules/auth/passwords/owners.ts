import { limits } from '#contract/limits.ts'
import { serverUrls } from '#contract/server-urls.ts'
import type { Tx } from '#server/db/statement.ts'
import { endSessions } from '../sessions/sessions.ts'
import { createToken, hashToken } from '../sessions/tokens.ts'
import { type TakenBack, takeBack } from '../users/take-back.ts'
import { createUser } from '../users/users.ts'
import { assignRole, promoteUser, upsertPasswordReset } from './queries.ts'

interface NewOwner {
  /** False if the account already existed: it was promoted, and its sessions have ended. */
  created: boolean
  /** The path of a link that sets the account's password once, within an hour. */
  path: string
  /** What `reset` removed; undefined without it. */
  taken?: TakenBack | undefined
  /** The account's id. */
  id: string
}

/**
 * Gives the account with this email the role `owner`, creating it if necessary, and makes a link to set its password. `reset` takes it back
 * from whoever has it, and helps who has lost their second factor.
 */
export async function ensureOwner(
  tx: Tx,
  { email, name, reset = false }: { email: string; name: string; reset?: boolean },
  now: Date,
): Promise<NewOwner> {
  const created = await createUser(tx, { name, email, phone: null, passwordHash: null }, 'owner', now)
  const user = created ?? (await promoteUser.one(tx, { email }))?.id
  if (user === undefined) throw new Error(`The account ${email} is disabled`)
  // A stranger's session would get the role, too.
  await endSessions(tx, user)
  const taken = reset ? await takeBack(tx, user, now) : undefined
  const token = createToken()
  const expires = new Date(now.getTime() + limits.password.linkMinutes * 60_000)
  await upsertPasswordReset.run(tx, { user, hash: hashToken(token), expires })
  return { created: created !== undefined, path: serverUrls.resetPassword(email, token), taken, id: user }
}

/**
 * Gives the account with this email a role, creating it if necessary. `path` is the link that sets a new account's password once, within an
 * hour. For an existing account it's null, and its sessions stay: without a second factor they grant no permissions.
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
