import type { z } from 'zod'
import type { Endpoint, OutputOf, ParsedOf, StaffAuth } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import '#server/text/zod-sentences.ts'
import { runIdempotent } from './idempotency.ts'
import { type LastStep, runIdempotentSteps } from './idempotent-steps.ts'
import { isChangeByStaff, recordChange } from './audit.ts'
import type { StreamedJson } from './streamed-json.ts'
import type { AppContext, ChangeDescription, RequestContext, SignedInContext } from './context.ts'

/**
 * A result of type T that already exists as JSON text, which HTTP sends as it is. `value` is for callers in this process, who must not
 * modify it.
 */
export class RawJson<T> {
  readonly #text: () => string
  readonly #value: () => T
  #data: string | undefined

  constructor(text: () => string, value: () => T) {
    this.#text = text
    this.#value = value
  }
  get text(): string {
    return this.#text()
  }
  /** The body that HTTP sends; the same string object each time. */
  get data(): string {
    return (this.#data ??= `{"data":${this.#text()}}`)
  }
  get value(): T {
    return this.#value()
  }
}

type Answer<E> = Promise<OutputOf<E> | RawJson<OutputOf<E>> | StreamedJson>
/**
 * A response that is made after the commit, so it may contain results of statements that were sent with the commit. Idempotent calls can't
 * use it: their response is stored with the commit.
 */
export type AfterCommit<T> = () => T
/** The context of an endpoint's handler: if only signed-in people can call the endpoint, it has a caller. */
type ContextOf<E> = E extends { auth: 'customer' | StaffAuth } ? SignedInContext : RequestContext

/** An endpoint with the handler that serves it. */
export interface BoundEndpoint {
  endpoint: Endpoint
  run: (app: AppContext, input: unknown, context: RequestContext, idempotencyKey: string | undefined) => Promise<unknown>
}

/** Binds an endpoint that only reads, or writes with a single statement: the handler gets the pool. */
export function reads<E extends Endpoint>(
  endpoint: E,
  handler: (db: Db, input: ParsedOf<E>, context: ContextOf<E>) => Answer<E>,
): BoundEndpoint {
  const run = (app: AppContext, input: unknown, context: RequestContext) =>
    handler(app.database.db, input as ParsedOf<E>, context as ContextOf<E>)
  if (!endpoint.audited) return { endpoint, run }
  return {
    endpoint,
    run: async (app, input, context) => {
      await recordChange(app.database.db, endpoint, input, context)
      return run(app, input, context)
    },
  }
}

/** Whether a call runs only once for its idempotency key: always, or (`optional`) if a key was sent. */
const needsKey = ({ idempotent }: Endpoint, key: string | undefined): boolean =>
  idempotent === true || (idempotent === 'optional' && key !== undefined)

/** Binds an endpoint that writes (staff's are in the audit log): the handler gets a transaction, committed when it returns, rolled back when it throws. */
export function writes<E extends Endpoint>(
  endpoint: E,
  handler: (tx: Tx, input: ParsedOf<E>, context: ContextOf<E>) => Answer<E> | Promise<AfterCommit<OutputOf<E>>>,
): BoundEndpoint {
  const work = async (tx: Tx, input: unknown, context: RequestContext) => {
    const answer = await handler(tx, input as ParsedOf<E>, context as ContextOf<E>)
    await recordChange(tx, endpoint, input, context)
    return answer
  }
  return {
    endpoint,
    run: async (app, input, context, key) => {
      if (needsKey(endpoint, key)) {
        return runIdempotent(app.database, { endpoint, input, context, key }, async (tx) => {
          const answer = await work(tx, input, context)
          if (typeof answer === 'function') throw new Error(`${endpoint.id} answers after its commit: there is nothing to store for a key`)
          return answer
        })
      }
      const answer: unknown = await app.database.transaction((tx) => work(tx, input, context))
      return typeof answer === 'function' ? (answer as AfterCommit<unknown>)() : answer
    },
  }
}

/**
 * Binds an endpoint that must save some changes even when it refuses (counting a wrong code), or that calls another server: the handler
 * opens its own transactions. An idempotent endpoint also gets the key, to pass on to that server: see `runIdempotentSteps`. A change by
 * staff is bound with `withAuditEntry`.
 */
export function withDatabase<E extends Endpoint>(
  endpoint: E,
  handler: (database: Database, input: ParsedOf<E>, context: ContextOf<E>, idempotencyKey: string | undefined) => Answer<E>,
): BoundEndpoint {
  if (isChangeByStaff(endpoint)) throw new Error(`${endpoint.id} changes what the audit log has to tell: bind it with withAuditEntry`)
  return {
    endpoint,
    run: async (app, input, context, key) => {
      await recordChange(app.database.db, endpoint, input, context)
      const work = () => handler(app.database, input as ParsedOf<E>, context as ContextOf<E>, key)
      return needsKey(endpoint, key) ? runIdempotentSteps(app, { endpoint, input, context, key }, work) : work()
    },
  }
}

/** Writes a change's entry in the audit log, in its transaction. `change` is needed if the input alone doesn't describe it. */
export type RecordAuditEntry = (tx: Tx, change?: ChangeDescription) => Promise<void>

/**
 * Like `withDatabase`, for a call by staff: the handler passes each transaction in which it changes something to `record`. Before it asks
 * another server for a change that can't be rolled back, it records that in a separate transaction.
 */
export function withAuditEntry<E extends Endpoint & { auth: StaffAuth }>(
  endpoint: E,
  handler: (database: Database, input: ParsedOf<E>, context: ContextOf<E>, record: RecordAuditEntry) => Answer<E>,
): BoundEndpoint {
  if (endpoint.idempotent) throw new Error(`${endpoint.id} has a key, which withAuditEntry doesn't look at`)
  return {
    endpoint,
    run: ({ database }, input, context) =>
      handler(database, input as ParsedOf<E>, context as ContextOf<E>, (tx, change = context.change) =>
        recordChange(tx, endpoint, input, change ? { ...context, change } : context),
      ),
  }
}

/**
 * Like `withDatabase`, for an idempotent call (not by staff) whose last write must be committed together with the stored response: the
 * handler passes that write to `last`.
 */
export function idempotentSteps<E extends Endpoint>(
  endpoint: E,
  handler: (database: Database, input: ParsedOf<E>, context: ContextOf<E>, last: LastStep) => Answer<E>,
): BoundEndpoint {
  return {
    endpoint,
    run: (app, input, context, key) =>
      runIdempotentSteps(app, { endpoint, input, context, key }, (last) =>
        handler(app.database, input as ParsedOf<E>, context as ContextOf<E>, last),
      ),
  }
}

/** The problems of a Zod issue by path; each unknown field gets its own. */
function problemsOf({ path, ...issue }: z.core.$ZodIssue): [path: string, problem: string][] {
  if (issue.code === 'unrecognized_keys') return issue.keys.slice(0, 50).map((key) => [[...path, key].join('.'), 'is not known here'])
  return [[path.length > 0 ? path.join('.') : 'input', issue.message]]
}

/** Validates raw input against the contract; fails with INVALID_INPUT and what is wrong, by field. */
export function parseInput(endpoint: Endpoint, raw: unknown): unknown {
  const parsed = endpoint.input.safeParse(raw)
  if (parsed.success) return parsed.data
  // A Map, because a client may name a field "__proto__".
  const errors = new Map<string, string[]>()
  for (const issue of parsed.error.issues.slice(0, 50))
    for (const [path, problem] of problemsOf(issue)) errors.set(path, [...(errors.get(path) ?? []), problem])
  throw refuse('INVALID_INPUT', Object.fromEntries(errors))
}
