import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { type Postgres, startPostgres } from '#scripts/postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { cloneDatabase } from './database.ts'
import { killShops, openShop } from './shop-process.ts'
import { openMailServer } from './smtp/server.ts'

const serverBackMs = 2000
const databaseBackMs = 3000
const jobBackMs = 15_000
/** A machine busy with other things can be slow once. */
const timed = { timeout: 120_000, retry: 2 }

beforeAll(() => buildIfStale())
afterEach(killShops)

describe('with a database', () => {
  let database: { url: string; drop: () => Promise<void> }
  beforeAll(async () => {
    database = await cloneDatabase()
  })
  afterAll(() => database.drop())

  it('a server that was killed serves again within 2 seconds of its start', timed, async () => {
    const first = await openShop({ DATABASE_URL: database.url })
    await first.kill()
    const startedAt = performance.now()
    const second = await openShop({ DATABASE_URL: database.url })
    expect((await fetch(`${second.address}/market`)).status).toBe(200)
    expect(performance.now() - startedAt).toBeLessThan(serverBackMs)
  })

  it('a mail whose sender was killed is sent within 15 seconds by the next', timed, async () => {
    const mailServer = await openMailServer()
    const env = { DATABASE_URL: database.url, SMTP_URL: mailServer.url, MAIL_FROM: 'shop@gymfolk.example' }
    mailServer.recipients.push('silence')
    const doomed = await openShop(env)
    const response = await fetch(`${doomed.address}/api/user-auth/signup/send-otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: `ada-${Date.now()}@example.com`, password: 'correct horse battery' }),
    })
    expect(response.status, await response.text()).toBeLessThan(300)
    // It has taken the job, and waits for the mail server's answer.
    await expect.poll(() => mailServer.recipients.length, { timeout: 10_000 }).toBe(0)
    await doomed.kill()
    const killedAt = performance.now()
    await openShop(env, '--worker')
    await expect.poll(() => mailServer.received.length, { timeout: jobBackMs }).toBe(1)
    expect(performance.now() - killedAt).toBeLessThan(jobBackMs)
    await mailServer.close()
  })
})

describe('with a PostgreSQL of its own', () => {
  let dir: string
  let postgres: Postgres
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'gymfolk-kill-'))
    postgres = await startPostgres({ dir: join(dir, 'postgres'), durable: true })
    await migrate(postgres.url)
  })
  afterAll(async () => {
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  })

  it('the shop serves again within 3 seconds of its being killed', timed, async () => {
    const shop = await openShop({ DATABASE_URL: postgres.url })
    const pid = Number((await readFile(join(dir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0])
    process.kill(pid, 'SIGKILL')
    const killedAt = performance.now()
    await expect.poll(async () => (await fetch(`${shop.address}/ready`)).status).toBe(503)
    await expect.poll(async () => (await fetch(`${shop.address}/ready`)).status, { timeout: 20_000 }).toBe(200)
    expect(performance.now() - killedAt).toBeLessThan(databaseBackMs)
  })
})
