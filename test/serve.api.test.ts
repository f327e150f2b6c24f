import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { demoAccounts } from '#seed/accounts.ts'
import { buildIfStale } from '#scripts/build.ts'
import { createPasswordHasher } from '#server/modules/auth/passwords/hasher.ts'
import { cloneDatabase } from './database.ts'
import { bundledShop, killShops, openProcess, spawnProgram } from './shop-process.ts'

let database: { url: string; drop: () => Promise<void> }
let client: pg.Client
let program: string
beforeAll(async () => {
  await buildIfStale()
  program = await bundledShop()
  database = await cloneDatabase()
  client = new pg.Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

afterEach(killShops)

const spawn = (env: Record<string, string>, ...args: string[]) => spawnProgram(program, env, args)
const open = (...args: string[]) => openProcess(spawn({ DATABASE_URL: database.url }, ...args))

const schedules = async () => (await client.query<{ name: string; run_at: Date }>('select name, run_at from jobs')).rows
const nextPurge = async () => (await schedules()).find(({ name }) => name === 'jobs.purge')?.run_at

/** Makes the recurring job due, and waits until it has run and is scheduled again. */
async function expectJobToRun(): Promise<void> {
  await expect.poll(nextPurge).toBeInstanceOf(Date)
  await client.query(`update jobs set run_at = now() - interval '1 minute' where name = 'jobs.purge'`)
  await client.query(`select pg_notify('jobs', '')`)
  await expect.poll(async () => (await nextPurge())! > new Date()).toBe(true)
}

describe('a shop on one machine', () => {
  it('serves calls and pages but runs no jobs as web; runs jobs but listens nowhere as worker; both stop on a signal', async () => {
    const [web, worker] = [await open('--web'), await open('--worker')]
    expect(web.address, web.output.said).toBeDefined()
    expect((await fetch(`${web.address}/ready`)).status).toBe(200)
    expect(await (await fetch(`${web.address}/api/user/products`)).json()).toMatchObject({ data: { products: [] } })
    const home = await (await fetch(web.address)).text()
    expect(home, web.output.said).toMatch(/^<!doctype html>.*Gymfolk/is)
    expect([worker.address, worker.output.said]).toEqual([undefined, "Gymfolk's worker is running\n"])
    await expectJobToRun()
    expect([await worker.stop(), await web.stop()]).toEqual([0, 0])
    await expect(fetch(`${web.address}/ready`)).rejects.toThrow('fetch failed')
  })

  it('does both in one process by default', async () => {
    const shop = await open()
    expect((await fetch(`${shop.address}/ready`)).status).toBe(200)
    await expectJobToRun()
    expect(await shop.stop()).toBe(0)
  })

  it('leaves jobs to the worker when started as web', async () => {
    await client.query('delete from jobs')
    const web = await open('--web')
    expect(await schedules()).toEqual([])
    await web.stop()
  })
})

describe('a shop that others can reach', () => {
  const isPublic = { ORIGIN: 'https://shop.example', TRUSTED_PROXY: '127.0.0.1' }

  it('names every unsafe and every unknown setting at startup', async () => {
    const shop = spawn({ DATABASE_URL: database.url, ...isPublic, STYLEGUIDE: 'on', SMPT_URL: 'smtp://mail' })
    await expect.poll(() => shop.output.said).toContain(' is open at ')
    expect(shop.output.said.match(/^Warning: \w+/gm)).toEqual(
      expect.arrayContaining(['Warning: SMPT_URL', 'Warning: SMTP_URL', 'Warning: STYLEGUIDE']),
    )
  })

  it('does not start with a demo account whose published password still works', async () => {
    const { email, password } = demoAccounts.admin
    const { hash } = createPasswordHasher({ memory: 64, passes: 1 })
    const setPassword = async (value: string) =>
      client.query(
        `insert into users (id, name, email, password_hash, role, created_at) values (gen_random_uuid(), 'J', $1, $2, 'owner', now())
         on conflict (email) do update set password_hash = excluded.password_hash`,
        [email, await hash(value)],
      )
    await setPassword(password)
    const refused = spawn({ DATABASE_URL: database.url, ...isPublic })
    expect([await refused.ended, refused.output.said]).toEqual([1, expect.stringContaining(`the demo account ${email}`)])
    await setPassword('something of their own')
    const shop = spawn({ DATABASE_URL: database.url, ...isPublic })
    await expect.poll(() => shop.output.said).toContain(' is open at ')
  })
})

describe('prints in one line', () => {
  const lines = async (env: Record<string, string>, ...args: string[]) => {
    const { ended, output } = spawn(env, ...args)
    return [await ended, output.said]
  }

  it('that it has no database', async () => {
    expect(await lines({})).toEqual([1, expect.stringMatching(/^DATABASE_URL is missing: .*\n$/)])
    expect(await lines({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toEqual([
      1,
      expect.stringMatching(/DATABASE_URL names can't be reached.*ECONNREFUSED.*\n$/),
    ])
    expect(await lines({ DATABASE_URL: inject('postgres').replace(/[^/]*$/, 'none') })).toEqual([
      1,
      'PostgreSQL refuses DATABASE_URL: database "none" does not exist\n',
    ])
  })

  it('what would keep it from serving, before the database is migrated', async () => {
    const fresh = new URL(database.url)
    fresh.pathname = '/not-even-there'
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const refused = [
      [
        { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@mail.example', SMTP_CA: '/not/there.pem' },
        "SMTP_CA is /not/there.pem, which can't be read",
      ],
      [
        { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@mail.example', SMTP_CA: '/etc/passwd' },
        'SMTP_CA is /etc/passwd, which has no certificates (PEM)',
      ],
      [{ MEDIA_DIR: '/etc/passwd/media' }, 'MEDIA_DIR is /etc/passwd/media, where nothing can be stored (ENOTDIR)'],
      [{ CONTENT_DIR: '/not/there' }, "CONTENT_DIR is /not/there, which can't be read"],
      [{ PORT: String(port) }, `PORT ${port} on 127.0.0.1 is in use`],
    ] as const
    for (const [env, message] of refused)
      expect(await lines({ DATABASE_URL: fresh.href, ...env })).toEqual([1, expect.stringContaining(message)])
    taken.close()
  })

  it('that a setting or an argument is invalid', async () => {
    expect(await lines({ PROCESS: 'some' })).toEqual([1, expect.stringMatching(/^PROCESS .*\n$/)])
    expect(await lines({}, '--all')).toEqual([1, expect.stringMatching(/^There is only --web or --worker.*\n$/)])
  })
})
