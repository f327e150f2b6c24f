import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { cloneDatabase } from '#test/database.ts'
import { openCookies } from './cookies.ts'
import { runIdempotent } from './idempotency.ts'

const pay = endpoint({
  id: 'payOnce',
  route: 'POST /test/pay-once',
  tag: 'Test',
  auth: 'guest',
  summary: 'Pays',
  idempotent: true,
  input: z.object({ amount: z.int() }),
  output: z.object({ payment: z.int() }),
  refusals: [],
})
const read = statement('test.readPaid', {}, { n: 'int4' }, `select n from paid`)
const add = statement('test.addPaid', {}, { n: 'int4' }, `update paid set n = n + 1 returning n`)

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const cloned = await cloneDatabase()
  drop = cloned.drop
  database = openDatabase(cloned.url, 10)
  await database.db.query({ text: 'create table paid as select 0 as n', values: [] })
})
beforeEach(async () => void (await database.db.query({ text: 'update paid set n = 0', values: [] })))
afterAll(async () => {
  await database.close()
  await drop()
})

const context = () => ({
  now: new Date('2026-03-02T10:00:00Z'),
  caller: null,
  client: { address: '', agent: '', isBrowser: false, cookies: openCookies(undefined, false) },
  config: readConfig({}),
  signingSecret: 'secret',
  rateLimits: [],
})
const run = <T>(key: string, work: (tx: Tx) => Promise<T>, amount = 1) =>
  runIdempotent(database, { endpoint: pay, input: { amount }, context: context(), key }, work)
/** Reads, then writes: the read is sent in the same round trip as the claim of the key. */
const paying = async (tx: Tx) => {
  await read.one(tx, {})
  return { payment: (await add.one(tx, {}))!.n }
}
const paid = async () => (await read.one(database.db, {}))!.n

it('an idempotent call runs once for 50 parallel requests with one key, which all get the same response', async () => {
  const key = randomUUID()
  const responses = await Promise.all(Array.from({ length: 50 }, () => run(key, paying)))
  expect([responses, await paid()]).toEqual([Array.from({ length: 50 }, () => ({ payment: 1 })), 1])
})

it('an idempotent call returns the stored response to a repeated request, without side effects', async () => {
  const key = randomUUID()
  await run(key, paying)
  expect(await run(key, () => Promise.reject(refuse('NOT_FOUND')))).toEqual({ payment: 1 })
  const wrote = async (tx: Tx) => {
    await add.one(tx, {})
    throw new Error('as asked')
  }
  expect([await run(key, wrote), await run(key, paying), await paid()]).toEqual([{ payment: 1 }, { payment: 1 }, 1])
  await expect(run(key, paying, 2)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IS_USED' })
})

it('an idempotent call releases the key when the call is refused', async () => {
  const key = randomUUID()
  await expect(run(key, () => Promise.reject(refuse('NOT_FOUND')))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await run(key, paying)).toEqual({ payment: 1 })
})
