import pg from 'pg'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { connectMs, keepAlive } from './connections.ts'

interface Channel {
  onNotification: (payload: string) => void
  onMissed: () => void
}

const reconnectMs = 500
const pingMs = 500
/** If PostgreSQL doesn't respond to `select 1` for this long, it's considered unreachable. */
const silenceMaxMs = 3000
/** "Too many connections" (53300): the listener can't connect, but the pool's open connections still work. */
const isCrowded = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '53300'

/**
 * Listens to PostgreSQL channels (LISTEN) over one connection, which is reopened when it breaks. The same connection shows whether
 * PostgreSQL responds at all: the circuit breaker opens when the connection falls silent or can't be reopened, and closes once it's open
 * again.
 */
export class Listener {
  readonly #url: string
  readonly #breaker: CircuitBreaker
  readonly #channels = new Map<string, Channel>()
  #client: pg.Client | undefined
  #opening: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(url: string, breaker: CircuitBreaker) {
    this.#url = url
    this.#breaker = breaker
  }

  /** Calls `onNotification` for each NOTIFY on the channel, and `onMissed` when some may have been missed, including at the start. */
  async add(name: string, channel: Channel): Promise<void> {
    this.#channels.set(name, channel)
    // If a connection is about to be opened or reopened, it will listen to this channel too.
    if (!this.#client) return this.#timer ? undefined : (this.#opening ??= this.#open().finally(() => (this.#opening = undefined)))
    await this.#client.query(`listen ${name}`)
    channel.onMissed()
  }

  /** Delivers a notification to this process's listeners right away, ahead of PostgreSQL's own delivery. */
  deliver(channel: string, payload: string): void {
    this.#channels.get(channel)?.onNotification(payload)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#client?.end().catch(() => {})
  }

  async #open(): Promise<void> {
    // This connection doesn't use the breaker's sockets, because it has to get through for the breaker to close.
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'gymfolk listener',
      connectionTimeoutMillis: connectMs,
      // Longer than the time-out of `#watch`, which can tell a silent PostgreSQL from a blocked process.
      query_timeout: 2 * silenceMaxMs,
      ...keepAlive,
    })
    const broken = () => this.#reopen(client)
    client.on('error', broken)
    client.on('end', broken)
    client.on('notification', ({ channel, payload = '' }) => this.deliver(channel, payload))
    try {
      await client.connect()
      for (const name of this.#channels.keys()) await client.query(`listen ${name}`)
    } catch (error) {
      discard(client)
      throw error
    }
    if (this.#isClosed) return void client.end().catch(() => {})
    this.#client = client
    this.#timer = undefined
    this.#watch(client)
    this.#breaker.close()
    this.#notifyLost()
  }

  /** Pings PostgreSQL until a response is missing or the connection breaks. */
  #watch(client: pg.Client): void {
    let pingedAt: number | undefined
    const timer = setInterval(() => {
      if (this.#client !== client) return clearInterval(timer)
      const sentAt = pingedAt
      if (sentAt === undefined) {
        pingedAt = performance.now()
        client.query('select 1').then(
          () => (pingedAt = undefined),
          () => this.#reopen(client),
        )
      } else if (performance.now() - sentAt > silenceMaxMs) {
        // If this process was blocked, the response has already arrived and only has to be read.
        setImmediate(() => pingedAt === sentAt && this.#silent(client))
      }
    }, pingMs)
    client.once('end', () => clearInterval(timer))
  }

  #silent(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return
    this.#breaker.open(new Error(`PostgreSQL hasn't answered for ${silenceMaxMs / 1000} s`))
    this.#reopen(client)
  }

  #reopen(broken: pg.Client): void {
    if (this.#isClosed || this.#client !== broken) return
    this.#client = undefined
    discard(broken)
    this.#notifyLost()
    this.#retry(0)
  }

  #retry(afterMs: number): void {
    if (this.#isClosed) return
    const failed = (error: unknown) => {
      if (!this.#isClosed && !isCrowded(error)) this.#breaker.open(error)
      this.#retry(reconnectMs)
    }
    this.#timer = setTimeout(() => void this.#open().catch(failed), afterMs)
  }

  #notifyLost(): void {
    for (const { onMissed } of this.#channels.values()) onMissed()
  }
}

/** Destroys a connection without PostgreSQL's Terminate message, as nobody may be at the other end to read it. */
function discard(client: pg.Client): void {
  client.connection.stream.destroy()
}
