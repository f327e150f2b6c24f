import { crc32, zstdDecompressSync } from 'node:zlib'
import { type Encoding, compress, zstdNow } from '#server/http/encoding.ts'

/** What rendering a page gives. */
export interface Page {
  status: number
  html: string
  redirect?: string
  cacheable: boolean
}
/** A page ready to be sent: as nearly all browsers take it, a fifth of its size. Other encodings are made of that when first asked for. */
export interface Entry {
  etag: string
  packed: { zstd: Buffer } & Partial<Record<Encoding, Buffer>>
}

interface Kept extends Entry {
  at: number
  version: number
  bytes: number
}

interface Settings {
  /** Injected so that tests decide what time it is. */
  now: () => number
  /** Changes whenever something that pages show has changed. */
  version: () => number
  entriesMax?: number
  bytesMax?: number
}

/** An unchanged page is fresh for a minute; a change shows after a second at most, so that a burst of changes does not render per request. */
const freshMs = 60_000
const changedFreshMs = 1_000

/** Written into again and again: what is outside the heap and thrown away makes the collector stop everything. */
const scratch = Buffer.allocUnsafeSlow(1024 * 1024)

/** The text as bytes, good until the next call. */
const bytesOf = (text: string): Buffer => (text.length * 3 > scratch.length ? Buffer.from(text) : scratch.subarray(0, scratch.write(text)))

/** Rendered pages in memory: least recently used out first, rendered once however many ask, stale rather than failing. */
export class PageCache {
  readonly #settings: Required<Settings>
  readonly #entries = new Map<string, Kept>()
  readonly #rendering = new Map<string, Promise<Page | Entry>>()
  #bytes = 0

  constructor(settings: Settings) {
    this.#settings = { entriesMax: 500, bytesMax: 48 * 1024 * 1024, ...settings }
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes }
  }

  /** The entry if it may be served as it is: the hot path. */
  fresh(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const age = this.#settings.now() - entry.at
    if (age >= (entry.version === this.#settings.version() ? freshMs : changedFreshMs)) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  /** The entry, rendered if need be; or the page itself where it may not be kept. */
  get(key: string, render: () => Promise<Page>): Promise<Page | Entry> {
    const entry = this.fresh(key)
    if (entry) return Promise.resolve(entry)
    let under = this.#rendering.get(key)
    if (!under) {
      under = this.#render(key, render).finally(() => this.#rendering.delete(key))
      this.#rendering.set(key, under)
    }
    return under
  }

  /** The bytes of an entry as a client takes them. */
  async packed(key: string, entry: Entry, encoding: Encoding): Promise<Buffer> {
    const there = entry.packed[encoding]
    if (there) return there
    const plain = zstdDecompressSync(entry.packed.zstd)
    if (encoding === 'identity') return plain
    const bytes = await compress(plain, encoding)
    if (!entry.packed[encoding]) {
      entry.packed[encoding] = bytes
      this.#grow(key, entry, bytes.length)
    }
    return bytes
  }

  async #render(key: string, render: () => Promise<Page>): Promise<Page | Entry> {
    const version = this.#settings.version()
    const stale = this.#entries.get(key)
    const page = await render().catch((error: unknown) => {
      if (stale) return null
      throw error
    })
    if (stale && (page === null || page.status >= 500)) return stale
    if (page === null) throw new Error('unreachable: a failure without a stale entry was thrown')
    if (stale) this.#drop(key)
    return page.cacheable && page.status === 200 ? this.#keep(key, page, version) : page
  }

  #keep(key: string, { html }: Page, version: number): Entry {
    const plain = bytesOf(html)
    const etag = `W/"${plain.length.toString(36)}-${crc32(plain).toString(36)}"`
    const zstd = Buffer.from(zstdNow(plain))
    const entry: Kept = { etag, packed: { zstd }, at: this.#settings.now(), version, bytes: zstd.length }
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    this.#shrink()
    return entry
  }

  #grow(key: string, entry: Entry, bytes: number): void {
    const kept = this.#entries.get(key)
    if (kept !== entry || !kept) return
    kept.bytes += bytes
    this.#bytes += bytes
    this.#shrink()
  }

  #shrink(): void {
    const { entriesMax, bytesMax } = this.#settings
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= entriesMax && this.#bytes <= bytesMax) return
      this.#drop(key)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
