/** How calls are repeated, and how long they may take. */
export interface RepeatOptions {
  /** How often a call is made at most; 1 never repeats. By default 3. */
  attempts?: number
  /** How long each attempt may take, in milliseconds; by default a minute. */
  timeoutMs?: number
  /** The longest pause before a further attempt, in milliseconds: where the shop asks for more, its answer is returned. By default a minute. */
  pauseMaxMs?: number
  /** Carries out a request; by default the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** Waits before a further attempt; by default with a timer. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

const firstPauseMs = 500

/**
 * A `fetch` that repeats what may be repeated: what was refused with 429, and, if a second time has no further effect, what got a 502, 503 or 504 or
 * no answer. That is so for reads, PUT and DELETE, and for calls with an Idempotency-Key. It waits as long as `Retry-After` says, else half a
 * second and then twice as long each time. The caller's `signal` ends both the call and the pause.
 */
export function repeatingFetch(options: RepeatOptions = {}): (request: Request) => Promise<Response> {
  const { attempts = 3, timeoutMs = 60_000, pauseMaxMs = 60_000, fetch = globalThis.fetch, wait = pause } = options
  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= attempts
      const outcome = await attemptOf(fetch, request, { timeoutMs, isLast })
      const ms = outcome instanceof Response ? pauseAfter(outcome, request, attempt) : firstPauseMs * 2 ** (attempt - 1)
      if (outcome instanceof Response && (isLast || ms === undefined || ms > pauseMaxMs)) return outcome
      if (outcome instanceof Response) await outcome.body?.cancel()
      await wait(ms ?? 0, request.signal)
    }
  }
}

/** The answer of one attempt, or undefined if there was none and the call may be repeated; otherwise it fails as `fetch` does. */
async function attemptOf(
  fetch: (request: Request) => Promise<Response>,
  request: Request,
  { timeoutMs, isLast }: { timeoutMs: number; isLast: boolean },
): Promise<Response | undefined> {
  // A body can be read only once, so each attempt but the last sends a copy.
  const copy = isLast ? request : request.clone()
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
  try {
    return await fetch(new Request(copy, { signal }))
  } catch (error) {
    if (isLast || request.signal.aborted || !isRepeatable(request)) throw error
    return undefined
  }
}

/** How long to wait before the call is repeated; undefined if it isn't to be repeated. */
function pauseAfter({ status, headers }: Response, request: Request, attempt: number): number | undefined {
  const isTemporary = status === 429 || ([502, 503, 504].includes(status) && isRepeatable(request))
  if (!isTemporary) return undefined
  const seconds = Number(headers.get('retry-after'))
  return seconds > 0 ? seconds * 1000 : firstPauseMs * 2 ** (attempt - 1)
}

const isRepeatable = ({ method, headers }: Request): boolean =>
  ['GET', 'HEAD', 'PUT', 'DELETE'].includes(method) || headers.has('idempotency-key')

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
