import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs, hourMs } from '#contract/time.ts'
import { batchByKey } from '#server/db/batch.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Config } from '#server/config.ts'
import type { Caller, Client, RequestContext } from '#server/http/context.ts'
import { recordSecurityEvent } from '#server/http/security-log.ts'
import { displayNetwork } from '#server/http/network.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { erasureCancelledMail } from '../mails/account-mails.ts'
import { cancelErasure } from '../users/queries.ts'
import { recordDevice } from './known-devices.ts'
import * as queries from './queries.ts'
import { createToken, hashToken } from './tokens.ts'

export { listSessions } from './session-list.ts'
export { endSessions } from './end-sessions.ts'
export { createToken, hashToken } from './tokens.ts'
export { startView, stopView, viewsOf } from './views.ts'

const agentMax = 300

/**
 * Signs a user in: returns an access token for 30 days, of which only the hash is stored. Refuses a disabled account as if it didn't exist.
 * Cancels a scheduled erasure, and says so with `restored`. `secondFactor` is true after two factors or a passkey.
 */
export async function startSession(
  tx: Tx,
  userId: string,
  context: RequestContext,
  { secondFactor = false } = {},
): Promise<{ access_token: string; restored?: true }> {
  const restored = await cancelErasure.one(tx, { id: userId, now: context.now })
  const access_token = await createSession(tx, userId, context.now, context.client)
  await recordDevice(tx, userId, context)
  recordSecurityEvent(context, 'signedIn', { userId })
  if (secondFactor) await markSecondFactor(tx, hashToken(access_token))
  if (!restored) return { access_token }
  await queueMessage(tx, erasureCancelledMail(restored, context), context.now)
  return { access_token, restored: true }
}

/** Stores a new session and returns its access token. */
export async function createSession(
  tx: Tx,
  userId: string,
  now: Date,
  { agent, address }: Pick<Client, 'agent' | 'address'>,
): Promise<string> {
  const token = createToken()
  const created = await queries.insertSession.run(tx, {
    hash: hashToken(token),
    id: newId(now),
    user: userId,
    agent: agent.slice(0, agentMax).toWellFormed().replaceAll('\0', ''),
    network: displayNetwork(address),
    now,
    expires: expiry(now),
  })
  if (created === 0) throw refuse('INVALID_CREDENTIALS')
  return token
}

/** Marks a session as signed in with two factors. */
export async function markSecondFactor(tx: Tx, tokenHash: string): Promise<void> {
  await queries.markSecondFactor.run(tx, { hash: tokenHash })
}

/**
 * The caller with this token, or null. Records the session's use once an hour, which extends it. Sessions of staff end sooner when unused.
 */
export async function authenticate(
  db: Db,
  token: string,
  now: Date,
  { sessionHours, needsSecondFactor }: Config['admin'],
): Promise<Caller | null> {
  const hash = hashToken(token)
  const session = await activeSession(db, hash, now)
  if (session && session.permissions.length > 0 && now.getTime() - session.used_at.getTime() > sessionHours * hourMs) return null
  if (!session) return null
  // Someone who views the shop as a customer has none of the customer's permissions, and the session isn't extended.
  if (session.is_view) return { userId: session.user_id, permissions: [], secondFactor: false, tokenHash: hash }
  const before = new Date(now.getTime() - hourMs)
  if (session.used_at <= before) await queries.recordSessionUse.run(db, { hash, now, expires: expiry(now), before })
  const secondFactor = session.second_factor || !needsSecondFactor
  return { userId: session.user_id, permissions: session.permissions, secondFactor, tokenHash: hash }
}

/** Whether the session with this token hash is still valid. */
export const isSessionActive = async (db: Db, tokenHash: string, now: Date): Promise<boolean> =>
  (await activeSession(db, tokenHash, now)) !== undefined

const findSession = batchByKey(
  async (db, hashes) => new Map((await queries.findSessions.all(db, { hashes })).map((row) => [row.hash, row])),
)

async function activeSession(db: Db, hash: string, now: Date) {
  const session = await findSession(db, hash)
  return session && session.expires_at > now ? session : undefined
}

/** Refuses with "Sign in again" unless the caller's session began within the last few minutes. */
export async function requireFreshSession(db: Db, { caller, now }: RequestContext): Promise<void> {
  const since = new Date(now.getTime() - serverLimits.session.freshMinutes * 60_000)
  if (!caller || !(await queries.findFreshSession.one(db, { hash: caller.tokenHash, since }))) throw refuse('SIGN_IN_AGAIN')
}

const expiry = (now: Date) => new Date(now.getTime() + serverLimits.session.days * dayMs)
