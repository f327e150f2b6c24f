import type { signIn as contract } from '#contract/auth/account.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { clearFailures, limitAttempts, deviceSubject } from '#server/http/rate-limits.ts'
import type { PasswordHasher } from '../passwords/hasher.ts'
import { setPassword } from '../passwords/queries.ts'
import { signInOrAskSecondFactor } from '../second-factor/tickets.ts'
import { knownDeviceOf } from '../sessions/known-devices.ts'
import { readContact } from '../users/contact.ts'
import { findUserForSignIn, lockPassword } from '../users/queries.ts'

type Input = ParsedOf<typeof contract>
type Result = OutputOf<typeof contract>

/** How often the password may change during a sign-in before it's refused. */
const attemptsMax = 3

/**
 * Exchanges the right email or phone and password for a token, or a ticket for the second factor. A wrong password and an unknown account
 * get the same refusal, in the same time.
 */
export async function signIn(database: Database, hasher: PasswordHasher, input: Input, context: RequestContext): Promise<Result> {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const result = await attemptSignIn(database, hasher, input, context)
    if (result) return result
  }
  throw refuse('INVALID_CREDENTIALS')
}

/** Undefined if the password has changed since it was checked; the typed one then has to be checked again. */
async function attemptSignIn(
  database: Database,
  hasher: PasswordHasher,
  input: Input,
  context: RequestContext,
): Promise<Result | undefined> {
  const { email, phone, address } = readContact(input)
  const device = await knownDeviceOf(database.db, { email, phone }, context)
  const attempt = { name: 'password', account: address, device, refusal: 'INVALID_CREDENTIALS' } as const
  const user = await limitAttempts(database.db, attempt, context, async () => {
    const found = await findUserForSignIn.one(database.db, { email, phone, now: context.now })
    return (await hasher.verify(input.password, found?.password_hash)) ? found : undefined
  })
  const checked = user.password_hash!
  const renewed = hasher.isOutdated(checked) ? await hasher.hash(input.password) : undefined
  return database.transaction(async (tx) => {
    if (!(await isStillPassword(tx, user.id, checked))) return undefined
    if (renewed !== undefined) await setPassword.run(tx, { id: user.id, hash: renewed })
    await clearFailures(tx, 'password', device === undefined ? [address] : [address, deviceSubject(address, device)], context)
    return signInOrAskSecondFactor(tx, user.id, context)
  })
}

/** Waits for a concurrent change of the password, and blocks the next one until the session exists and can be ended by it. */
const isStillPassword = async (tx: Tx, id: string, hash: string): Promise<boolean> =>
  (await lockPassword.one(tx, { id }))?.password_hash === hash
