import { createHash, randomBytes } from 'node:crypto'
import type { listSessions } from '#contract/auth/account.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { rates } from '#contract/rates.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Caller, Client, RequestContext } from '#server/http/context.ts'
import { shownNetwork } from '#server/http/network.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { deviceOf } from './device.ts'
import { restoredMail } from '../mails/account-mails.ts'
import { restoreUser } from '../users/queries.ts'
import * as queries from './queries.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const agentMax = 300

/** A token for this person, for 30 days; the database keeps only its hash. Refuses a disabled account as if there were none. */
export async function startSession(
  tx: Tx,
  userId: string,
  now: Date,
  { agent, address }: Pick<Client, 'agent' | 'address'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const begun = await queries.insertSession.run(tx, {
    hash: hashToken(token),
    id: newId(now),
    user: userId,
    agent: agent.slice(0, agentMax).toWellFormed().replaceAll('\0', ''),
    network: shownNetwork(address),
    now,
    expires: expiry(now),
  })
  if (begun === 0) throw refuse('INVALID_CREDENTIALS')
  return token
}

/** Signs a person in. An account that was to be deleted stays, which `restored` tells. `secondFactor`: two were shown, or a passkey. */
export async function beginSession(
  tx: Tx,
  userId: string,
  context: RequestContext,
  { secondFactor = false } = {},
): Promise<{ access_token: string; restored?: true }> {
  const restored = await restoreUser.one(tx, { id: userId, now: context.now })
  const access_token = await startSession(tx, userId, context.now, context.client)
  if (secondFactor) await noteSecondFactor(tx, hashToken(access_token))
  if (!restored) return { access_token }
  await queueMessage(tx, restoredMail(restored, context), context.now)
  return { access_token, restored: true }
}

/** From now on this session counts as one of two factors. */
export async function noteSecondFactor(tx: Tx, tokenHash: string): Promise<void> {
  await queries.noteSecondFactor.run(tx, { hash: tokenHash })
}

/** Who holds this token, or null. Its use is noted once an hour, which moves the expiry on. */
export async function authenticate(db: Db, token: string, now: Date): Promise<Caller | null> {
  const hash = hashToken(token)
  const session = await queries.findSession.one(db, { hash, now })
  if (!session) return null
  const before = new Date(now.getTime() - hourMs)
  if (session.used_at <= before) await queries.noteUse.run(db, { hash, now, expires: expiry(now), before })
  return { userId: session.user_id, permissions: session.permissions, secondFactor: session.second_factor, tokenHash: hash }
}

/** Whether the session of this hash still is. */
export const isSessionAlive = async (db: Db, tokenHash: string, now: Date): Promise<boolean> =>
  (await queries.findSession.one(db, { hash: tokenHash, now })) !== undefined

/** Where a person is signed in, last used first. */
export async function mySessions(db: Db, { userId, tokenHash }: Caller, now: Date): Promise<OutputOf<typeof listSessions>> {
  const rows = await queries.sessionsOf.all(db, { user: userId, now })
  const sessions = rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.agent),
    place: row.network,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.used_at.toISOString(),
    current: row.token_hash === tokenHash,
  }))
  return { sessions }
}

/** Ends one of a person's sessions; another's is not there. */
export async function endSession(tx: Tx, { userId }: Caller, id: string) {
  if ((await queries.deleteSessionById.run(tx, { id, user: userId })) === 0) throw refuse('NOT_FOUND')
  return { message: 'Signed out there' }
}

/** Ends every session of a person but the one that asks. */
export async function endOtherSessions(tx: Tx, { userId, tokenHash }: Caller) {
  await queries.deleteOtherSessions.run(tx, { user: userId, hash: tokenHash })
  return { message: 'Signed out everywhere else' }
}

/** Ends this session, or all of this person's. */
export async function signOut(tx: Tx, caller: Caller, everywhere: boolean) {
  if (everywhere) await queries.deleteSessions.run(tx, { user: caller.userId })
  else await queries.deleteSession.run(tx, { hash: caller.tokenHash })
  return { message: 'Signed out' }
}

/** For opaque tokens of 256 random bits: guessing one is out of reach, so a fast hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64')
const expiry = (now: Date) => new Date(now.getTime() + rates.session.days * dayMs)
