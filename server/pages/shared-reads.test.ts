import { beforeEach, expect, test } from 'vitest'
import type { Call } from '#contract/api.ts'
import { addCacheExpiry, addCacheTags, collectCacheTags, TagInvalidations } from '#server/http/cache-tags.ts'
import { runInLocale } from '#server/http/locale.ts'
import { sharedReads } from './shared-reads.ts'

let time = 0
let asked = 0
let until = Infinity
let isAway = false
let waits: Promise<void> | undefined
let invalidations = new TagInvalidations()
let call: Call

const answer = async (): Promise<number> => {
  const number = (asked += 1)
  addCacheTags(['club:1', 'clubs'])
  addCacheExpiry(until)
  await waits
  if (isAway) throw new Error('the database is away')
  return number
}

beforeEach(() => {
  time = 1_000_000
  asked = 0
  until = Infinity
  isAway = false
  waits = undefined
  invalidations = new TagInvalidations()
  call = sharedReads(answer as unknown as Call, { invalidations, now: () => time })
})

const clubs = (limit = 3) => call('GET /clubs', { limit }) as Promise<unknown>

test('a shared read runs once in ten seconds while nothing changes', async () => {
  expect([await clubs(), await clubs(), await clubs(4)]).toEqual([1, 1, 2])
  time += 9_999
  expect(await clubs()).toBe(1)
  time += 1
  expect(await clubs()).toBe(3)
})

test('a shared read runs again immediately after a change of what it shows, and not after others', async () => {
  await clubs()
  invalidations.invalidate(['club:2'])
  expect(await clubs()).toBe(1)
  invalidations.invalidate(['club:1'])
  expect(await clubs()).toBe(2)
  invalidations.invalidateAll()
  expect(await clubs()).toBe(3)
})

test('fifty parallel callers share one read, but not one that began before a change', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  waits = promise
  const before = Array.from({ length: 50 }, () => clubs())
  invalidations.invalidate(['club:1'])
  const after = Array.from({ length: 50 }, () => clubs())
  resolve()
  expect(new Set(await Promise.all(before))).toEqual(new Set([1]))
  expect(new Set(await Promise.all(after))).toEqual(new Set([2]))
})

test('a read from memory records the same cache tags and expiry', async () => {
  until = time + 5000
  await clubs()
  expect(await collectCacheTags(clubs)).toEqual({ result: 1, tags: ['club:1', 'clubs'], until, pricesUntil: Infinity })
  time = until
  until = Infinity
  expect(await clubs()).toBe(2)
})

test('a failure is reported, and not cached', async () => {
  isAway = true
  await expect(clubs()).rejects.toThrow('away')
  isAway = false
  expect(await clubs()).toBe(2)
})

test('only the first pages of product lists are shared', async () => {
  const list = (input: object) => call('GET /user/products', input) as Promise<unknown>
  expect([await list({ limit: 24 }), await list({ limit: 24 }), await list({ limit: 24, category: 'bells' })]).toEqual([1, 1, 2])
  expect([await list({ limit: 24, offset: 0 }), await list({ limit: 24, offset: 0 })]).toEqual([3, 4])
  expect([await list({ limit: 24, cursor: 'a' }), await list({ limit: 24, cursor: 'a' })]).toEqual([5, 6])
})

test('languages and personal reads are separate', async () => {
  expect([await clubs(), await runInLocale('bn', () => clubs()), await runInLocale('bn', () => clubs())]).toEqual([1, 2, 2])
  expect(await call('GET /clubs', { limit: 3 }, { token: 'a' })).toBe(3)
  expect(await call('GET /cart', {})).toBe(4)
})
