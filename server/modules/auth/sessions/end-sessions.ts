import type { Tx } from '#server/db/statement.ts'
import { lockAccount } from '../users/users.ts'
import * as queries from './queries.ts'

/**
 * Ends all of a user's sessions (but the one with the token hash `except`), the sign-ins that wait for their second factor, and the links that were mailed. Locks the
 * account first: a sign-in under way has either ended before, and its session goes too, or finds what changed.
 */
export async function endSessions(tx: Tx, userId: string, { except }: { except?: string } = {}): Promise<void> {
  await lockAccount(tx, userId)
  await (except === undefined
    ? queries.deleteSessions.run(tx, { user: userId })
    : queries.deleteOtherSessions.run(tx, { user: userId, hash: except }))
  await Promise.all([queries.deleteTickets.run(tx, { user: userId }), queries.deleteSignInLinks.run(tx, { user: userId })])
}
