import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flowOf } from './flow.ts'
import { run } from './run.ts'

let server: Server
/** A clock that advances with each turn, so a stretch ends after the same number of turns on every machine. */
let turn = 0
let options: Parameters<typeof run>[2]
let seen: string[]

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request.url ?? '')
    const text = request.url === '/wrong' ? '{"error":"No"}' : 'ok'
    response.writeHead(request.url === '/wrong' ? 422 : 200, { 'content-length': text.length }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  options = { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: 4, seconds: 0.1, clock: () => turn }
})
afterAll(() => server.closeAllConnections())

const plan = (...paths: string[]) => flowOf({ kind: 'requests', requests: paths.map((path) => ({ method: 'GET', path })) })

describe('a phase of load', () => {
  it('sends its requests in order and counts each', async () => {
    seen = []
    turn = 0
    const outcome = await run(plan('/a', '/b', '/c'), () => turn++, options)
    expect(outcome).toMatchObject({ errors: 0, bytes: 2 })
    expect(outcome.count).toBe(seen.length)
    expect(outcome.count).toBe(turn)
    expect(outcome.p99).toBeGreaterThanOrEqual(outcome.p50)
    expect(new Set(seen)).toEqual(new Set(['/a', '/b', '/c']))
  })

  it('ends after its maximum number of requests, if it has one', async () => {
    seen = []
    turn = 0
    let index = 0
    const { count } = await run(plan('/a', '/b', '/c'), () => index++, { ...options, turns: 6 })
    expect([count, seen.toSorted()]).toEqual([6, ['/a', '/a', '/b', '/b', '/c', '/c']])
  })

  it('counts refused requests as errors, reports the first one, and continues', async () => {
    seen = []
    turn = 0
    const { count, errors, firstError } = await run(plan('/a', '/wrong'), () => turn++, options)
    expect(firstError).toBe('422 {"error":"No"}')
    expect(errors).toBe(seen.filter((url) => url === '/wrong').length)
    expect(count).toBe(seen.filter((url) => url === '/a').length)
    expect(count).toBeGreaterThan(1)
  })
})
