import { createHash, randomBytes } from 'node:crypto'
import { rates } from '#contract/rates.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import { beginSession, type OpenSession } from '../users/users.ts'
import type { RequestContext } from '#server/http/context.ts'
import { isOn, proveCode } from './second-factor.ts'
import { countTicketTry, forgetTickets, insertTicket, spendTicket } from './ticket-queries.ts'

/** Lets somebody in, or asks for the second factor where the account has one: every sign-in by one factor ends here. */
export const openSession: OpenSession = async (tx, userId, context) => {
  if (!(await isOn(tx, userId))) return beginSession(tx, userId, context)
  const ticket = randomBytes(32).toString('base64url')
  const expires = new Date(context.now.getTime() + rates.secondFactor.ticketMinutes * 60_000)
  await insertTicket.run(tx, { hash: hashOf(ticket), user: userId, expires })
  await forgetTickets.run(tx, { now: context.now })
  return { ticket, methods: ['code', 'backup-code'] }
}

/** A token for a ticket and the right code. Five tries a ticket and ten wrong codes an hour and account, however many come at once. */
export async function answerTicket(database: Database, { ticket, code }: { ticket: string; code: string }, context: RequestContext) {
  const hash = hashOf(ticket)
  const tried = await countTicketTry.one(database.db, { hash, now: context.now, tries: rates.secondFactor.ticketTries })
  if (!tried) throw refuse('SIGN_IN_TICKET_IS_SPENT')
  await proveCode(database, tried.user_id, code, context)
  return database.transaction(async (tx) => {
    if ((await spendTicket.run(tx, { hash })) === 0) throw refuse('SIGN_IN_TICKET_IS_SPENT')
    return beginSession(tx, tried.user_id, context, { secondFactor: true })
  })
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64')
