import { createHash, randomBytes } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Caller } from '#server/http/house.ts'
import { extendSession, findSession, insertSession } from './queries.ts'

const dayMs = 86_400_000

/** A token for this person, for 30 days; the database keeps only its hash. */
export async function startSession(db: Db | Tx, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertSession.run(db, { hash: hashToken(token), user: userId, now, expires: expiry(now) })
  return token
}

/** Who holds this token, or null. A day's use moves the expiry on. */
export async function authenticate(db: Db, token: string, now: Date): Promise<Caller | null> {
  const hash = hashToken(token)
  const session = await findSession.one(db, { hash, now })
  if (!session) return null
  if (expiry(now).getTime() - session.expires_at.getTime() > dayMs) await extendSession.run(db, { hash, expires: expiry(now) })
  return { userId: session.user_id, role: session.role, tokenHash: hash }
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64')
const expiry = (now: Date) => new Date(now.getTime() + limits.session.days * dayMs)
