import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { addCacheExpiry, addCacheTags, addPriceExpiry, TagInvalidations } from '#server/http/cache-tags.ts'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { type Entry, PageCache } from './cache.ts'

let time = 0
let invalidations = new TagInvalidations()
let rendered = 0
let cache = new PageCache({ now: () => time, invalidations })

beforeEach(() => {
  time = 1_000_000
  invalidations = new TagInvalidations()
  rendered = 0
  cache = new PageCache({ now: () => time, invalidations })
})

const page = (html: string, more: Partial<RenderedPage> = {}): RenderedPage => ({ status: 200, html: [html], cacheable: true, ...more })
/** Renders a page that says which rendering it is, and shows one product. */
const render = async (): Promise<RenderedPage> => {
  addCacheTags(['product:1'])
  return page(`<p>${(rendered += 1)}</p>`)
}
const failing = async (): Promise<RenderedPage> => {
  throw new Error('the database is away')
}
const textOf = (answer: RenderedPage | Entry): string =>
  'etag' in answer ? zstdDecompressSync(answer.packed.zstd).toString() : answer.html.join('')
const get = async (make = render, key = '/market'): Promise<string> => textOf(await cache.get(key, make))

describe('the lifetime of a cached page', () => {
  test('is a minute while nothing changes', async () => {
    expect(await get()).toBe('<p>1</p>')
    time += 59_999
    expect(await get()).toBe('<p>1</p>')
    time += 60_000
    expect(await get()).toBe('<p>2</p>')
  })

  test('is a second after a change of what it shows', async () => {
    await get()
    invalidations.invalidate(['product:2'])
    time += 5000
    expect(await get()).toBe('<p>1</p>')
    time += 50_000
    invalidations.invalidate(['product:1'])
    expect(await get()).toBe('<p>2</p>')
    invalidations.invalidate(['product:1'])
    time += 899
    expect(await get()).toBe('<p>2</p>')
    time += 1
    expect(await get()).toBe('<p>3</p>')
  })

  test('is a second after changes may have been missed', async () => {
    await get()
    time += 1000
    expect(await get()).toBe('<p>1</p>')
    invalidations.invalidateAll()
    time += 900
    expect(await get()).toBe('<p>2</p>')
  })

  test('ends when its content expires, to the millisecond', async () => {
    const until = time + 10_000
    const renderOffer = () => {
      addCacheExpiry(until + 5000)
      addCacheExpiry(until)
      return render()
    }
    await get(renderOffer)
    time = until - 1
    expect(await get(renderOffer)).toBe('<p>1</p>')
    time = until
    expect(await get()).toBe('<p>2</p>')
  })

  test('ends with a change that happened during rendering', async () => {
    await get(async () => {
      const rendering = await render()
      invalidations.invalidate(['product:1'])
      return rendering
    })
    time += 1000
    expect(await get()).toBe('<p>2</p>')
  })
})

describe('a stale page', () => {
  test('is served while it is rendered again, which then replaces it', async () => {
    await get()
    time += 5000
    await get()
    invalidations.invalidate(['product:1'])
    time += 899
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow = async () => promise.then(render)
    expect([await get(slow), await get(slow)]).toEqual(['<p>1</p>', '<p>1</p>'])
    resolve()
    await expect.poll(() => get()).toBe('<p>2</p>')
  })

  test('is re-rendered in time under constant changes, and nobody waits', async () => {
    await get()
    for (let made = 2; made < 5; made += 1) {
      invalidations.invalidate(['product:1'])
      time += 599
      expect(await get(failing)).toBe(`<p>${made - 1}</p>`)
      time += 1
      const { promise, resolve } = Promise.withResolvers<void>()
      expect(await get(async () => promise.then(render))).toBe(`<p>${made - 1}</p>`)
      resolve()
      await expect.poll(() => get()).toBe(`<p>${made}</p>`)
    }
  })

  test('is not served after another second, however long rendering takes', async () => {
    await get()
    time += 5000
    await get()
    invalidations.invalidate(['product:1'])
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow = async () => promise.then(render)
    expect(await get(slow)).toBe('<p>1</p>')
    time += 900
    const waiting = get(slow)
    resolve()
    expect(await waiting).toBe('<p>2</p>')
  })

  test('is not served after its content has expired', async () => {
    const until = time + 5000
    await get(() => (addCacheExpiry(until), render()))
    time = until - 1
    await get()
    time = until
    expect(await get()).toBe('<p>2</p>')
  })

  test('stays when rendering fails, which is retried', async () => {
    await get()
    time += 5000
    await get()
    invalidations.invalidate(['product:1'])
    expect(await get(failing)).toBe('<p>1</p>')
    time += 900
    await expect.poll(() => get()).toBe('<p>2</p>')
  })
})

describe('a page rendered from the same data', () => {
  const data = ['{"a":', '1}']
  const make = async (before?: readonly string[]): Promise<RenderedPage> => {
    addCacheTags(['product:1'])
    return before ? page('', { html: [], data, isSame: true }) : { ...(await render()), data }
  }

  test('stays as it was, fresh for another minute', async () => {
    const first = await cache.get('/market', make)
    time += 5000
    invalidations.invalidate(['product:1'])
    const { size } = cache
    const again = await cache.get('/market', make)
    expect(again).toMatchObject({ etag: (first as Entry).etag })
    expect(textOf(again)).toBe('<p>1</p>')
    expect(cache.size).toEqual(size)
    time += 59_999
    expect(await get(render)).toBe('<p>1</p>')
    time += 900
    expect(await get(render)).toBe('<p>2</p>')
  })

  test('is rendered again once its data differ', async () => {
    await cache.get('/market', make)
    time += 5000
    invalidations.invalidate(['product:1'])
    expect(await get(render)).toBe('<p>2</p>')
  })
})

