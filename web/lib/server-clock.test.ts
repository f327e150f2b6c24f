import { afterEach, expect, it, vi } from 'vitest'
import { compareClock, serverNow } from './server-clock.ts'

const answer = (date: string, cacheControl = 'no-store') => new Response('', { headers: { date, 'cache-control': cacheControl } })
const noon = Date.parse('2026-03-02T12:00:00Z')
afterEach(() => {
  vi.restoreAllMocks()
  compareClock(answer(new Date().toUTCString()))
})

it("a device with a wrong clock uses the server's time, others their own", () => {
  vi.spyOn(Date, 'now').mockReturnValue(noon + 600_000)
  compareClock(answer('Mon, 02 Mar 2026 12:00:00 GMT'))
  expect(serverNow()).toBe(noon + 500)
  vi.spyOn(Date, 'now').mockReturnValue(noon + 900)
  compareClock(answer('Mon, 02 Mar 2026 12:00:00 GMT'))
  expect(serverNow()).toBe(noon + 900)
})

it('a cached response does not set the time', () => {
  vi.spyOn(Date, 'now').mockReturnValue(noon)
  compareClock(answer('Mon, 02 Mar 2026 11:00:00 GMT', 'public, max-age=60'))
  compareClock(new Response(''))
  expect(serverNow()).toBe(noon)
})
