import { createHmac } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { rates } from '#contract/rates.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { limitedNetwork } from '#server/http/network.ts'
import { deleteAttempts, findAttempts, purgeAttempts, recordAttempt } from './queries.ts'

/** At most `max` attempts under a key within so many minutes. */
interface AttemptLimit {
  key: string
  max: number
  minutes: number
}

const { passwordsPerAccount, passwordsPerClient, codesPerClient, minutes } = rates.wrongAttempts

/** Wrong passwords for what was typed as an account, whether it exists or not. */
export const accountLimit = (account: string, context: RequestContext): AttemptLimit =>
  limit(`account ${account}`, passwordsPerAccount, minutes, context)
/** Wrong passwords from one client, for any accounts. */
export const clientPasswordLimit = (context: RequestContext): AttemptLimit =>
  limit(`passwords ${networkOf(context)}`, passwordsPerClient, minutes, context)
/** Wrong codes from one client. */
export const clientCodeLimit = (context: RequestContext): AttemptLimit =>
  limit(`codes ${networkOf(context)}`, codesPerClient, minutes, context)
/** Wrong second-factor codes for one account. */
export const secondFactorLimit = (userId: string, context: RequestContext): AttemptLimit =>
  limit(`second factor ${userId}`, rates.secondFactor.wrongPerHour, 60, context)
/** Codes sent on behalf of one client. */
const sendLimit = (context: RequestContext): AttemptLimit =>
  limit(`sending ${networkOf(context)}`, limits.otp.perHourAndClient, 60, context)

/**
 * Runs `check`, which returns undefined for a wrong password or code; that is counted and refused with the code `wrong`. The limits
 * are checked before, to save the work, and after: of many parallel attempts no more get an answer than the limits allow.
 */
export async function limitAttempts<T>(
  db: Db,
  attemptLimits: AttemptLimit[],
  { now }: RequestContext,
  wrong: RefusalCode,
  check: () => Promise<T | undefined>,
): Promise<T> {
  await refuseOverLimit(db, attemptLimits, now)
  const right = await check()
  if (right === undefined) {
    // In order: an attempt that the account's limit refuses doesn't count against the client, whose other accounts aren't under attack.
    for (const attemptLimit of attemptLimits) await record(db, attemptLimit, now)
    throw refuse(wrong)
  }
  await refuseOverLimit(db, attemptLimits, now)
  return right
}

/** Counts a code that a client asks us to send; refuses when there were too many. */
export async function limitSending(db: Db, context: RequestContext): Promise<void> {
  const attemptLimit = sendLimit(context)
  await refuseOverLimit(db, [attemptLimit], context.now)
  await record(db, attemptLimit, context.now)
}

/** Clears the wrong passwords counted for these accounts, as they were typed: their owner has signed in. */
export async function clearAttempts(tx: Tx, accounts: (string | null)[], context: RequestContext): Promise<void> {
  const keys = accounts.filter((account) => account !== null).map((account) => accountLimit(account, context).key)
  await deleteAttempts.run(tx, { keys: keys.sort() })
}

const networkOf = ({ client }: RequestContext) => limitedNetwork(client.address)

/** The key is an HMAC, so that the table doesn't reveal who signs in from where. */
const limit = (what: string, max: number, within: number, { signingSecret }: RequestContext): AttemptLimit => ({
  key: createHmac('sha256', signingSecret).update(`tries ${what}`).digest('base64'),
  max,
  minutes: within,
})

async function refuseOverLimit(db: Db, attemptLimits: AttemptLimit[], now: Date): Promise<void> {
  const rows = await findAttempts.all(db, { keys: attemptLimits.map(({ key }) => key) })
  for (const attemptLimit of attemptLimits)
    refuseAttempt(attemptLimit, rows.find(({ key }) => key === attemptLimit.key)?.at ?? [], now, 'next')
}

async function record(db: Db, attemptLimit: AttemptLimit, now: Date): Promise<void> {
  const row = await recordAttempt.one(db, { key: attemptLimit.key, now, since: minutesBefore(now, attemptLimit.minutes) })
  await purgeAttempts.run(db, { before: minutesBefore(now, purgedAfterMinutes) })
  refuseAttempt(attemptLimit, row!.at, now, 'last')
}

/** Refuses when the limit leaves no room for the next attempt, or left none for the last one recorded. */
function refuseAttempt({ max, minutes: within }: AttemptLimit, at: Date[], now: Date, which: 'next' | 'last'): void {
  const start = minutesBefore(now, within)
  const recent = at.filter((time) => time > start)
  const first = recent.at(which === 'next' ? -max : -max - 1)
  if (first) throw refuse('TOO_MANY_REQUESTS', null, (first.getTime() - start.getTime()) / 1000)
}

const purgedAfterMinutes = 60
const minutesBefore = (now: Date, within: number) => new Date(now.getTime() - within * 60_000)
