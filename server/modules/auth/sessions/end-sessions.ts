import type { Tx } from '#server/db/statement.ts'
import { lockAccount } from '../users/users.ts'
import * as queries from './queries.ts'

/**
 * Ends all of a user's sessions (but the one with the token hash `except`), pending sign-ins that wait for a second factor, and mailed
 * sign-in links. Locks the account first, so a concurrent sign-in either finished before, and its session ends too, or sees the change.
 */
export async function endSessions(tx: Tx, userId: string, { except }: { except?: string } = {}): Promise<void> {
  await lockAccount(tx, userId)
  await (except === undefined
    ? queries.deleteSessions.run(tx, { user: userId })
    : queries.deleteOtherSessions.run(tx, { user: userId, hash: except }))
  await Promise.all([queries.deleteTickets.run(tx, { user: userId }), queries.deleteSignInLinks.run(tx, { user: userId })])
}
