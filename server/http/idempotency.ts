import { createHash } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from './context.ts'
import { claim, claimedBefore, find, saveResponse } from './idempotency-queries.ts'

export interface IdempotentRequest {
  endpoint: Endpoint
  input: unknown
  context: RequestContext
  key: string | undefined
}

/**
 * Runs `work` once for a key: a repeat of the same request gets the stored response, another request with the same key is refused. If
 * `work` refuses or fails, everything rolls back, so it can be retried with the same key. The key is claimed in the same round trip as the
 * first statements of `work`, and before them; for a repeat, those aren't run.
 */
export async function runIdempotent<T>(database: Database, request: IdempotentRequest, work: (tx: Tx) => Promise<T>): Promise<T> {
  const claimed = identifyRequest(request)
  const { now } = request.context
  try {
    return await database.transaction(async (tx) => {
      const isClaimed = claim.one(tx, { ...claimed, now })
      const begun = work(tx)
      // The outcome of `work` counts only if the key was free.
      begun.catch(() => {})
      await isClaimed
      const response = await begun
      tx.atCommit(() => saveResponse.run(tx, { ...claimed, response, expiredBefore: hoursBefore(now, serverLimits.idempotency.hours) }))
      return response
    })
  } catch (error) {
    if (isClaimedBefore(error)) return (await storedResponse(database.db, claimed)) as T
    throw error
  }
}

const isClaimedBefore = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === claimedBefore

async function storedResponse(db: Db, { scope, key, hash }: ReturnType<typeof identifyRequest>): Promise<unknown> {
  const stored = await find.one(db, { scope, key })
  if (stored?.request_hash !== hash || !stored.response) throw refuse('IDEMPOTENCY_KEY_IS_USED')
  return stored.response
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

/** Identifies a request by its caller and endpoint, its key, and the hash of its input. Fails if the key is missing or malformed. */
export function identifyRequest({ endpoint, input, context, key }: IdempotentRequest): { scope: string; key: string; hash: string } {
  return {
    scope: `${endpoint.route} ${context.caller?.userId ?? 'guest'}`,
    key: checkKey(key),
    hash: createHash('sha256').update(JSON.stringify(input)).digest('base64'),
  }
}

function checkKey(key: string | undefined): string {
  const { keyMin, keyMax } = serverLimits.idempotency
  if (!key)
    throw refuse('IDEMPOTENCY_KEY_IS_MISSING', {
      'Idempotency-Key': ['send one header of this name, a fresh UUID for each action and the same when it is repeated'],
    })
  if (key.length < keyMin || key.length > keyMax || !/^[\x21-\x7e]+$/.test(key)) {
    throw refuse('INVALID_INPUT', { 'Idempotency-Key': [`is not ${keyMin} to ${keyMax} visible characters`] })
  }
  return key
}
