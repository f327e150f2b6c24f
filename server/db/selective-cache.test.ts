import { expect, it } from 'vitest'
import { SelectiveCache } from './selective-cache.ts'

const cacheOf = (maxSize: number) => new SelectiveCache<{ size: number }>({ maxSize, sizeOf: ({ size }) => size })
const value = (size: number) => ({ size })

it('the cache accepts anything while there is room, and once it is full only what is requested twice', () => {
  const cache = cacheOf(2)
  for (const key of ['a', 'b', 'c']) cache.offer(key, value(1))
  expect([...cache.keys()].toSorted()).toEqual(['a', 'b'])
  cache.get('b')
  cache.offer('c', value(1))
  expect([...cache.keys()].toSorted()).toEqual(['b', 'c'])
  // An evicted value has to be offered twice again.
  cache.offer('a', value(1))
  expect(cache.has('a')).toBe(false)
})

it('the cache replaces the value of a cached key', () => {
  const cache = cacheOf(2)
  cache.offer('a', value(1))
  cache.offer('a', value(2))
  expect([cache.get('a'), cache.calculatedSize]).toEqual([{ size: 2 }, 2])
})
