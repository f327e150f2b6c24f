import type { RateLimit } from '#contract/rate-limits.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/pool.ts'
import type { Cookies } from './cookies.ts'
import type { SecurityLog } from './security-log.ts'
import type { ConcurrencyLimits } from './slots.ts'

/** What the whole application shares. app.ts passes it in, so that a test can pass in its own. */
export interface AppContext {
  database: Database
  clock: () => Date
  config: Config
  /** Signs order links, and is the key for everything that is encrypted or hashed with a key. */
  signingSecret: string
  /** Limits on what runs concurrently in this process. */
  slots: ConcurrencyLimits
  /** Security events are logged here, without personal data. */
  log?: SecurityLog
}

/** The signed-in person behind a call. */
export interface Caller {
  userId: string
  /** What their role allows; empty for customers. */
  permissions: readonly string[]
  /** Whether the session was started with two factors or a passkey, or staff need none (the demo). Without it, no permission counts. */
  secondFactor: boolean
  tokenHash: string
}

/** What the HTTP request shows of the client. */
export interface Client {
  /** Its network address. */
  address: string
  /** Its User-Agent header. */
  agent: string
  /** Whether a page in a browser sent the request (Sec-Fetch-Site says so): browsers store cookies. */
  isBrowser: boolean
  cookies: Cookies
}

/** A file that came with the call: stored at `path` until the call ends. */
export interface ReceivedFile {
  path: string
  bytes: number
}

/**
 * A use case's description of its change, if the input alone doesn't describe it: only ids and the fields that changed, no names or
 * addresses.
 */
export interface ChangeDescription {
  /** Records a call that customers can make as well, for what belongs to the shop. */
  isByStaff?: true
  target?: string
  before?: object
  after?: object
}

/** What a handler gets besides its input. */
export interface RequestContext {
  now: Date
  caller: Caller | null
  client: Client
  config: Config
  signingSecret: string
  log?: SecurityLog | undefined
  /** The request's id in the response and the log; undefined for calls that the server makes itself. */
  requestId?: string | undefined
  /** The limits that the endpoint declares. */
  rateLimits: readonly RateLimit[]
  /** What staff changed, for the audit log; set by `describeChange`. */
  change?: ChangeDescription | undefined
  /** The uploaded file, if the endpoint accepts one and the request contained one. */
  file?: ReceivedFile | undefined
}

/** The context of a call that only a signed-in customer can make. */
export interface SignedInContext extends RequestContext {
  caller: Caller
}
