import { crc32, zstdDecompressSync } from 'node:zlib'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { SelectiveCache } from '#server/db/selective-cache.ts'
import { type CacheTag, collectCacheTags, type TagInvalidations } from '#server/http/cache-tags.ts'
import { compact, type Encoding, compress, zstdNow } from '#server/http/encoding.ts'

/** Makes a page; `before` is what the one before it was made of, where that is known. */
export type Make = (before?: readonly string[]) => Promise<RenderedPage>
/** A page ready to be sent: as nearly all browsers take it, a fifth of its size. Other encodings are made from it when first requested. */
export interface Entry {
  etag: string
  /** When it stops being true by itself, in milliseconds: it's served no longer, by nobody. Infinity where it doesn't. */
  until: number
  packed: { zstd: Buffer } & Partial<Record<Encoding, Buffer>>
  plain: {
    length: number
    /** As long as it's on its way to someone: those who take no encoding share it, however slowly they read, or if they don't. */
    shared?: WeakRef<Buffer>
  }
}

interface CachedEntry extends Entry {
  renderedAt: number
  /** When it was last seen to be right. */
  rightAt: number
  data?: readonly string[] | undefined
  /** The step of the invalidations at which it was rendered, and what it shows. */
  step: number
  tags: readonly CacheTag[]
}

interface Settings {
  /** Injected so that tests decide what time it is. */
  now: () => number
  /** What has changed of the things that pages show. */
  invalidations: TagInvalidations
  /** Of compressed pages: about 11 kB each, so 2,000 pages. */
  bytesMax?: number
}

/**
 * An unchanged page is fresh for a minute. A change shows within a second: what was made, or seen to be right, less than that ago may be served once more.
 * So a burst of changes doesn't render per request, and nobody waits for a page that someone looks at all the time.
 */
const freshMs = 60_000
const changedFreshMs = 900
/** From then on one is made while it's still served, so that with changes all the time nobody waits once a second either. */
const renewAfterMs = 600
/** What an entry takes beside its bytes. */
const overheadBytes = 500

/** Reused: discarded memory outside the heap makes the garbage collector stop everything. */
const scratch = Buffer.allocUnsafeSlow(1024 * 1024)

