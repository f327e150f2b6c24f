import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import type { deleteUser } from '#contract/privacy.ts'
import { dayMs } from '#contract/time.ts'
import type { Database } from '#server/db/pool.ts'
import { allowSlow, type Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { deleteMessagesTo } from '#server/messaging/delete-messages.ts'
import {
  cancelErasureOfLastOwner,
  type DueUser,
  eraseUser,
  lockUserToErase,
  scheduleErasure,
} from '#server/modules/auth/erasure/erasure.ts'
import { confirmPassword, type PasswordHasher } from '#server/modules/auth/passwords/passwords.ts'
import { formerContacts } from '#server/modules/merging/merging.ts'
import { discardUploads } from '#server/modules/media/media.ts'
import { blankOrders } from '#server/modules/orders/orders.ts'
import { eraseCredit } from '#server/modules/credit/credit.ts'
import { eraseDeliveries } from '#server/modules/repeat-deliveries/repeat-deliveries.ts'
import { eraseSubscriptions } from '#server/modules/subscriptions/subscriptions.ts'
import { eraseCommunity } from './community.ts'
import { eraseAddress } from './erase-address.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import { eraseQuestions } from '#server/modules/questions/questions.ts'
import { eraseReviews } from '#server/modules/reviews/reviews.ts'

/** Ends all sessions and schedules the account's erasure. Signing in before then cancels it. */
export async function scheduleDeletion(
  database: Database,
  hasher: PasswordHasher,
  { password }: ParsedOf<typeof deleteUser>,
  context: SignedInContext,
): Promise<OutputOf<typeof deleteUser>> {
  const user = await confirmPassword(database.db, hasher, context.caller.userId, password, context)
  const at = new Date(context.now.getTime() + limits.deletion.graceDays * dayMs)
  await database.transaction((tx) => scheduleErasure(tx, user, at, context))
  return { message: `The account will be erased. Sign in before then to keep it.`, erasedAt: at.toISOString() }
}

/**
 * Erases the accounts that are due, each in its own transaction, and returns how many. One that fails doesn't hold up the others: the first
 * failure is thrown after them. Orders stay for accounting, without name, address
 * and email. Their invoices keep name and address, as tax law requires, but can't be opened anymore (decision 30). Reviews, questions and
 * answers stay anonymously (decision 24). Everything else of the customer is deleted. Several processes may run it at once.
 */
export async function eraseDueAccounts(
  database: Database,
  engine: SearchEngine,
  context: Pick<SignedInContext, 'config' | 'now'>,
): Promise<number> {
  let erased = 0
  const failed = new Map<string, unknown>()
  for (;;) {
    const done = await eraseNext(database, engine, failed, context)
    if (done === null) break
    if (done) erased += 1
  }
  for (const error of failed.values()) throw error
  return erased
}

/** Whether the next due account was erased, of those that haven't `failed`; null if none was due. */
async function eraseNext(
  database: Database,
  engine: SearchEngine,
  failed: Map<string, unknown>,
  context: Pick<SignedInContext, 'config' | 'now'>,
): Promise<boolean | null> {
  let id: string | undefined
  try {
    return await database.transaction(async (tx) => {
      const user = await lockUserToErase(tx, { now: context.now, except: [...failed.keys()] })
      id = user?.id
      return user ? erase(tx, engine, user, context) : null
    })
  } catch (error) {
    // If the failure isn't about this account, it's the database's, and the other accounts would fail as well.
    if (id === undefined) throw error
    failed.set(id, error)
    return false
  }
}

/** Erases an account; returns false if it stays. */
async function erase(
  tx: Tx,
  engine: SearchEngine,
  user: DueUser,
  { config, now }: Pick<SignedInContext, 'config' | 'now'>,
): Promise<boolean> {
  if (await cancelErasureOfLastOwner(tx, user, { config, now })) return false
  // Someone may have written ten thousand posts, with the reactions and comments of others.
  await allowSlow(tx)
  await eraseDeliveries(tx, user.id, now)
  await blankOrders(tx, user.id)
  await eraseReviews(tx, user.id, now)
  await eraseQuestions(tx, user.id)
  await eraseSubscriptions(tx, user.id, now)
  await eraseCredit(tx, user.id, now)
  // Deletes only messages to the customer's own, proven addresses, as an order can name anyone's email.
  const former = await formerContacts(tx, user.id)
  const emails = [user.email, ...former.emails].filter((address) => address !== null)
  const phones = [user.phone, ...former.phones].filter((address) => address !== null)
  await deleteMessagesTo(tx, [...emails, ...phones])
  for (const email of emails) await eraseAddress(tx, email)
  await eraseCommunity(tx, engine, user.id, now)
  await discardUploads(tx, user.id, now)
  await eraseUser(tx, user)
  return true
}
