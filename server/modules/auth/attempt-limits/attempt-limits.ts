import { createHmac } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { rates } from '#contract/rates.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { limitedNetwork } from '#server/http/network.ts'
import { countTry, deleteTries, forgetTries, recentTries } from '../codes/queries.ts'

/** So many tries under a key within a time. */
interface Limit {
  key: string
  max: number
  minutes: number
}

const { perAccount, passwordsPerClient, codesPerClient, minutes } = rates.guesses

/** Wrong passwords for what was typed as an account, whether there is one or not. */
export const accountLimit = (account: string, context: RequestContext): Limit => limit(`account ${account}`, perAccount, minutes, context)
/** Wrong passwords from one client, for whatever accounts. */
export const passwordsLimit = (context: RequestContext): Limit =>
  limit(`passwords ${networkOf(context)}`, passwordsPerClient, minutes, context)
/** Wrong codes from one client. */
export const codesLimit = (context: RequestContext): Limit => limit(`codes ${networkOf(context)}`, codesPerClient, minutes, context)
/** Wrong codes of a second factor, for one account. */
export const factorLimit = (userId: string, context: RequestContext): Limit =>
  limit(`second factor ${userId}`, rates.secondFactor.wrongPerHour, 60, context)
/** Codes that one client has sent to people. */
const sendingLimit = (context: RequestContext): Limit => limit(`sending ${networkOf(context)}`, limits.otp.perHourAndClient, 60, context)

/**
 * Runs `check`, which answers undefined for a wrong guess; that is counted and refused as `wrong`. Looks at the limits before, to save
 * the work, and after: of many guesses at once no more are told right or wrong than the limits allow.
 */
export async function guess<T>(
  db: Db,
  under: Limit[],
  { now }: RequestContext,
  wrong: RefusalCode,
  check: () => Promise<T | undefined>,
): Promise<T> {
  await refuseOver(db, under, now)
  const right = await check()
  if (right === undefined) {
    // In order: what an account's limit refuses does not count against the client, whose other accounts are not under attack.
    for (const limited of under) await count(db, limited, now)
    throw refuse(wrong)
  }
  await refuseOver(db, under, now)
  return right
}

/** Counts a code that a client wants sent; refuses it where there were too many. */
export async function countSending(db: Db, context: RequestContext): Promise<void> {
  const limited = sendingLimit(context)
  await refuseOver(db, [limited], context.now)
  await count(db, limited, context.now)
}

/** Forgets what was counted for these accounts, as they were typed: their owner has proved to be it. */
export async function forgetGuesses(tx: Tx, accounts: (string | null)[], context: RequestContext): Promise<void> {
  const keys = accounts.filter((account) => account !== null).map((account) => accountLimit(account, context).key)
  await deleteTries.run(tx, { keys: keys.sort() })
}

const networkOf = ({ client }: RequestContext) => limitedNetwork(client.address)

/** Keyed, so that the table tells nobody who signs in from where. */
const limit = (what: string, max: number, within: number, { signingSecret }: RequestContext): Limit => ({
  key: createHmac('sha256', signingSecret).update(`tries ${what}`).digest('base64'),
  max,
  minutes: within,
})

async function refuseOver(db: Db, under: Limit[], now: Date): Promise<void> {
  const rows = await recentTries.all(db, { keys: under.map((one) => one.key) })
  for (const { key, at } of rows)
    refuseFrom(
      under.find((one) => one.key === key)!,
      at,
      now,
      'next',
    )
}

async function count(db: Db, limited: Limit, now: Date): Promise<void> {
  const row = await countTry.one(db, { key: limited.key, now, since: before(now, limited.minutes) })
  await forgetTries.run(db, { before: before(now, forgottenAfterMinutes) })
  refuseFrom(limited, row!.at, now, 'last')
}

/** Refuses where the limit is used up for the next try, or was for the last of those counted. */
function refuseFrom({ max, minutes: within }: Limit, at: Date[], now: Date, which: 'next' | 'last'): void {
  const start = before(now, within)
  const recent = at.filter((time) => time > start)
  const first = recent.at(which === 'next' ? -max : -max - 1)
  if (first) throw refuse('TOO_MANY_REQUESTS', null, (first.getTime() - start.getTime()) / 1000)
}

const forgottenAfterMinutes = 60
const before = (now: Date, within: number) => new Date(now.getTime() - within * 60_000)
