import { zstdDecompressSync } from 'node:zlib'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { SelectiveCache } from '#server/db/selective-cache.ts'
import { type CacheTag, collectCacheTags, type TagInvalidations } from '#server/http/cache-tags.ts'
import { trimBuffer, type Encoding, compress, zstdSync } from '#server/http/encoding.ts'
import { weakTag } from '#server/http/entity-tags.ts'

/** Renders a page; `before` is the data of its previous rendering, if known. */
export type RenderEntry = (before?: readonly string[]) => Promise<RenderedPage>
/**
 * A page ready to be sent in the encoding that nearly all browsers accept, at a fifth of its size. Other encodings are made from it when
 * first requested.
 */
export interface Entry {
  etag: string
  /** When it becomes outdated by itself, in milliseconds; after that, it's only served while rendering fails. Infinity if it never does. */
  until: number
  packed: { zstd: Buffer } & Partial<Record<Encoding, Buffer>>
  plain: {
    length: number
    /** The uncompressed bytes while they are being sent: clients that accept no encoding share them, however slowly they read. */
    shared?: WeakRef<Buffer>
  }
}

interface CachedEntry extends Entry {
  renderedAt: number
  /** When a price that it shows ends: it isn't served after that, whatever fails. */
  pricesUntil: number
  /** When it was last known to be current. */
  rightAt: number
  data?: readonly string[] | undefined
  /** The invalidation step at which it was rendered, and the tags of what it shows. */
  step: number
  tags: readonly CacheTag[]
}

interface Settings {
  /** Injected so that tests control the time. */
  now: () => number
  /** The invalidations of what pages show. */
  invalidations: TagInvalidations
  /** The maximum size of all compressed pages: at about 11 kB each, 2,000 pages. */
  bytesMax?: number
}

/**
 * An unchanged page is fresh for a minute. A change shows within a second: a page that was current less than that ago may be served once
 * more. So a burst of changes doesn't cause a rendering per request, and nobody waits for a page that is requested all the time.
 */
const freshMs = 60_000
const changedFreshMs = 900
/** From this age on, a new one is rendered while the old one is still served, so that even under constant changes nobody has to wait. */
const renewAfterMs = 600
/** The memory of an entry besides its bytes. */
const overheadBytes = 500

/** A reused buffer: freeing memory outside the heap makes the garbage collector pause everything. */
const scratch = Buffer.allocUnsafeSlow(1024 * 1024)

