import { createHash, randomBytes } from 'node:crypto'
import { apiKeyPrefix, type ApiScope, scopesOf } from '#contract/api-scopes.ts'
import type * as contract from '#contract/admin/api-keys.ts'
import { type ApiKey, apiKeysMax } from '#contract/admin/api-keys.ts'
import { type Endpoint, type OutputOf, type ParsedOf, permissionsFor } from '#contract/endpoint.ts'
import type { Permission } from '#contract/permissions.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { Caller, RequestContext, SignedInContext } from '#server/http/context.ts'
import * as queries from './queries.ts'

const listedMax = 100
/** How often the use of a key is recorded at most. */
const recordUseEveryMs = 60_000

/** The key has 256 random bits, so a fast hash is enough. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Whether a token is an API key rather than a session token. */
export const isApiKey = (token: string): boolean => token.startsWith(apiKeyPrefix)

/**
 * The caller with this key; null if it's invalid; 'anyone' where guests may call, too. A key has the permissions that both its scopes and its
 * creator's role allow. For an endpoint beyond these, the caller has no permissions; one for customers refuses it with NOT_ALLOWED.
 */
export async function authenticateKey(db: Db, key: string, endpoint: Endpoint | undefined, now: Date): Promise<Caller | 'anyone' | null> {
  if (!endpoint) return null
  const hash = hashOf(key)
  const found = await queries.findKey.one(db, { hash, now })
  if (!found) return null
  if (endpoint.auth === 'customer') throw refuse('NOT_ALLOWED')
  if (typeof endpoint.auth === 'string') return 'anyone'
  const before = new Date(now.getTime() - recordUseEveryMs)
  if (!found.used_at || found.used_at <= before) await queries.recordUse.run(db, { id: found.id, now, before })
  const permissions = permissionsOf(found, endpoint.route, permissionsFor(endpoint.auth))
  // The creator has signed in with a second factor.
  return { userId: found.user_id, permissions, secondFactor: true, tokenHash: hash }
}

/**
 * The permissions that both a key's scopes and its creator's role allow; none if the scopes don't reach the endpoint. What is read is limited
 * to the scopes, also where an endpoint shows more to privileged callers. An export has a scope of its own, which stands for the permission
 * to see the rows, too. Handlers of calls that write check any permissions but the endpoint's themselves.
 */
function permissionsOf(
  { permissions, scopes }: { permissions: readonly string[]; scopes: readonly string[] },
  route: string,
  needed: readonly Permission[],
): string[] {
  // Safe, as a permission that isn't known has no scope.
  const isInScope = (one: string) => scopesOf(route, one as Permission).some((scope) => scopes.includes(scope))
  if (!needed.some(isInScope)) return []
  const isLimited = route.startsWith('GET ') && !needed.includes('exports:read')
  const limited: readonly string[] = isLimited ? permissions : [...needed, 'reports:read', 'exports:read']
  return permissions.filter((one) => !limited.includes(one) || isInScope(one))
}

/** The API keys without secrets, the newest first. */
export const listKeys = async (db: Db): Promise<OutputOf<typeof contract.listApiKeys>> => ({
  keys: (await queries.listKeys.all(db, { limit: listedMax })).map(present),
})

/** Creates a key; fails with TOO_MANY_API_KEYS. Only this answer contains it. */
export async function issueKey(
  tx: Tx,
  { name, scopes, days }: ParsedOf<typeof contract.createApiKey>,
  context: SignedInContext,
): Promise<OutputOf<typeof contract.createApiKey>> {
  const { now, caller } = context
  await queries.lockKeys.run(tx, {})
  if ((await queries.countActive.one(tx, { now, limit: apiKeysMax }))!.count >= apiKeysMax) throw refuse('TOO_MANY_API_KEYS')
  const id = newId(now)
  const key = apiKeyPrefix + randomBytes(32).toString('base64url')
  const expires = days === null ? null : new Date(now.getTime() + days * dayMs)
  await queries.addKey.run(tx, { id, name, hash: hashOf(key), ending: key.slice(-4), scopes, user: caller.userId, now, expires })
  describeChange(context, { target: id, after: { scopes, days } })
  const row = (await queries.listKeys.all(tx, { limit: listedMax })).find((one) => one.id === id)
  return { apiKey: present(row!), key }
}

/** Revokes a key; fails with NOT_FOUND if it's already revoked. */
export async function revokeKey(tx: Tx, { id }: { id: string }, { now }: RequestContext): Promise<Record<string, never>> {
  if (!(await queries.revokeKey.one(tx, { id, now }))) throw refuse('NOT_FOUND')
  return {}
}

type Row = Awaited<ReturnType<typeof queries.listKeys.all>>[number]

const present = ({ scopes, created_at, expires_at, used_at, revoked_at, ...row }: Row): ApiKey => ({
  ...row,
  // Safe, as only validated scopes are stored.
  scopes: scopes as ApiScope[],
  createdAt: created_at.toISOString(),
  expiresAt: expires_at?.toISOString() ?? null,
  usedAt: used_at?.toISOString() ?? null,
  revokedAt: revoked_at?.toISOString() ?? null,
})
