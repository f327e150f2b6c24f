import type { signIn as contract } from '#contract/auth/account.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Database } from '#server/db/pool.ts'
import type { RequestContext } from '#server/http/context.ts'
import type { OpenSession } from '../users/users.ts'
import { addressOf } from '../users/contact.ts'
import { accountLimit, forgetGuesses, guess, passwordsLimit } from '../attempt-limits/attempt-limits.ts'
import type { Passwords } from '../passwords/hasher.ts'
import { findUserForSignIn } from '../users/queries.ts'

/** A token, or a ticket for the second factor, for the right email or phone and password; the same refusal, in the same time, for a wrong one and an unknown one. */
export async function signIn(
  database: Database,
  passwords: Passwords,
  open: OpenSession,
  input: ParsedOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const { email, phone, address } = addressOf(input)
  const under = [accountLimit(address, context), passwordsLimit(context)]
  const user = await guess(database.db, under, context, 'INVALID_CREDENTIALS', async () => {
    const found = await findUserForSignIn.one(database.db, { email, phone, now: context.now })
    return (await passwords.verify(input.password, found?.password_hash)) ? found : undefined
  })
  return database.transaction(async (tx) => {
    await forgetGuesses(tx, [address], context)
    return open(tx, user.id, context)
  })
}
