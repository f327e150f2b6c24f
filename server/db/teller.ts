import { type Db, statement } from './statement.ts'

/** A transaction of its own, which writes nothing. */
const tell = statement(
  'db.tell',
  { channels: 'text[]', payloads: 'text[]' },
  {},
  `select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as told (channel, payload)`,
)

const gatherMs = 50
const retryMs = 500
/** NOTIFY carries less than 8,000 bytes. */
const bytesMax = 7900
const separator = ' '

/** What a payload holds: ids and tags that were told together. */
export const toldTogether = (payload: string): string[] => payload.split(separator)

/**
 * Tells every process what changed, all of 50 ms together and the same only once: telling with each commit costs more than many of them change.
 * For what is right again by itself, as a process that dies takes what it hasn't told with it (decision 69).
 */
export class Teller {
  readonly #db: Db
  readonly #onFailure: (error: unknown) => void
  #items = new Map<string, Set<string>>()
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(db: Db, onFailure: (error: unknown) => void) {
    this.#db = db
    this.#onFailure = onFailure
  }

  /** `item` is an id or a tag, without spaces. */
  add(channel: string, item: string): void {
    const items = this.#items.get(channel) ?? new Set()
    this.#items.set(channel, items.add(item))
    this.#timer ??= setTimeout(() => void this.flush(), gatherMs).unref()
  }

  /** Tells right away what waits; what couldn't be told waits on. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const items = this.#items
    if (items.size === 0) return
    this.#items = new Map()
    const messages = [...items].flatMap(([channel, some]) => payloadsOf(some).map((payload) => [channel, payload] as const))
    try {
      await tell.run(this.#db, { channels: messages.map(([channel]) => channel), payloads: messages.map(([, payload]) => payload) })
    } catch (error) {
      this.#onFailure(error)
      if (!this.#isClosed) this.#tellLater(items)
    }
  }

  /** The last of this process. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.flush()
  }

  #tellLater(items: Map<string, Set<string>>): void {
    for (const [channel, some] of items) for (const item of some) this.add(channel, item)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), retryMs).unref()
  }
}

function payloadsOf(items: Set<string>): string[] {
  const payloads: string[] = []
  let room = 0
  for (const item of items) {
    const bytes = Buffer.byteLength(item) + separator.length
    if (bytes > room) {
      payloads.push(item)
      room = bytesMax - bytes
    } else {
      payloads.push(`${payloads.pop()}${separator}${item}`)
      room -= bytes
    }
  }
  return payloads
}
