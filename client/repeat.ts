/** How calls are repeated, and how long they may take. */
export interface RepeatOptions {
  /** How often a call is made at most; 1 never repeats. By default 3. */
  attempts?: number
  /** How long each attempt may wait for its answer to begin, in milliseconds; by default a minute, for an upload as long as it takes. */
  timeoutMs?: number
  /** The longest pause before a further attempt, in milliseconds: where the shop asks for more, its answer is returned. By default a minute. */
  pauseMaxMs?: number
  /** Carries out a request; by default the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** Waits before a further attempt; by default with a timer. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

const firstPauseMs = 500
const textTimeoutMs = 60_000

/**
 * A `fetch` that repeats what may be repeated: what was refused with 429, and reads and calls with an Idempotency-Key that got a 502, 503 or 504 or
 * no answer. Any other call may have had its effect then, also with a 503: the shop answers so when it loses its database, be it in the middle of a
 * commit. PUT and DELETE are no exception: some add a row each time, others answer 409 or 404 though the first time worked. It waits as long as
 * `Retry-After` says, else half a second and then twice as long each time. The caller's `signal` ends both the call and the pause.
 */
export function repeatingFetch(options: RepeatOptions = {}): (request: Request) => Promise<Response> {
  const { attempts = 3, timeoutMs, pauseMaxMs = 60_000, fetch = globalThis.fetch, wait = pause } = options
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
  { timeoutMs = defaultTimeoutMs(request), isLast }: { timeoutMs: number | undefined; isLast: boolean },
): Promise<Response | undefined> {
  // A body can be read only once, so each attempt but the last sends a copy.
  const copy = isLast ? request : request.clone()
  const late = new AbortController()
  const stop = () => late.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
  const timer = timeoutMs === undefined ? undefined : setTimeout(stop, timeoutMs)
  try {
    return await fetch(new Request(copy, { signal: AbortSignal.any([request.signal, late.signal]) }))
  } catch (error) {
    if (isLast || request.signal.aborted || !isRepeatable(request)) throw error
    return undefined
  } finally {
    // The body of an answer may take longer: a file streams for as long as its reader needs.
    clearTimeout(timer)
  }
}

/** A minute for what has no body or a text, which is sent at once; none for an upload, which would be broken off just to be sent again. */
function defaultTimeoutMs({ body, headers }: Request): number | undefined {
  const isText = /^(?:application\/json|text\/plain)\b/.test(headers.get('content-type') ?? '')
  return !body || isText ? textTimeoutMs : undefined
}

/** How long to wait before the call is repeated; undefined if it isn't to be repeated. */
function pauseAfter({ status, headers }: Response, request: Request, attempt: number): number | undefined {
  const isTemporary = status === 429 || ([502, 503, 504].includes(status) && isRepeatable(request))
  if (!isTemporary) return undefined
  const seconds = Number(headers.get('retry-after'))
  return seconds > 0 ? seconds * 1000 : firstPauseMs * 2 ** (attempt - 1)
}

const isRepeatable = ({ method, headers }: Request): boolean => ['GET', 'HEAD'].includes(method) || headers.has('idempotency-key')

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
