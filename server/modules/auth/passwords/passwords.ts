import type { changePassword as changeContract } from '#contract/auth/account.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db } from '#server/db/statement.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { recordSecurityEvent } from '#server/http/security-log.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { clearFailures, limitAttempts } from '#server/http/rate-limits.ts'
import { passwordChangedMail } from '../mails/account-mails.ts'
import { endSessions, requireFreshSession } from '../sessions/sessions.ts'
import type { PasswordHasher } from './hasher.ts'
import { deletePasswordReset, findUserWithPassword, replacePassword } from './queries.ts'
import { refuseWeakPassword } from './weak-passwords.ts'

export type { PasswordHasher } from './hasher.ts'
export { ensureStaff } from './owners.ts'

/**
 * Returns the user if the password is right; otherwise refuses with "Current password is incorrect" and counts a wrong attempt. A user
 * without a password needs a fresh session instead, otherwise it refuses with "Sign in again".
 */
export function confirmPassword(db: Db, hasher: PasswordHasher, userId: string, password: string, context: RequestContext) {
  const attempt = { name: 'password', account: userId, refusal: 'CURRENT_PASSWORD_IS_INCORRECT' } as const
  return limitAttempts(db, attempt, context, async () => {
    const user = await findUserWithPassword.one(db, { id: userId })
    if (user?.password_hash === null) {
      await requireFreshSession(db, context)
      return user
    }
    return (await hasher.verify(password, user?.password_hash)) ? user : undefined
  })
}

/**
 * Guards changes that would make a stolen session last (a passkey, a second factor): requires a session that began a few minutes ago, or
 * else the password. Refuses like `confirmPassword`, and with "Sign in again" if there is neither.
 */
export async function confirmOwner(db: Db, hasher: PasswordHasher, password: string | undefined, context: SignedInContext): Promise<void> {
  if (password === undefined) await requireFreshSession(db, context)
  else await confirmPassword(db, hasher, context.caller.userId, password, context)
}

/** Sets a new password and ends every other session. */
export async function changePassword(
  database: Database,
  hasher: PasswordHasher,
  { currentPassword, newPassword }: ParsedOf<typeof changeContract>,
  context: SignedInContext,
) {
  const user = await confirmPassword(database.db, hasher, context.caller.userId, currentPassword, context)
  refuseWeakPassword(newPassword, user, 'newPassword')
  const hash = await hasher.hash(newPassword)
  await database.transaction(async (tx) => {
    // Of two concurrent changes with the same old password, the first wins.
    const changed = await replacePassword.run(tx, { id: user.id, hash, before: user.password_hash })
    if (changed === 0) throw refuse('CURRENT_PASSWORD_IS_INCORRECT')
    await endSessions(tx, user.id, { except: context.caller.tokenHash })
    await deletePasswordReset.run(tx, { user: user.id })
    await clearFailures(tx, 'password', [user.email, user.phone, user.id], context)
    await queueMessage(tx, passwordChangedMail(user, context), context.now)
  })
  recordSecurityEvent(context, 'passwordChanged', { userId: user.id })
  return { message: 'The new password is set. You are signed out everywhere else.' }
}
