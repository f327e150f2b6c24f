import { type Db, statement } from './statement.ts'

/** Runs as its own transaction, which writes nothing. */
const notifyAll = statement(
  'db.notifyAll',
  { channels: 'text[]', payloads: 'text[]' },
  {},
  `select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as notifications (channel, payload)`,
)

const gatherMs = 50
const retryMs = 500
/** The payload of a NOTIFY must be shorter than 8,000 bytes. */
const bytesMax = 7900
const separator = ' '

/** The ids and tags that a payload carries. */
export const payloadItems = (payload: string): string[] => payload.split(separator)

/**
 * Notifies every process of what changed. All changes within 50 ms are sent together, each id or tag once, as a NOTIFY with each commit
 * costs more than many of the changes do. Only for state that corrects itself: a process that dies loses what it hasn't sent yet (decision
 * 69).
 */
export class NotifyBatcher {
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

  /** Sends pending notifications right away; if that fails, it is retried after 0.5 s. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const items = this.#items
    if (items.size === 0) return
    this.#items = new Map()
    const messages = [...items].flatMap(([channel, some]) => payloadsOf(some).map((payload) => [channel, payload] as const))
    try {
      await notifyAll.run(this.#db, { channels: messages.map(([channel]) => channel), payloads: messages.map(([, payload]) => payload) })
    } catch (error) {
      this.#onFailure(error)
      if (!this.#isClosed) this.#retryLater(items)
    }
  }

  /** Sends pending notifications once, without a retry, when the process ends. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.flush()
  }

  #retryLater(items: Map<string, Set<string>>): void {
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
