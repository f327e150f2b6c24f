import type { SignInResult } from '#contract/auth/sign-in-result.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { startSession } from '../sessions/sessions.ts'
import { createToken, hashToken } from '../sessions/tokens.ts'
import { lockAccount } from '../users/users.ts'
import { isSecondFactorOn, verifySecondFactor } from './second-factor.ts'
import { consumeTicket, countTicketAttempt, insertTicket, purgeTickets } from './ticket-queries.ts'

/** The last step of every sign-in with one factor: an access token, or a ticket if the account has a second factor. */
export async function signInOrAskSecondFactor(tx: Tx, userId: string, context: RequestContext): Promise<SignInResult> {
  if (!(await isSecondFactorOn(tx, userId))) return startSession(tx, userId, context)
  const ticket = createToken()
  const expires = new Date(context.now.getTime() + serverLimits.secondFactor.ticketMinutes * 60_000)
  await insertTicket.run(tx, { hash: hashToken(ticket), user: userId, expires })
  await purgeTickets.run(tx, { now: context.now })
  return { ticket, methods: ['code', 'backup-code'] }
}

/**
 * Exchanges a ticket and the right code for an access token. At most five attempts per ticket, and ten wrong codes per hour and account.
 */
export async function redeemTicket(database: Database, { ticket, code }: { ticket: string; code: string }, context: RequestContext) {
  const hash = hashToken(ticket)
  const found = await countTicketAttempt.one(database.db, { hash, now: context.now, max: serverLimits.secondFactor.ticketTries })
  if (!found) throw refuse('SIGN_IN_TICKET_IS_SPENT')
  await verifySecondFactor(database, found.user_id, code, context)
  return database.transaction(async (tx) => {
    // Locks first, like everything that ends tickets: either that call waits and ends the new session as well, or the ticket is gone.
    await lockAccount(tx, found.user_id)
    if ((await consumeTicket.run(tx, { hash })) === 0) throw refuse('SIGN_IN_TICKET_IS_SPENT')
    return startSession(tx, found.user_id, context, { secondFactor: true })
  })
}
