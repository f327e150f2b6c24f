import { expect, test } from 'vitest'
import { MemoryLimit, refuseOverLimit } from './memory-limits.ts'

const open = () => new MemoryLimit({ name: 'read', max: 3, minutes: 1 })

test('each client has its own number of calls per minute', () => {
  const limit = open()
  expect([0, 1, 2, 3].map((n) => limit.count('198.18.0.1', n * 1000))).toEqual([
    { remaining: 2, seconds: 60 },
    { remaining: 1, seconds: 59 },
    { remaining: 0, seconds: 58 },
    { remaining: -1, seconds: 57 },
  ])
  expect(limit.count('198.18.0.2', 3000).remaining).toBe(2)
  expect(limit.count('198.18.0.1', 60_000).remaining).toBe(2)
})

test('all addresses of an IPv6 /64 network count as one client', () => {
  const limit = open()
  limit.count('2001:db8::1', 0)
  expect(limit.count('2001:db8::2', 0).remaining).toBe(1)
})

test('a call over the limit is refused with Retry-After', () => {
  expect(() => refuseOverLimit({ remaining: 0, seconds: 5 })).not.toThrow()
  expect(() => refuseOverLimit({ remaining: -1, seconds: 5 })).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfter: 5 }),
  )
})

test('headers report the limit and what is left of it', () => {
  expect(open().headers({ remaining: -1, seconds: 7 })).toEqual({ 'RateLimit-Policy': '"read";q=3;w=60', RateLimit: '"read";r=0;t=7' })
})

test('counting a call takes less than 10 µs of CPU', () => {
  const limit = open()
  const before = process.cpuUsage()
  for (let n = 0; n < 20_000; n += 1) limit.count(`198.18.${n & 255}.${n & 63}`, n)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000 / 20_000).toBeLessThan(0.01)
})
