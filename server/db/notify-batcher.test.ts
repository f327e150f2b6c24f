import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Db } from './statement.ts'
import { NotifyBatcher, payloadItems } from './notify-batcher.ts'

let told: [channel: string, payload: string][] = []
let isAway = false
const failures: unknown[] = []
const db: Db = {
  query: ({ values: [channels, payloads] }) => {
    if (isAway) return Promise.reject(new Error('away'))
    told.push(...(channels as string[]).map((channel, at): [string, string] => [channel, (payloads as string[])[at]!]))
    return Promise.resolve({ rows: [], rowCount: 0 })
  },
}
const open = () => new NotifyBatcher(db, (error) => failures.push(error))

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  isAway = false
  failures.length = 0
})
afterEach(() => vi.useRealTimers())

it('the batcher sends the notifications of 50 ms together, without duplicates', async () => {
  const batcher = open()
  for (const item of ['post:1', 'post:2', 'post:1']) batcher.add('tags', item)
  batcher.add('people', 'ada')
  await vi.advanceTimersByTimeAsync(49)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual([
    ['tags', 'post:1 post:2'],
    ['people', 'ada'],
  ])
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toHaveLength(2)
})

it('the batcher retries notifications that could not be sent, together with later ones', async () => {
  const batcher = open()
  isAway = true
  batcher.add('tags', 'post:1')
  await vi.advanceTimersByTimeAsync(50)
  batcher.add('tags', 'post:2')
  isAway = false
  await vi.advanceTimersByTimeAsync(500)
  expect([told, failures.length]).toEqual([[['tags', 'post:1 post:2']], 1])
})

it('the batcher splits messages at the size limit of NOTIFY, and loses nothing', async () => {
  const batcher = open()
  const items = Array.from({ length: 1000 }, (_, n) => `post:${String(n).padStart(36, '0')}`)
  for (const item of items) batcher.add('tags', item)
  await batcher.close()
  expect(told.flatMap(([, payload]) => payloadItems(payload))).toEqual(items)
  expect(Math.max(...told.map(([, payload]) => payload.length))).toBeLessThan(8000)
})

it('the batcher sends pending notifications before it closes', async () => {
  const batcher = open()
  batcher.add('tags', 'post:1')
  await batcher.close()
  expect(told).toEqual([['tags', 'post:1']])
})
