import { describe, expect, it } from 'vitest'
import { CatalogueCache } from './cache.ts'

const at = (ms: number) => new Date(1_700_000_000_000 + ms)

describe('the catalogue cache', () => {
  it('queries once, until a change that concerns the entry or a minute has passed', async () => {
    const cache = new CatalogueCache()
    let asked = 0
    const ask = (ms: number) => cache.get('key', { tags: ['listing:1'] }, at(ms), async () => (asked += 1))
    expect(await Promise.all([ask(0), ask(0), ask(59_999)])).toEqual([1, 1, 1])
    cache.applyNotification('{"listings":["2"]}')
    expect(await ask(59_999)).toBe(1)
    cache.applyNotification('{"listings":["1"]}')
    expect(await ask(59_999)).toBe(2)
    cache.applyNotification('{"everything":true}')
    expect(await ask(59_999)).toBe(3)
    expect(await ask(120_000)).toBe(4)
  })

  it('does not cache a failure', async () => {
    const cache = new CatalogueCache()
    await expect(
      cache.get('key', { tags: [] }, at(0), async () => {
        throw new Error('down')
      }),
    ).rejects.toThrow('down')
    expect(await cache.get('key', { tags: [] }, at(1), async () => 'up')).toBe('up')
  })

  it('drops expired entries even if nobody requests them again', async () => {
    const cache = new CatalogueCache()
    const ask = (key: string, ms: number, isFiltered = false) => cache.get(key, { tags: [], isFiltered }, at(ms), async () => key)
    await ask('old', 0)
    await ask('old and filtered', 0, true)
    await ask('new', 59_999)
    expect(cache.size).toBe(3)
    await ask('newer', 60_000)
    expect([cache.size, cache.has('old'), cache.has('new')]).toEqual([2, false, true])
  })

  it('is bounded, and evicts the least recently used entry', async () => {
    const cache = new CatalogueCache({ entriesMax: 500 })
    let asked = 0
    const ask = (key: string) => cache.get(key, { tags: [] }, at(0), async () => (asked += 1))
    await ask('used')
    for (let n = 0; n < 600; n += 1) {
      await ask(`key ${n}`)
      await ask('used')
    }
    expect(asked).toBe(601)
    await ask('key 0')
    expect(asked).toBe(602)
  })
})