/** The text as bytes, valid until the next call. */
function bytesOf(pieces: readonly string[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  if (length * 3 > scratch.length) return Buffer.from(pieces.join(''))
  let end = 0
  for (const piece of pieces) end += scratch.write(piece, end)
  return scratch.subarray(0, end)
}

/** The minimum that zlib allows. */
const chunkMin = 64

function unpacked({ packed, plain }: Entry): Buffer {
  const shared = plain.shared?.deref()
  if (shared) return shared
  // The output is decompressed into a single chunk with room for one more byte: otherwise zlib allocates another chunk to learn that
  // nothing is left.
  const bytes = zstdDecompressSync(packed.zstd, { chunkSize: Math.max(chunkMin, plain.length + 1) })
  plain.shared = new WeakRef(bytes)
  return bytes
}

const sizeOf = ({ packed, tags }: CachedEntry): number =>
  overheadBytes + tags.length * 8 + Object.values(packed).reduce((sum, bytes) => sum + bytes.length, 0)

/**
 * An LRU cache of rendered pages. Concurrent requests share one rendering, and a stale page is served rather than a failure, unless one of
 * its prices has ended. Once it's full, a page has to be requested twice to evict others: most URLs with filters never are, and an evicted
 * page would stay in memory until V8 collects its old generation.
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

  /** The cache's current time. */
  get now(): number {
    return this.#now()
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize }
  }

  /** The number of requests answered from the cache, and of those that had to wait for a rendering. */
  get counts(): { hits: number; misses: number } {
    return { hits: this.#hits, misses: this.#misses }
  }

  /** The entry if it may be served as it is. This is the hot path. */
  fresh(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    const isValid = this.#invalidations.isValid(entry.step, entry.tags)
    const now = this.#now()
    if (now >= entry.until || now - entry.renderedAt >= (isValid ? freshMs : renewAfterMs)) return undefined
    // No invalidation so far concerns it, so they needn't be checked again.
    if (isValid) {
      entry.step = this.#invalidations.step
      entry.rightAt = now
    }
    return entry
  }

  /**
   * The entry, rendered if necessary; or the page itself if it may not be cached. `onShared` is called if it waits for a rendering that
   * someone else requested.
   */
  get(key: string, render: RenderEntry, onShared?: () => void): Promise<RenderedPage | Entry> {
    const entry = this.fresh(key) ?? this.#renewed(key, render)
    if (entry) {
      this.#hits += 1
      return Promise.resolve(entry)
    }
    this.#misses += 1
    if (this.#rendering.has(key)) onShared?.()
    return this.#rendered(key, render)
  }

  /** An entry that was current a moment ago, while a new one is rendered. */
  #renewed(key: string, render: RenderEntry): Entry | undefined {
    const entry = this.#entries.peek(key)
    const now = this.#now()
    if (!entry || now >= entry.until || now - entry.rightAt >= changedFreshMs) return undefined
    // A failure leaves the entry as it is, and is reported to requests that have to wait for it.
    void this.#rendered(key, render).catch(() => undefined)
    return entry
  }

  #rendered(key: string, render: RenderEntry): Promise<RenderedPage | Entry> {
    let rendering = this.#rendering.get(key)
    if (!rendering) {
      rendering = this.#render(key, render).finally(() => this.#rendering.delete(key))
      this.#rendering.set(key, rendering)
    }
    return rendering
  }

  /** The bytes of an entry in an encoding. */
  async packed(key: string, entry: Entry, encoding: Encoding): Promise<Buffer> {
    const there = entry.packed[encoding]
    if (there) return there
    const plain = unpacked(entry)
    if (encoding === 'identity') return plain
    const bytes = trimBuffer(await compress(plain, encoding))
    if (!entry.packed[encoding]) {
      entry.packed[encoding] = bytes
      const cached = this.#entries.peek(key)
      // The entry is re-inserted because its size has changed.
      if (cached === entry && this.#entries.delete(key)) this.#entries.set(key, cached)
    }
    return bytes
  }

  async #render(key: string, render: RenderEntry): Promise<RenderedPage | Entry> {
    const { step } = this.#invalidations
    const stale = this.#entries.peek(key)
    const isBetterThanNone = () => stale !== undefined && this.#now() < stale.pricesUntil
    const rendered = await collectCacheTags(() => render(stale?.data)).catch((error: unknown) => {
      if (isBetterThanNone()) return null
      throw error
    })
    if (stale && (rendered === null || (rendered.result.status >= 500 && isBetterThanNone()))) return stale
    if (rendered === null) throw new Error('unreachable: a failure without a stale entry was thrown')
    const { result: page, ...made } = rendered
    if (page.isSame && stale) return this.#store(key, { ...stale, step, ...made, ...this.#madeNow() })
    if (page.cacheable && page.status === 200) return this.#add(key, page, { step, ...made })
    this.#entries.delete(key)
    return page
  }

  #madeNow(): Pick<CachedEntry, 'renderedAt' | 'rightAt'> {
    const now = this.#now()
    return { renderedAt: now, rightAt: now }
  }

  #add(key: string, { html, data }: RenderedPage, made: Pick<CachedEntry, 'step' | 'tags' | 'until' | 'pricesUntil'>): Entry {
    const bytes = bytesOf(html)
    const zstd = trimBuffer(zstdSync(bytes))
    // The ETag is computed from the compressed bytes, a fifth of the size; they are the same for the same page.
    const etag = weakTag(zstd)
    return this.#store(key, { etag, packed: { zstd }, plain: { length: bytes.length }, data, ...this.#madeNow(), ...made })
  }

  #store(key: string, entry: CachedEntry): Entry {
    this.#entries.offer(key, entry)
    return entry
  }
}
