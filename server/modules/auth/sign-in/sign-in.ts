import type { signIn as contract } from '#contract/auth/account.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Database } from '#server/db/pool.ts'
import type { RequestContext } from '#server/http/context.ts'
import { clearFailures, limitAttempts } from '#server/http/rate-limits.ts'
import type { PasswordHasher } from '../passwords/hasher.ts'
import { signInOrAskSecondFactor } from '../second-factor/tickets.ts'
import { readContact } from '../users/contact.ts'
import { findUserForSignIn } from '../users/queries.ts'

/**
 * A token, or a ticket for the second factor, for the right email or phone and password. A wrong password and an unknown account get
 * the same refusal, in the same time.
 */
export async function signIn(
  database: Database,
  hasher: PasswordHasher,
  input: ParsedOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const { email, phone, address } = readContact(input)
  const attempt = { name: 'password', account: address, refusal: 'INVALID_CREDENTIALS' } as const
  const user = await limitAttempts(database.db, attempt, context, async () => {
    const found = await findUserForSignIn.one(database.db, { email, phone, now: context.now })
    return (await hasher.verify(input.password, found?.password_hash)) ? found : undefined
  })
  return database.transaction(async (tx) => {
    await clearFailures(tx, 'password', [address], context)
    return signInOrAskSecondFactor(tx, user.id, context)
  })
}
