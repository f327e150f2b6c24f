import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { deleteUser, exportUser } from '#contract/privacy.ts'
import { limits } from '#contract/limits.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db } from '#server/db/statement.ts'
import type { Caller, RequestContext } from '#server/http/context.ts'
import { confirmPassword, eraseUser, lockDueUser, mySessions, type Passwords, scheduleErasure } from '#server/modules/auth/users/users.ts'
import { readCart } from '#server/modules/cart/cart.ts'
import { customerSince, readCustomer } from '#server/modules/customers/customers.ts'
import { readPasskeys } from '#server/modules/auth/passkeys/passkeys.ts'
import { allOrders, blankOrders } from '#server/modules/orders/orders.ts'
import { readIdentities } from '#server/modules/auth/social/social.ts'
import { deleteMessagesTo } from '#server/messaging/delete-messages.ts'

type Signed = RequestContext & { caller: Caller }
const dayMs = 86_400_000

/** Everything that is kept of a person; no hashes, which tell them nothing. */
export async function exportEverything(db: Db, { caller, now }: Signed): Promise<OutputOf<typeof exportUser>> {
  const [customer, createdAt, { sessions }, { identities }, { passkeys }, orders, cart] = await Promise.all([
    readCustomer(db, caller),
    customerSince(db, caller),
    mySessions(db, caller, now),
    readIdentities(db, caller.userId),
    readPasskeys(db, caller.userId),
    allOrders(db, caller.userId, now),
    readCart(db, caller.userId, now),
  ])
  const since = { ...customer, createdAt: createdAt.toISOString() }
  return { exportedAt: now.toISOString(), customer: since, sessions, identities, passkeys, orders, cart }
}

/** Ends every session and sets the day on which the account is erased. Signing in before that keeps it. */
export async function deleteLater(
  database: Database,
  passwords: Passwords,
  { password }: ParsedOf<typeof deleteUser>,
  context: Signed,
): Promise<OutputOf<typeof deleteUser>> {
  const user = await confirmPassword(database.db, passwords, context.caller.userId, password, context)
  const at = new Date(context.now.getTime() + limits.deletion.graceDays * dayMs)
  await database.transaction((tx) => scheduleErasure(tx, user, at, context))
  return { message: `The account will be erased. Sign in before then to keep it.`, erasedAt: at.toISOString() }
}

/**
 * Erases the accounts whose day has come, each in its own transaction, and answers how many. Orders stay for the books, without name,
 * address and email; everything else of the person goes. Several processes may do it at once.
 */
export async function eraseDueAccounts(database: Database, now: Date): Promise<number> {
  let erased = 0
  while (await eraseOne(database, now)) erased += 1
  return erased
}

const eraseOne = (database: Database, now: Date): Promise<boolean> =>
  database.transaction(async (tx) => {
    const user = await lockDueUser(tx, now)
    if (!user) return false
    const emails = await blankOrders(tx, user.id)
    const addresses = [...new Set([user.email, user.phone, ...emails].filter((address) => address !== null))]
    await deleteMessagesTo(tx, addresses)
    await eraseUser(tx, user)
    return true
  })
