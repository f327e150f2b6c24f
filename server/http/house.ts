import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/pool.ts'
import type { Cookies } from './cookies.ts'

/** What the house is built with: handed down by app.ts, so that a test can hand down its own. */
export interface House {
  database: Database
  clock: () => Date
  config: Config
  /** Signs the links that open an order without signing in. */
  secret: string
}

/** The signed-in person behind a call. */
export interface Caller {
  userId: string
  role: string
  /** The session was begun with two factors, or with a passkey; staff can do nothing as staff without. */
  secondFactor: boolean
  tokenHash: string
}

/** What HTTP tells of the other end. */
export interface Client {
  /** Its network address. */
  address: string
  /** Its User-Agent header. */
  agent: string
  cookies: Cookies
}

/** What a handler knows beside its input. */
export interface Context {
  now: Date
  caller: Caller | null
  client: Client
  config: Config
  secret: string
}
