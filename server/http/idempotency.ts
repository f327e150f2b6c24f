import { createHash } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import { rates } from '#contract/rates.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from './context.ts'
import { claim, find, saveResponse } from './idempotency-queries.ts'

export interface IdempotentRequest {
  endpoint: Endpoint
  input: unknown
  context: RequestContext
  key: string | undefined
}

/**
 * Runs `work` once for a key: a repeat of the same request gets the stored response, another request with the same key is
 * refused. If `work` refuses or fails, everything rolls back, so it can be retried with the same key.
 */
export async function runIdempotent<T>(tx: Tx, request: IdempotentRequest, work: () => Promise<T>): Promise<T> {
  const { scope, key, hash } = identify(request)
  const { now } = request.context
  if ((await claim.run(tx, { scope, key, hash, now })) === 0) {
    const stored = await find.one(tx, { scope, key })
    if (stored?.request_hash !== hash || !stored.response) throw refuse('IDEMPOTENCY_KEY_IS_USED')
    return stored.response as T
  }
  const response = await work()
  const expiredBefore = new Date(now.getTime() - rates.idempotency.hours * 3_600_000)
  tx.atCommit(() => saveResponse.run(tx, { scope, key, response, expiredBefore }))
  return response
}

/** Whose key it is, for which call, and the hash of what was sent. Fails where there is no key, or not a good one. */
export function identify({ endpoint, input, context, key }: IdempotentRequest): { scope: string; key: string; hash: string } {
  return {
    scope: `${endpoint.route} ${context.caller?.userId ?? 'guest'}`,
    key: checkKey(key),
    hash: createHash('sha256').update(JSON.stringify(input)).digest('base64'),
  }
}

function checkKey(key: string | undefined): string {
  const { keyMin, keyMax } = rates.idempotency
  if (!key) throw refuse('IDEMPOTENCY_KEY_IS_MISSING', { 'Idempotency-Key': ['send one header of this name, a fresh UUID for each order'] })
  if (key.length < keyMin || key.length > keyMax || !/^[\x21-\x7e]+$/.test(key)) {
    throw refuse('INVALID_INPUT', { 'Idempotency-Key': [`is not ${keyMin} to ${keyMax} visible characters`] })
  }
  return key
}
