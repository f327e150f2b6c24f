import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { recordSecurityEvent } from '#server/http/security-log.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { erasureRefusedMail, erasureScheduledMail } from '../mails/account-mails.ts'
import { deleteOtps, purgeOtps } from '../otps/queries.ts'
import { deletePasswordReset, purgePasswordResets } from '../passwords/queries.ts'
import { purgeKnownDevices } from '../sessions/known-devices.ts'
import { purgeSessions } from '../sessions/queries.ts'
import { endSessions } from '../sessions/sessions.ts'
import type { Contact } from '../users/contact.ts'
import { isOnlyOwner, lockOwners } from '../users/owners.ts'
import * as queries from './queries.ts'

interface User extends Contact {
  id: string
}

export interface DueUser extends User {
  role: string
}

/**
 * Schedules the erasure of an account and ends its sessions; its owner gets one mail that says how to cancel. The shop's last owner can't
 * be erased.
 */
export async function scheduleErasure(tx: Tx, user: User, at: Date, context: RequestContext): Promise<void> {
  await lockOwners(tx)
  if ((await queries.isOwner.one(tx, { id: user.id })) && (await isOnlyOwner(tx, user.id))) throw refuse('LAST_OWNER_STAYS')
  if ((await queries.scheduleErasure.run(tx, { id: user.id, at })) === 0) return
  recordSecurityEvent(context, 'erasureScheduled', { userId: user.id })
  await endSessions(tx, user.id)
  await deletePasswordReset.run(tx, { user: user.id })
  await queueMessage(tx, erasureScheduledMail(user, at, context), context.now)
}

/**
 * A user whose erasure is due, locked so that no other process erases them and they can't sign in in the meantime. Owners come last:
 * their lock holds up everyone who deletes an account, and an erasure may take minutes.
 */
export async function lockUserToErase(tx: Tx, given: { now: Date; except: string[] }): Promise<DueUser | undefined> {
  const found = await queries.lockUserToErase.one(tx, { ...given, isOwner: false })
  if (found) return found
  await lockOwners(tx)
  return queries.lockUserToErase.one(tx, { ...given, isOwner: true })
}

/** Cancels the erasure of a user who has become the shop's last owner since asking for it, and notifies them; returns whether it did. */
export async function cancelErasureOfLastOwner(tx: Tx, user: DueUser, context: Pick<RequestContext, 'config' | 'now'>): Promise<boolean> {
  if (user.role !== 'owner' || !(await isOnlyOwner(tx, user.id))) return false
  await queries.clearErasure.run(tx, { id: user.id })
  await queueMessage(tx, erasureRefusedMail(user, context), context.now)
  return true
}

/** Erases a user with everything that references them: sessions, addresses, cart, codes. */
export async function eraseUser(tx: Tx, { id, email, phone }: User): Promise<void> {
  await deleteOtps.run(tx, { addresses: [email, phone].filter((address) => address !== null) })
  await queries.deleteUser.run(tx, { id })
}

/** Deletes expired sessions, password resets and codes (with the drafts of sign-ups that were never finished). */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  await inBatches((limit) => purgeSessions.run(db, { now, limit }))
  await inBatches((limit) => purgePasswordResets.run(db, { now, limit }))
  await purgeKnownDevices(db, now)
  await inBatches((limit) => queries.purgeNonces.run(db, { now, limit }))
  // Expired codes still count towards the hourly limit, so they are kept for a day.
  const before = new Date(now.getTime() - dayMs)
  await inBatches((limit) => purgeOtps.run(db, { before, limit }))
}
