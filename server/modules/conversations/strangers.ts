import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { hourMs } from '#contract/time.ts'
import type { Tx } from '#server/db/statement.ts'
import * as queries from './write-queries.ts'

/**
 * Fails with TOO_MANY_CONVERSATIONS if the member would address more strangers in a day than allowed: by conversations that they start, and
 * by invitations to groups. Locks their profile, so that concurrent calls can't exceed the maximum.
 */
export async function refuseTooManyStrangers(tx: Tx, { user, strangers }: { user: string; strangers: number }, now: Date): Promise<void> {
  const { joined_at: joinedAt } = (await queries.lockSender.one(tx, { user }))!
  const { newHours, newPerDay, strangersPerDay } = limits.message
  const max = now.getTime() - joinedAt.getTime() < newHours * hourMs ? newPerDay : strangersPerDay
  const { count } = (await queries.countRequestsSent.one(tx, { user, since: new Date(now.getTime() - 24 * hourMs) }))!
  if (count + strangers > max) throw refuse('TOO_MANY_CONVERSATIONS', { max: [String(max)] })
}
