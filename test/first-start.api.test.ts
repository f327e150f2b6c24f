import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { seedOnce } from '#seed/seed.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'

const name = `first_${randomUUID().replaceAll('-', '')}`
const base = inject('postgres')
const url = base.replace(/[^/]*$/, name)
const run = async (sql: string) => {
  const client = new pg.Client(base)
  await client.connect()
  await client.query(sql)
  await client.end()
}
beforeAll(() => run(`create database ${name} template template1`))
afterAll(() => run(`drop database if exists ${name} with (force)`))

it('two first starts on one empty database both live', async () => {
  const start = async () => {
    await migrate(url)
    const filled = await seedOnce(url)
    const app = await createApp({ config: readConfig({ LOG_LEVEL: 'silent', PORT: '0' }), databaseUrl: url })
    const { products } = await app.call('GET /user/products', { limit: 1 })
    await app.close()
    return [filled, products.length]
  }
  const [one, other] = await Promise.all([start(), start()])
  expect(new Set([one[0], other[0]])).toEqual(new Set([false, true]))
  expect([one[1], other[1]]).toEqual([1, 1])
}, 60_000)
