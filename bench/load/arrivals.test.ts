import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAtRate } from './run-at-rate.ts'
import { flowOf } from './flow.ts'

const total = 100
let server: Server
let origin: string
/** Functions that answer the requests received so far; they are called once all have arrived. */
let held: (() => void)[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/wrong') return void response.writeHead(422, { 'content-length': 2 }).end('{}')
    held.push(() => response.writeHead(200, { 'content-length': 2 }).end('ok'))
    if (held.length === total) for (const answer of held) answer()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.closeAllConnections())

const plan = (path: string) => flowOf({ kind: 'requests', requests: [{ method: 'GET', path }] })
/**
 * A clock that advances by a millisecond at each reading, and once by `away`, so a stretch ends after the same number of readings on every
 * machine.
 */
function stepping({ away = 1 } = {}) {
  let [now, looks] = [0, 0]
  return { clock: () => now, moment: async () => void (now += looks++ === 10 ? away : 1) }
}

it('the load generator sends each request when it is due, without waiting for earlier responses, and measures from the due time', async () => {
  held = []
  const outcome = await runAtRate(plan('/'), () => 0, { origin, perSecond: 1000, seconds: total / 1000, ...stepping() })
  expect([outcome.count, outcome.errors, held.length]).toEqual([total, 0, total])
  // The first waited for the last, which waited for nothing.
  expect(outcome.p99).toBeGreaterThanOrEqual(90)
  expect(outcome.p50).toBeLessThan(outcome.p99)
})

it('the load generator postpones requests that were due while this process was suspended', async () => {
  held = []
  const outcome = await runAtRate(plan('/'), () => 0, { origin, perSecond: 1000, seconds: total / 1000, ...stepping({ away: 500 }) })
  expect([outcome.count, held.length]).toEqual([total, total])
  // The last request comes as long after the first as it would without the break, plus the break: the postponed requests don't count it as
  // waiting.
  expect(outcome.elapsedMs).toBeGreaterThanOrEqual(590)
  expect(outcome.p50).toBeLessThan(100)
})

it('the load generator counts refused requests as errors and continues', async () => {
  const { count, errors, firstError } = await runAtRate(plan('/wrong'), () => 0, { origin, perSecond: 1000, seconds: 0.02, ...stepping() })
  expect([count, errors, firstError]).toEqual([0, 20, '422 {}'])
})
