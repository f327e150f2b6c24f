import { createHash } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import { rates } from '#contract/rates.ts'
import { refuse } from '#contract/refuse.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import type { RequestContext } from './context.ts'

/** Waits for a concurrent transaction with the same key; inserts no row if that one committed. */
const claim = statement(
  'idempotency.claim',
  { scope: 'text', key: 'text', hash: 'text', now: 'timestamptz' },
  {},
  `insert into idempotency_keys (scope, key, request_hash, created_at) values ($1, $2, $3, $4) on conflict do nothing`,
)

const find = statement(
  'idempotency.find',
  { scope: 'text', key: 'text' },
  { request_hash: 'text', response: 'json?' },
  `select request_hash, response from idempotency_keys where scope = $1 and key = $2`,
)

const saveResponse = statement(
  'idempotency.saveResponse',
  { scope: 'text', key: 'text', response: 'json' },
  {},
  `update idempotency_keys set response = $3 where scope = $1 and key = $2`,
)

/** A few at a time, so that no single call pays for a long backlog. */
const purgeExpired = statement(
  'idempotency.purgeExpired',
  { before: 'timestamptz' },
  {},
  `delete from idempotency_keys where (scope, key) in (select scope, key from idempotency_keys where created_at < $1 order by created_at limit 20 for update skip locked)`,
)

interface Request {
  endpoint: Endpoint
  input: unknown
  context: RequestContext
  key: string | undefined
}

/**
 * Runs `work` once for a key: a repeat of the same request gets the stored response, another request with the same key is
 * refused. If `work` refuses or fails, everything rolls back, so it can be retried with the same key.
 */
export async function runIdempotent<T>(tx: Tx, request: Request, work: () => Promise<T>): Promise<T> {
  const { endpoint, input, context } = request
  const key = checkKey(request.key)
  const scope = `${endpoint.route} ${context.caller?.userId ?? 'guest'}`
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64')
  if ((await claim.run(tx, { scope, key, hash, now: context.now })) === 0) {
    const stored = await find.one(tx, { scope, key })
    if (stored?.request_hash !== hash || !stored.response) throw refuse('IDEMPOTENCY_KEY_IS_USED')
    return stored.response as T
  }
  const response = await work()
  await saveResponse.run(tx, { scope, key, response: JSON.stringify(response) })
  await purgeExpired.run(tx, { before: new Date(context.now.getTime() - rates.idempotency.hours * 3_600_000) })
  return response
}

function checkKey(key: string | undefined): string {
  const { keyMin, keyMax } = rates.idempotency
  if (!key) throw refuse('IDEMPOTENCY_KEY_IS_MISSING', { 'Idempotency-Key': ['send one header of this name, a fresh UUID for each order'] })
  if (key.length < keyMin || key.length > keyMax || !/^[\x21-\x7e]+$/.test(key)) {
    throw refuse('INVALID_INPUT', { 'Idempotency-Key': [`is not ${keyMin} to ${keyMax} visible characters`] })
  }
  return key
}
