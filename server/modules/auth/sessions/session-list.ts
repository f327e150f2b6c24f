import type { listSessions as listContract } from '#contract/auth/account.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Caller, RequestContext } from '#server/http/context.ts'
import { describeDevice } from './device.ts'
import { endSessions } from './end-sessions.ts'
import * as queries from './queries.ts'

/** The sessions of a user, last used first, with the devices named in the reader's language. */
export async function listSessions(
  db: Db | Tx,
  { userId, tokenHash }: Caller,
  { now, config }: Pick<RequestContext, 'now' | 'config'>,
): Promise<OutputOf<typeof listContract>> {
  const rows = await queries.listSessions.all(db, { user: userId, now })
  const sessions = rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.agent, config.shop.locale),
    place: row.network,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.used_at.toISOString(),
    current: row.token_hash === tokenHash,
  }))
  return { sessions }
}

/** Ends one of a user's sessions; refuses another user's as not found. */
export async function endSession(tx: Tx, { userId }: Caller, id: string) {
  if ((await queries.deleteSessionById.run(tx, { id, user: userId })) === 0) throw refuse('NOT_FOUND')
  return { message: 'Signed out there' }
}

/** Ends all sessions of a user except the one that sent the request. */
export async function endOtherSessions(tx: Tx, { userId, tokenHash }: Caller) {
  await endSessions(tx, userId, { except: tokenHash })
  return { message: 'Signed out everywhere else' }
}

/** Ends this session, or all of this user's. */
export async function signOut(tx: Tx, caller: Caller, everywhere: boolean) {
  if (everywhere) await endSessions(tx, caller.userId)
  else await queries.deleteSession.run(tx, { hash: caller.tokenHash })
  return { message: 'Signed out' }
}