describe('rendering', () => {
  test('happens once for parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get()))
    expect(new Set(answers)).toEqual(new Set(['<p>1</p>']))
  })

  test("informs requests that wait for another's rendering", async () => {
    const waiting: string[] = []
    const ask = (who: string) => cache.get('/market', render, () => waiting.push(who))
    await Promise.all(['a', 'b', 'c'].map(ask))
    await ask('d')
    expect(waiting).toEqual(['b', 'c'])
  })

  test('that fails is not cached', async () => {
    await expect(get(failing)).rejects.toThrow('the database is away')
    expect(await get()).toBe('<p>1</p>')
  })

  test('that fails is covered by the stale page, and retried', async () => {
    await get()
    time += 60_000
    expect(await get(failing)).toBe('<p>1</p>')
    expect(await get(async () => page('down', { status: 503, cacheable: false }))).toBe('<p>1</p>')
    expect(await get()).toBe('<p>2</p>')
  })

  test('of an uncacheable page happens for each request', async () => {
    const personal = async (): Promise<RenderedPage> => ({ ...(await render()), cacheable: false })
    expect(await get(personal)).toBe('<p>1</p>')
    expect(await get(personal)).toBe('<p>2</p>')
    expect(cache.size.entries).toBe(0)
  })

  test('of a removed page replaces the cached one', async () => {
    await get()
    time += 60_000
    expect(await get(async () => page('gone', { status: 404 }))).toBe('gone')
    expect(cache.size).toEqual({ entries: 0, bytes: 0 })
  })
})

describe('the limits of the cache', () => {
  const large = async (): Promise<RenderedPage> => page(Array.from({ length: 500 }, (_, n) => `<p>${n * 7919}</p>`).join(''))

  test('are in bytes, including every encoding', async () => {
    const first = await cache.get('/a', large)
    if (!('etag' in first)) throw new Error('it was not cached')
    const { bytes } = cache.size
    expect(bytes).toBeGreaterThan(first.packed.zstd.length)
    const packed = await cache.packed('/a', first, 'gzip')
    expect(cache.size.bytes).toBe(bytes + packed.length)
  })

  test('evict the least recently used entry first', async () => {
    await cache.get('/a', large)
    const { bytes } = cache.size
    cache = new PageCache({ now: () => time, invalidations, bytesMax: 2 * bytes })
    for (const key of ['/a', '/b', '/a', '/c', '/c']) await get(large, key)
    expect([cache.fresh('/a'), cache.fresh('/b'), cache.fresh('/c')].map((entry) => entry !== undefined)).toEqual([true, false, true])
    expect(cache.size).toEqual({ entries: 2, bytes: 2 * bytes })
  })
})

describe('a full cache', () => {
  test('admits a page only when requested twice; a cached one is refreshed', async () => {
    await get()
    const { bytes } = cache.size
    cache = new PageCache({ now: () => time, invalidations, bytesMax: 2 * bytes })
    const isThere = () => ['/a', '/b', '/c'].map((key) => cache.fresh(key) !== undefined)
    await get(render, '/a')
    await get(render, '/b')
    expect(await get(render, '/c')).toBe('<p>4</p>')
    expect(isThere()).toEqual([true, true, false])
    expect(await get(render, '/c')).toBe('<p>5</p>')
    expect(isThere()).toEqual([false, true, true])
    time += 60_000
    await get(render, '/b')
    expect(isThere()).toEqual([false, true, false])
  })
})

describe('a cache entry', () => {
  test('is compressed once, without changing its content', async () => {
    const entry = await cache.get('/market', render)
    if (!('etag' in entry)) throw new Error('it was not cached')
    const packed = await cache.packed('/market', entry, 'gzip')
    expect(gunzipSync(packed).toString()).toBe('<p>1</p>')
    expect(await cache.packed('/market', entry, 'gzip')).toBe(packed)
    expect((await cache.packed('/market', entry, 'identity')).toString()).toBe(textOf(entry))
  })

  test('sent uncompressed to several clients is in memory once', async () => {
    const entry = await cache.get('/market', async () => page('<p>é</p>'.repeat(20_000)))
    if (!('etag' in entry)) throw new Error('it was not cached')
    const first = await cache.packed('/market', entry, 'identity')
    expect(first.toString()).toBe(textOf(entry))
    expect(await cache.packed('/market', entry, 'identity')).toBe(first)
  })

  test('has an ETag of its content', async () => {
    const tagOf = async (key: string, html: string): Promise<string | undefined> => {
      const entry = await cache.get(key, async () => page(html))
      return 'etag' in entry ? entry.etag : undefined
    }
    expect(await tagOf('/a', 'same')).toBe(await tagOf('/b', 'same'))
    expect(await tagOf('/c', 'other')).not.toBe(await tagOf('/a', 'same'))
  })

  test('stays while rendering fails, even outdated, but not with a price that has ended', async () => {
    const until = time + 5000
    await get(() => (addCacheExpiry(until), addPriceExpiry(until + 5000), render()))
    time = until + 4999
    expect(await get(failing)).toBe('<p>1</p>')
    time = until + 5000
    await expect(get(failing)).rejects.toThrow('the database is away')
    expect(await get(async () => page('Sorry', { status: 503, cacheable: false }))).toBe('Sorry')
  })
})
