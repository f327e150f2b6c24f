import pg from 'pg'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { connectMs, keepAlive } from './connections.ts'

interface Channel {
  heard: (payload: string) => void
  lost: () => void
}

const reconnectMs = 500
const pingMs = 500
/** When PostgreSQL doesn't answer `select 1` for this long, it's considered unreachable. */
const silenceMaxMs = 3000
/** "Too many connections": ours can't be opened again, but the pool has its own. */
const isCrowded = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '53300'

/**
 * Hears what PostgreSQL tells on some channels, over one connection that is opened again when it breaks. The same connection tells whether
 * PostgreSQL answers at all: the circuit breaker opens when it falls silent or can't be opened again, and closes when it is.
 */
export class Listener {
  readonly #url: string
  readonly #breaker: CircuitBreaker
  readonly #channels = new Map<string, Channel>()
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(url: string, breaker: CircuitBreaker) {
    this.#url = url
    this.#breaker = breaker
  }

  /** Calls `heard` on each NOTIFY of the channel; `lost` when some may have been missed, at the beginning too. */
  async add(name: string, channel: Channel): Promise<void> {
    this.#channels.set(name, channel)
    // While the connection is to be opened again, that will hear of this channel too.
    if (!this.#client) return this.#timer ? undefined : this.#open()
    await this.#client.query(`listen ${name}`)
    channel.lost()
  }

  /** As if PostgreSQL had told it already: it's about to. */
  hear(channel: string, payload: string): void {
    this.#channels.get(channel)?.heard(payload)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#client?.end().catch(() => {})
  }

  async #open(): Promise<void> {
    // Not through the breaker's sockets: this one has to get through to close it.
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'gymfolk listener',
      connectionTimeoutMillis: connectMs,
      // Later than the watch below, which tells silence from a process that stood still itself.
      query_timeout: 2 * silenceMaxMs,
      ...keepAlive,
    })
    const broken = () => this.#reopen(client)
    client.on('error', broken)
    client.on('end', broken)
    client.on('notification', ({ channel, payload = '' }) => this.hear(channel, payload))
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
    this.#tellLost()
  }

  /** Pings until a response is missing or the connection breaks. */
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
        // If this process was blocked, the response has arrived and only has to be read.
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
    this.#tellLost()
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

  #tellLost(): void {
    for (const { lost } of this.#channels.values()) lost()
  }
}

/** Without saying goodbye: nothing may be at the other end. */
function discard(client: pg.Client): void {
  client.connection.stream.destroy()
}
