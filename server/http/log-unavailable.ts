import { DatabaseUnavailableError } from '#server/db/circuit-breaker.ts'
import { Refusal } from '#contract/refusal.ts'
import { toRefusal } from './errors.ts'

interface Log {
  warn: (fields: object, message: string) => void
}

/** The call that failed: the pattern of its path, and the request's id unless the server made the call itself. */
interface FailedCall {
  reqId?: string | undefined
  route: string | undefined
}

const againMs = 60_000

/**
 * Returns a function that logs an error that's answered with 503 though nothing refused: a statement that took too long, a deadlock, a
 * connection that broke; or a refusal's cause. Each code is logged once a minute for each route. An outage of the database is logged by its pool, and a bug where
 * it's answered with 500. `elapsed` is in ms.
 */
export function unavailableLogger(elapsed: () => number = () => performance.now()): (log: Log, error: unknown, call: FailedCall) => void {
  const lastAt = new Map<string, number>()
  return (log, error, call) => {
    const cause = error instanceof Refusal ? error.cause : error
    if (cause === undefined || cause instanceof DatabaseUnavailableError || toRefusal(error)?.code !== 'SERVICE_UNAVAILABLE') return
    const { code } = error as { code?: string }
    const key = `${code} ${call.route}`
    const now = elapsed()
    if (now - (lastAt.get(key) ?? -Infinity) < againMs) return
    lastAt.set(key, now)
    // The logger's serializer leaves out PostgreSQL's details, which may contain personal data.
    log.warn({ err: cause, code, ...call }, 'answered with 503')
  }
}

/** The one of this process. */
export const logUnavailable = unavailableLogger()
