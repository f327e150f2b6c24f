import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/pool.ts'
import { cloneDatabase } from '#test/database.ts'
import { slowProxy } from '#test/slow-proxy.ts'
import { openCookies } from './cookies.ts'
import { runIdempotentSteps } from './idempotent-steps.ts'

const pay = endpoint({
  id: 'pay',
  route: 'POST /test/pay',
  tag: 'Test',
  auth: 'guest',
  summary: 'Pays',
  idempotent: true,
  input: z.object({ amount: z.int() }),
  output: z.object({ payment: z.int() }),
  refusals: [],
})

/** Each race runs once with the local database, and once with 15 ms of latency. */
describe.each([
  ['a near database', 0],
  ['a database 15 ms away', 15],
])('work of several steps under a key, with %s', (_, ms) => {
  let database: Database
  let now = new Date('2026-03-02T10:00:00Z')
  const closing: (() => unknown)[] = []
  beforeAll(async () => {
    const cloned = await cloneDatabase()
    const proxy = await slowProxy(cloned.url, ms)
    database = openDatabase(proxy.url, 10)
    closing.push(
      () => database.close(),
      () => proxy.close(),
      () => cloned.drop(),
    )
  })
  afterAll(async () => {
    for (const close of closing) await close()
  })

  const context = () => ({
    now,
    caller: null,
    client: { address: '', agent: '', isBrowser: false, cookies: openCookies(undefined, false) },
    config: readConfig({}),
    signingSecret: 'secret',
    rateLimits: [],
  })
  const run = <T>(key: string, work: () => Promise<T>, { amount = 1, polls }: { amount?: number; polls?: number } = {}) =>
    runIdempotentSteps({ database, clock: () => now }, { endpoint: pay, input: { amount }, context: context(), key }, work, polls)

  /** Work that counts how often it ran. */
  function counted() {
    const counter = { effects: 0, work: async () => ({ payment: (counter.effects += 1) }) }
    return counter
  }
  /** Work that stays in progress until the test ends it. */
  function pending() {
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<{ payment: number }>()
    const work = () => {
      begun.resolve()
      return end.promise
    }
    return { work, begun: begun.promise, end: end.resolve }
  }
  const keys = async () => (await database.db.query({ text: 'select 1 from idempotency_keys', values: [] })).rows.length

  it('runs once for 20 parallel requests with one key, which all get the same response', async () => {
    const key = randomUUID()
    const counter = counted()
    const work = async () => {
      // A slow statement outside of the transaction, so that the other calls arrive while it's in progress.
      await database.db.query({ text: 'select pg_sleep(0.05)', values: [] })
      return counter.work()
    }
    const responses = await Promise.all(Array.from({ length: 20 }, () => run(key, work)))
    expect(counter.effects).toBe(1)
    expect(responses).toEqual(Array.from({ length: 20 }, () => ({ payment: 1 })))
    expect(await run(key, counter.work)).toEqual({ payment: 1 })
  })

  it('holds no database connection while a repeated request waits', async () => {
    const key = randomUUID()
    const first = pending()
    const running = run(key, first.work)
    await first.begun
    const repeats = Array.from({ length: 15 }, () => run(key, first.work))
    // More calls wait than the pool has connections.
    await database.db.query({ text: 'select 1', values: [] })
    first.end({ payment: 7 })
    expect(await Promise.all([running, ...repeats])).toEqual(Array.from({ length: 16 }, () => ({ payment: 7 })))
  })

  it('refuses a repeated request that has waited too long, with Retry-After', async () => {
    const key = randomUUID()
    const first = pending()
    const running = run(key, first.work)
    await first.begun
    await expect(run(key, first.work, { polls: 0 })).rejects.toMatchObject({
      code: 'REQUEST_IS_IN_PROGRESS',
      status: 409,
      retryAfter: serverLimits.idempotency.retrySeconds,
    })
    first.end({ payment: 1 })
    await running
  })

  it('refuses a key that another request has used, finished or not', async () => {
    const key = randomUUID()
    const first = pending()
    const running = run(key, first.work)
    await first.begun
    await expect(run(key, first.work, { amount: 2 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IS_USED' })
    first.end({ payment: 1 })
    await running
    await expect(run(key, first.work, { amount: 2 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IS_USED' })
  })

  it('releases the key when a step is refused or fails', async () => {
    const key = randomUUID()
    const before = await keys()
    await expect(run(key, () => Promise.reject(refuse('NOT_FOUND')))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(run(key, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await keys()).toBe(before)
    expect(await run(key, counted().work)).toEqual({ payment: 1 })
  })

  it('is taken over by one of many requests when its lease has expired; the late response is discarded', async () => {
    const key = randomUUID()
    const lost = pending()
    const late = run(key, lost.work)
    await lost.begun
    now = new Date(now.getTime() + serverLimits.idempotency.leaseSeconds * 1000)
    const counter = counted()
    const responses = await Promise.all(Array.from({ length: 20 }, () => run(key, counter.work)))
    expect([counter.effects, new Set(responses.map((r) => r.payment)).size]).toEqual([1, 1])
    lost.end({ payment: 99 })
    expect(await late).toEqual({ payment: 1 })
  })
})
