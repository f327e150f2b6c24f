import type { RateLimit } from '#contract/rate-limits.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/pool.ts'
import type { Cookies } from './cookies.ts'
import type { SecurityLog } from './security-log.ts'

/** What the application is built with: passed in by app.ts, so that a test can pass in its own. */
export interface AppContext {
  database: Database
  clock: () => Date
  config: Config
  /** Signs order links, and keys everything that is encrypted or hashed with a key. */
  signingSecret: string
  /** Security events are logged here, without personal data. */
  log?: SecurityLog
}

/** The signed-in person behind a call. */
export interface Caller {
  userId: string
  /** What their role allows; empty for customers. */
  permissions: readonly string[]
  /** The session was started with two factors, or with a passkey. Without it, no permission counts. */
  secondFactor: boolean
  tokenHash: string
}

/** What HTTP says about the client. */
export interface Client {
  /** Its network address. */
  address: string
  /** Its User-Agent header. */
  agent: string
  /** A page in a browser sent it, says the browser (Sec-Fetch-Site): it stores cookies. */
  isBrowser: boolean
  cookies: Cookies
}

/** A file that was received, in a place of its own until the call ends. */
export interface ReceivedFile {
  path: string
  bytes: number
}

/** What a use case says of its change beside what was sent: only ids and the fields that changed, no names or addresses. */
export interface ChangeNote {
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
  /** As the answer and the log name it; undefined for calls that the server makes itself. */
  requestId?: string | undefined
  /** The limits that the endpoint declares. */
  rateLimits: readonly RateLimit[]
  /** What staff changed, for the audit log: `noteChange`. */
  change?: ChangeNote | undefined
  /** The file, where the endpoint takes one and the request brought one. */
  file?: ReceivedFile | undefined
}

/** The context of a call that only a signed-in customer can make. */
export interface SignedInContext extends RequestContext {
  caller: Caller
}