/** The text as bytes, good until the next call. */
function bytesOf(pieces: readonly string[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  if (length * 3 > scratch.length) return Buffer.from(pieces.join(''))
  let end = 0
  for (const piece of pieces) end += scratch.write(piece, end)
  return scratch.subarray(0, end)
}

/** zlib's least. */
const chunkMin = 64

function unpacked({ packed, plain }: Entry): Buffer {
  const shared = plain.shared?.deref()
  if (shared) return shared
  // In one piece, with room for one more byte, or zlib asks for another piece to learn that nothing is left.
  const bytes = zstdDecompressSync(packed.zstd, { chunkSize: Math.max(chunkMin, plain.length + 1) })
  plain.shared = new WeakRef(bytes)
  return bytes
}

const sizeOf = ({ packed, tags }: CachedEntry): number =>
  overheadBytes + tags.length * 8 + Object.values(packed).reduce((sum, bytes) => sum + bytes.length, 0)

/**
 * Rendered pages in memory: least recently used out first, rendered once however many ask, stale rather than failing. Once it's full, a page has to be asked
 * for twice to push others out: most addresses with filters never are, and each page that went would stay in memory until V8 collects its old generation.
 */
export class PageCache {
  readonly #now: () => number
  readonly #invalidations: TagInvalidations
  readonly #entries: SelectiveCache<CachedEntry>
  #hits = 0
  #misses = 0
  readonly #rendering = new Map<string, Promise<RenderedPage | Entry>>()

  constructor({ now, invalidations, bytesMax = 24 * 1024 * 1024 }: Settings) {
    this.#now = now
    this.#invalidations = invalidations
    this.#entries = new SelectiveCache({ maxSize: bytesMax, sizeOf })
  }

  /** The time it goes by. */
  get now(): number {
    return this.#now()
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize }
  }

  /** How many requests were answered from it, and how many had to wait for a page to be rendered. */
  get counts(): { hits: number; misses: number } {
    return { hits: this.#hits, misses: this.#misses }
  }

  /** The entry if it may be served as it is: the hot path. */
  fresh(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const isValid = this.#invalidations.isValid(entry.step, entry.tags)
    const now = this.#now()
    if (now >= entry.until || now - entry.renderedAt >= (isValid ? freshMs : renewAfterMs)) return undefined
    // What happened so far does not concern it: next time it is not looked through again.
    if (isValid) {
      entry.step = this.#invalidations.step
      entry.rightAt = now
    }
    return entry
  }

  /** The entry, rendered if need be; or the page itself where it may not be cached. `onShared`: it waits for what another asked for. */
  get(key: string, render: Make, onShared?: () => void): Promise<RenderedPage | Entry> {
    const entry = this.fresh(key) ?? this.#renewed(key, render)
    if (entry) {
      this.#hits += 1
      return Promise.resolve(entry)
    }
    this.#misses += 1
    if (this.#rendering.has(key)) onShared?.()
    return this.#rendered(key, render)
  }

  /** One that was right a moment ago, while another is made. */
  #renewed(key: string, render: Make): Entry | undefined {
    const entry = this.#entries.peek(key)
    const now = this.#now()
    if (!entry || now >= entry.until || now - entry.rightAt >= changedFreshMs) return undefined
    // A failure leaves the entry as it is, and is told to who has to wait for it.
    void this.#rendered(key, render).catch(() => undefined)
    return entry
  }

  #rendered(key: string, render: Make): Promise<RenderedPage | Entry> {
    let rendering = this.#rendering.get(key)
    if (!rendering) {
      rendering = this.#render(key, render).finally(() => this.#rendering.delete(key))
      this.#rendering.set(key, rendering)
    }
    return rendering
  }

  /** The bytes of an entry as a client takes them. */
  async packed(key: string, entry: Entry, encoding: Encoding): Promise<Buffer> {
    const there = entry.packed[encoding]
    if (there) return there
    const plain = unpacked(entry)
    if (encoding === 'identity') return plain
    const bytes = compact(await compress(plain, encoding))
    if (!entry.packed[encoding]) {
      entry.packed[encoding] = bytes
      const cached = this.#entries.peek(key)
      // Put in once more: its size has changed.
      if (cached === entry && this.#entries.delete(key)) this.#entries.set(key, cached)
    }
    return bytes
  }

  async #render(key: string, render: Make): Promise<RenderedPage | Entry> {
    const { step } = this.#invalidations
    const stale = this.#entries.peek(key)
    const rendered = await collectCacheTags(() => render(stale?.data)).catch((error: unknown) => {
      if (stale) return null
      throw error
    })
    if (stale && (rendered === null || rendered.result.status >= 500)) return stale
    if (rendered === null) throw new Error('unreachable: a failure without a stale entry was thrown')
    const { result: page, tags, until } = rendered
    if (page.isSame && stale) return this.#store(key, { ...stale, step, tags, until, ...this.#madeNow() })
    if (page.cacheable && page.status === 200) return this.#add(key, page, { step, tags, until })
    this.#entries.delete(key)
    return page
  }

  #madeNow(): Pick<CachedEntry, 'renderedAt' | 'rightAt'> {
    const now = this.#now()
    return { renderedAt: now, rightAt: now }
  }

  #add(key: string, { html, data }: RenderedPage, made: Pick<CachedEntry, 'step' | 'tags' | 'until'>): Entry {
    const bytes = bytesOf(html)
    const zstd = compact(zstdNow(bytes))
    // Of the packed bytes, which are the same for the same page: they're a fifth.
    const etag = `W/"${zstd.length.toString(36)}-${crc32(zstd).toString(36)}"`
    return this.#store(key, { etag, packed: { zstd }, plain: { length: bytes.length }, data, ...this.#madeNow(), ...made })
  }

  #store(key: string, entry: CachedEntry): Entry {
    this.#entries.offer(key, entry)
    return entry
  }
}
