import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { countSignInMethods } from './queries.ts'

interface SignInMethods {
  hasPassword: boolean
  identities: number
  passkeys: number
}

/** The sign-in methods of a user. */
export async function signInMethodsOf(db: Db | Tx, userId: string): Promise<SignInMethods> {
  const row = await countSignInMethods.one(db, { user: userId })
  return { hasPassword: row?.has_password ?? false, identities: row?.identities ?? 0, passkeys: row?.passkeys ?? 0 }
}

/** Refuses, and so rolls back, the removal of the last sign-in method. Call it after the removal, with the account locked. */
export async function requireSignInMethod(tx: Tx, userId: string): Promise<void> {
  const { hasPassword, identities, passkeys } = await signInMethodsOf(tx, userId)
  if (!hasPassword && identities + passkeys === 0) throw refuse('LAST_SIGN_IN_METHOD')
}
