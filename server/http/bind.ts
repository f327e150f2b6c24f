import type { Endpoint, OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { once } from './idempotency.ts'
import type { Caller, Context, House } from './house.ts'

/** An answer that is there as JSON text already: HTTP sends it as it is. `value` is for callers in this process, who must not change it. */
export class RawJson {
  readonly #text: () => string
  readonly #value: () => unknown

  constructor(text: () => string, value: () => unknown = () => JSON.parse(text())) {
    this.#text = text
    this.#value = value
  }
  get text(): string {
    return this.#text()
  }
  get value(): unknown {
    return this.#value()
  }
}

type Answer<E> = Promise<OutputOf<E> | RawJson>
/** Context of an endpoint that only a signed-in customer reaches. */
type ContextOf<E> = E extends { auth: 'customer' } ? Context & { caller: Caller } : Context

/** An endpoint with what answers it. */
export interface Bound {
  endpoint: Endpoint
  run: (house: House, input: unknown, context: Context, idempotencyKey: string | undefined) => Promise<unknown>
}

/** Binds an endpoint that only reads: the handler gets the pool. */
export function reads<E extends Endpoint>(endpoint: E, handler: (db: Db, input: ParsedOf<E>, context: ContextOf<E>) => Answer<E>): Bound {
  return { endpoint, run: (house, input, context) => handler(house.database.db, input as ParsedOf<E>, context as ContextOf<E>) }
}

/** Binds an endpoint that writes: the handler gets a transaction, committed when it returns, rolled back when it throws. */
export function writes<E extends Endpoint>(endpoint: E, handler: (tx: Tx, input: ParsedOf<E>, context: ContextOf<E>) => Answer<E>): Bound {
  return {
    endpoint,
    run: (house, input, context, key) =>
      house.database.transaction((tx) => {
        const work = () => handler(tx, input as ParsedOf<E>, context as ContextOf<E>)
        return endpoint.idempotent ? once(tx, { endpoint, input, context, key }, work) : work()
      }),
  }
}

/** Binds an endpoint whose steps must last even when it refuses (counting a wrong code): the handler opens its own transactions. */
export function steps<E extends Endpoint>(
  endpoint: E,
  handler: (database: Database, input: ParsedOf<E>, context: ContextOf<E>) => Answer<E>,
): Bound {
  return { endpoint, run: (house, input, context) => handler(house.database, input as ParsedOf<E>, context as ContextOf<E>) }
}

/** Checks raw input against the contract; fails with INVALID_INPUT and what is wrong, by field. */
export function parseInput(endpoint: Endpoint, raw: unknown): unknown {
  const parsed = endpoint.input.safeParse(raw)
  if (parsed.success) return parsed.data
  const errors: Record<string, string[]> = {}
  for (const issue of parsed.error.issues.slice(0, 50)) {
    const path = issue.path.length > 0 ? issue.path.join('.') : 'input'
    ;(errors[path] ??= []).push(issue.message)
  }
  throw refuse('INVALID_INPUT', errors)
}
