import { rates } from '#contract/rates.ts'
import { refuse } from '#contract/refuse.ts'
import type { SignedIn } from '#contract/auth/sign-in-result.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { accountLimit, guess, passwordsLimit } from '../attempt-limits/attempt-limits.ts'
import type { Contact } from '../mails/account-mails.ts'
import type { Passwords } from '../passwords/hasher.ts'
import { contactOfUser, insertUser, userForPassword } from './queries.ts'
import { findFreshSession } from '../sessions/queries.ts'

export { eraseUser, forgetExpired, lockDueUser, scheduleErasure } from '../erasure/erasure.ts'
export { factorLimit, guess } from '../attempt-limits/attempt-limits.ts'
export { authenticate, beginSession, isSessionAlive, mySessions, noteSecondFactor } from '../sessions/sessions.ts'
export { openPasswords, type Passwords } from '../passwords/hasher.ts'

/** Opens a session for who has shown to be this person, or asks for more; handed to those who let people in. */
export type OpenSession = (tx: Tx, userId: string, context: RequestContext) => Promise<SignedIn>

export interface Draft extends Contact {
  name: string
  /** None for who signs in by other means only. */
  passwordHash: string | null
}

/** A new account; undefined where its email or phone has one already. */
export async function createUser(tx: Tx, draft: Draft, role: string, now: Date): Promise<string | undefined> {
  const row = await insertUser.one(tx, {
    id: newId(now),
    name: draft.name,
    email: draft.email,
    phone: draft.phone,
    hash: draft.passwordHash,
    role,
    now,
  })
  return row?.id
}

/** Where a person can be reached. */
export async function contactOf(db: Db | Tx, userId: string): Promise<Contact> {
  const row = await contactOfUser.one(db, { id: userId })
  return row ?? { email: null, phone: null }
}

/**
 * The account, where this is its password; else "Current password is incorrect", counted as a wrong guess. Who has no password proves
 * it is them by having signed in a moment ago, else "Sign in again".
 */
export function confirmPassword(db: Db, passwords: Passwords, userId: string, password: string, context: RequestContext) {
  const under = [accountLimit(userId, context), passwordsLimit(context)]
  return guess(db, under, context, 'CURRENT_PASSWORD_IS_INCORRECT', async () => {
    const user = await userForPassword.one(db, { id: userId })
    if (user?.password_hash === null) {
      await refuseStale(db, context)
      return user
    }
    return (await passwords.verify(password, user?.password_hash)) ? user : undefined
  })
}

async function refuseStale(db: Db, { caller, now }: RequestContext): Promise<void> {
  const since = new Date(now.getTime() - rates.session.freshMinutes * 60_000)
  if (!caller || !(await findFreshSession.one(db, { hash: caller.tokenHash, since }))) throw refuse('SIGN_IN_AGAIN')
}
