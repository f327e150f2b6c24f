import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Db } from '#server/db/statement.ts'
import { CatalogueCache } from './cache.ts'
import { listingPrices } from './listing-prices.ts'
import { readAhead } from './read-ahead.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reading ahead refreshes a changed card before it is requested, several changes together, and only cards in memory', async () => {
  const revisions = new Map([
    ['a', 1],
    ['b', 1],
  ])
  const queried: unknown[] = []
  const db = {
    query: async ({ values: [ids] }: { values: [string[]] }) => {
      queried.push(ids)
      return { rows: ids.map((id) => ({ id, revision: revisions.get(id), document: '{}', blur: null })) }
    },
  } as unknown as Db
  const cache = new CatalogueCache()
  readAhead(db, cache)
  const read = async (revision: number) => {
    const reading = cache.cards.of(
      db,
      ['a', 'b'].map((id) => ({ id, revision })),
    )
    await vi.advanceTimersByTimeAsync(0)
    return reading
  }
  await read(1)
  queried.length = 0
  for (const id of revisions.keys()) revisions.set(id, 2)
  cache.applyNotification('{"content":["a"]}')
  cache.applyNotification('{"live":["b","unknown"]}')
  await vi.advanceTimersByTimeAsync(30)
  expect(queried).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  expect([(await read(2)).length, queried.length]).toEqual([2, 2])
})

it('reading ahead refreshes the price range of a listing if it was requested before', async () => {
  const queried: unknown[] = []
  const db = {
    query: async ({ values }: { values: unknown[] }) => {
      queried.push(values[0])
      return { rows: [{ least: queried.length, most: 9 }] }
    },
  } as unknown as Db
  const cache = new CatalogueCache()
  readAhead(db, cache)
  const ask = () => listingPrices(db, cache, 'shoes', new Date())
  expect(await ask()).toEqual({ least: 1, most: 9 })
  cache.applyNotification('{"listings":["shoes","hats"]}')
  await vi.advanceTimersByTimeAsync(20)
  expect(queried).toEqual(['shoes', 'shoes'])
  expect(await ask()).toEqual({ least: 2, most: 9 })
  expect(queried).toHaveLength(2)
})
