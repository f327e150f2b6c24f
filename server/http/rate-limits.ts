import { createHmac } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import type { RateLimit } from '#contract/rate-limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from './context.ts'
import { rateLimitNetwork } from './network.ts'
import { recordSecurityEvent } from './security-log.ts'
import { countCall, deleteAttempts, findAttempts, purgeAttempts, recordAttempt } from './rate-limit-queries.ts'

/** A limit with the key under which it's counted for this client or account. */
interface CountedLimit extends RateLimit {
  key: string
  /** The limit as the security log shows it: nothing in it identifies anyone, except the key, which the database has, too. */
  event: { limit: string; hash: string }
}

/** Counts a call for the limits that count every call; refuses it if there were too many. */
export async function limitCalls(db: Db, { rateLimits = [] }: Pick<Endpoint, 'rateLimits'>, context: RequestContext): Promise<void> {
  const limits = rateLimits
    .filter(({ counts, inMemory }) => counts === 'calls' && !inMemory)
    .map((limit) => counted(limit, context.caller?.userId, context))
  // If one of several limits refuses a call, the call counts for none of them.
  if (limits.length > 1) await refuseOverLimit(db, limits, context)
  for (const limit of limits) if (!(await isCounted(db, limit, context))) await refuseOverLimit(db, [limit], context)
}

interface Attempt {
  /** The limits that apply: those that the endpoint declares under this name. */
  name: RateLimit['name']
  /**
   * The attempted account, for the limit per account: an id, or the email or phone number as typed, whether such an account exists or not.
   */
  account?: string
  /**
   * A browser that the account has signed in with before: its failures are counted separately, for the account alone. So neither attacks on
   * the account nor others behind the same address lock its owner out.
   */
  device?: string | undefined
  /** The refusal of a failed attempt. */
  refusal: RefusalCode
}

/**
 * Runs `check`, which returns undefined for a wrong password or code; that is counted and refused. The limits are checked before, to save
 * the work, and again after: no more of many concurrent attempts get an answer than the limits allow.
 */
export async function limitAttempts<T>(db: Db, attempt: Attempt, context: RequestContext, check: () => Promise<T | undefined>): Promise<T> {
  const limits = declaredFor(attempt, context)
  await refuseOverLimit(db, limits, context)
  const right = await check()
  if (right === undefined) {
    // The limits are recorded in order: an attempt that the account's limit refuses doesn't count against the client, whose other accounts
    // aren't under attack.
    for (const limit of limits) await record(db, limit, context)
    recordSecurityEvent(context, 'attemptFailed', limits[0]!.event)
    throw refuse(attempt.refusal)
  }
  await refuseOverLimit(db, limits, context)
  return right
}

/**
 * Runs a call that also says which of the sent guesses were wrong, in its answer or its refusal; these are counted. A client with too many
 * gets no answer to further ones, right or wrong.
 */
export async function limitPasswordAttempts<T>(
  db: Db,
  name: RateLimit['name'],
  context: RequestContext,
  { call, wrongIn }: { call: () => Promise<T>; wrongIn: (outcome: PromiseSettledResult<T>) => number },
): Promise<T> {
  const limits = declaredFor({ name }, context)
  await refuseOverLimit(db, limits, context)
  const [outcome] = await Promise.allSettled([call()])
  for (let left = wrongIn(outcome); left > 0; left -= 1) for (const limit of limits) await record(db, limit, context)
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/** Clears the failures counted for these accounts, as they were typed, because their owner has signed in. */
export async function clearFailures(tx: Tx, name: RateLimit['name'], accounts: (string | null)[], context: RequestContext): Promise<void> {
  const keys = accounts.filter((account) => account !== null).map((account) => keyOf({ name, per: 'account' }, account, context))
  await deleteAttempts.run(tx, { keys: keys.sort() })
}

/** The declared limits of an attempt. Fails if the endpoint declares none: no password or code is checked without a limit. */
function declaredFor({ name, account, device }: Omit<Attempt, 'refusal'>, context: RequestContext): CountedLimit[] {
  const declared = context.rateLimits.filter((limit) => limit.name === name && limit.counts === 'failures')
  if (declared.length === 0) throw new Error(`The endpoint declares no rate limit for ${name}`)
  if (device === undefined || account === undefined) return declared.map((limit) => counted(limit, account, context))
  return declared.filter(({ per }) => per === 'account').map((limit) => counted(limit, deviceSubject(account, device), context))
}

function counted(limit: RateLimit, account: string | undefined, context: RequestContext): CountedLimit {
  const subject = subjectOf(limit, account, context)
  if (subject === undefined) throw new Error(`${limit.name} is limited per account, but there is none`)
  const key = keyOf(limit, subject, context)
  return { ...limit, key, event: { limit: `${limit.name} per ${limit.per}`, hash: key } }
}

/** The subject under which the failures of an account's known device are counted. */
export const deviceSubject = (account: string, device: string): string => `${account} ${device}`

function subjectOf({ per }: RateLimit, account: string | undefined, { client }: RequestContext): string | undefined {
  const network = rateLimitNetwork(client.address)
  if (per === 'client') return network
  return per === 'account' || account === undefined ? account : `${account} ${network}`
}

/** An HMAC, so that the table doesn't reveal who signs in from where. */
const keyOf = ({ name, per }: Pick<RateLimit, 'name' | 'per'>, subject: string, { signingSecret }: RequestContext): string =>
  createHmac('sha256', signingSecret).update(`rate limit ${name} ${per} ${subject}`).digest('base64')

async function refuseOverLimit(db: Db, limits: CountedLimit[], context: RequestContext): Promise<void> {
  const rows = await findAttempts.all(db, { keys: limits.map(({ key }) => key) })
  for (const limit of limits) refuseIfOver(limit, rows.find(({ key }) => key === limit.key)?.at ?? [], context, 'next')
}

async function record(db: Db, limit: CountedLimit, context: RequestContext): Promise<void> {
  const { now } = context
  const row = await recordAttempt.one(db, { key: limit.key, now, since: minutesBefore(now, limit.minutes) })
  await purgeAttempts.run(db, { before: minutesBefore(now, purgedAfterMinutes) })
  refuseIfOver(limit, row!.at, context, 'last')
}

/** Counts a call, unless there were too many; returns whether it did. */
async function isCounted(db: Db, { key, minutes, max }: CountedLimit, { now }: RequestContext): Promise<boolean> {
  const since = minutesBefore(now, minutes)
  return (await countCall.one(db, { key, now, since, max, purged: minutesBefore(now, purgedAfterMinutes) })) !== undefined
}

/** Refuses if the limit has no room left for the next attempt, or had none for the last one recorded. */
function refuseIfOver(
  { max, minutes: within, counts, event }: CountedLimit,
  at: Date[],
  context: RequestContext,
  which: 'next' | 'last',
): void {
  const start = minutesBefore(context.now, within)
  const recent = at.filter((time) => time > start)
  const first = recent.at(which === 'next' ? -max : -max - 1)
  if (!first) return
  recordSecurityEvent(context, counts === 'failures' ? 'attemptsLimited' : 'callsLimited', event)
  throw refuse('TOO_MANY_REQUESTS', null, (first.getTime() - start.getTime()) / 1000)
}

const purgedAfterMinutes = 24 * 60
const minutesBefore = (now: Date, within: number) => new Date(now.getTime() - within * 60_000)
