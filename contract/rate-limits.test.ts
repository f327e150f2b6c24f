import { expect, it, test } from 'vitest'
import { endpoints } from './api.ts'
import type { Endpoint } from './endpoint.ts'

const all = endpoints.map((e) => [e.route, e as Endpoint] as const)
const limitsOf = (endpoint: Endpoint) => endpoint.rateLimits ?? []
const takesPasswordOrCode = ({ input }: Endpoint) => Object.keys(input.shape).some((name) => /password|otp|^code$/i.test(name))

test.each(all.filter(([, endpoint]) => takesPasswordOrCode(endpoint)))('%s declares a rate limit', (_, endpoint) => {
  expect(limitsOf(endpoint)).not.toEqual([])
})

it('a rate limit has the same numbers in every endpoint that declares it, and a window of at most a day, after which counts are purged', () => {
  const seen = new Map<string, unknown>()
  for (const limit of all.flatMap(([, endpoint]) => limitsOf(endpoint))) {
    const key = `${limit.name} ${limit.per}`
    expect(limit).toEqual(seen.get(key) ?? limit)
    expect(limit.minutes).toBeLessThanOrEqual(24 * 60)
    seen.set(key, limit)
  }
  expect(seen.size).toBe(31)
})
