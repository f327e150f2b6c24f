import pg from 'pg'

interface Channel {
  heard: (payload: string) => void
  lost: () => void
}

const reconnectMs = 500

/** Hears what PostgreSQL tells on some channels, over one connection that is opened again when it breaks. */
export class Listener {
  readonly #url: string
  readonly #channels = new Map<string, Channel>()
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(url: string) {
    this.#url = url
  }

  /** Calls `heard` on each NOTIFY of the channel; `lost` when some may have been missed, at the beginning too. */
  async add(name: string, channel: Channel): Promise<void> {
    this.#channels.set(name, channel)
    // While the connection is to be opened again, that will hear of this channel too.
    if (!this.#client) return this.#timer ? undefined : this.#open()
    await this.#client.query(`listen ${name}`)
    channel.lost()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#client?.end().catch(() => {})
  }

  async #open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'gymfolk listener', connectionTimeoutMillis: 5000 })
    const broken = () => this.#reopen(client)
    client.on('error', broken)
    client.on('end', broken)
    client.on('notification', ({ channel, payload = '' }) => this.#channels.get(channel)?.heard(payload))
    try {
      await client.connect()
      for (const name of this.#channels.keys()) await client.query(`listen ${name}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    if (this.#isClosed) return void client.end().catch(() => {})
    this.#client = client
    this.#timer = undefined
    this.#tellLost()
  }

  #reopen(broken: pg.Client): void {
    if (this.#isClosed || this.#client !== broken) return
    this.#client = undefined
    this.#tellLost()
    this.#retry()
  }

  #retry(): void {
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#open().catch(() => this.#retry()), reconnectMs)
  }

  #tellLost(): void {
    for (const { lost } of this.#channels.values()) lost()
  }
}
