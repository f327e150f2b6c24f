import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { type Contact, leavingMail } from '../mails/account-mails.ts'
import { deleteOtps, forgetOtps } from '../codes/queries.ts'
import * as queries from '../users/queries.ts'
import { deleteSessions, forgetSessions } from '../sessions/queries.ts'

interface User extends Contact {
  id: string
}

/** Sets when an account is to be erased and ends its sessions; its owner is told how to keep it. */
export async function scheduleErasure(tx: Tx, user: User, at: Date, context: RequestContext): Promise<void> {
  await queries.setErasure.run(tx, { id: user.id, at })
  await deleteSessions.run(tx, { user: user.id })
  await queries.deleteReset.run(tx, { user: user.id })
  await queueMessage(tx, leavingMail(user, at, context), context.now)
}

/** An account whose day has come, held so that nobody else erases it and nobody signs in to it meanwhile. */
export const lockDueUser = (tx: Tx, now: Date): Promise<User | undefined> => queries.lockDue.one(tx, { now })

/** Erases the account with all that hangs on it: sessions, addresses, cart, codes. */
export async function eraseUser(tx: Tx, { id, email, phone }: User): Promise<void> {
  await deleteOtps.run(tx, { addresses: [email, phone].filter((address) => address !== null) })
  await queries.deleteUser.run(tx, { id })
}

const dayMs = 86_400_000

/** Forgets sessions, tokens for new passwords and codes (with the drafts of who never came back) that are of no use any more. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await forgetSessions.run(db, { now })
  await queries.forgetResets.run(db, { now })
  // How many were sent within an hour still counts.
  await forgetOtps.run(db, { before: new Date(now.getTime() - dayMs) })
}
