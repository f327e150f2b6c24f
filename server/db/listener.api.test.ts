import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase } from '#test/database.ts'
import { type Database, openDatabase } from './pool.ts'

let database: Database
let url: string
let drop: () => Promise<void>
beforeAll(async () => {
  const cloned = await cloneDatabase()
  drop = cloned.drop
  url = cloned.url
  database = openDatabase(url, 2)
})
afterAll(async () => {
  await database.close()
  await drop()
})

const query = async (text: string) => (await database.db.query({ text, values: [] })).rows
const listeners = `from pg_stat_activity where datname = current_database() and application_name = 'gymfolk listener'`

it('the listener receives all channels over one connection, reports when it may have missed notifications, and reconnects', async () => {
  const heard: string[] = []
  let lost = 0
  for (const channel of ['one', 'two'])
    await database.listen(
      channel,
      (payload) => heard.push(`${channel} ${payload}`),
      () => (lost += 1),
    )
  expect(lost).toBe(2)
  await query(`select pg_notify('one', 'a'), pg_notify('two', 'b'), pg_notify('three', 'c')`)
  await expect.poll(() => heard).toEqual(['one a', 'two b'])
  expect(await query(`select count(*)::int as n ${listeners}`)).toEqual([{ n: 1 }])
  await query(`select pg_terminate_backend(pid) ${listeners}`)
  // Once for each channel when the connection broke, and once when it was restored.
  await expect.poll(() => lost).toBe(6)
  await query(`select pg_notify('two', 'd')`)
  await expect.poll(() => heard).toEqual(['one a', 'two b', 'two d'])
})

it('the listener opens one connection for channels that are added at once', async () => {
  const other = openDatabase(url, 1)
  let lost = 0
  const missed = () => void (lost += 1)
  await Promise.all(['one', 'two'].map((channel) => other.listen(channel, () => {}, missed)))
  expect(lost).toBe(2)
  // Besides the one of `database`.
  expect(await query(`select count(*)::int as n ${listeners}`)).toEqual([{ n: 2 }])
  await other.close()
})
