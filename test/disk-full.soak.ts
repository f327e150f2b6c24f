import { spawnSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildIfStale } from '#scripts/build.ts'
import { type Postgres, startPostgres } from '#scripts/postgres.ts'
import { fillShop } from './filled-shop.ts'
import { killShops, openShop } from './shop-process.ts'

const healedMs = 5000
const isRoot = process.getuid?.() === 0

/** Puts the tables on a small disk of their own; the write-ahead log is elsewhere, since the server stops without space for it. */
describe.skipIf(!isRoot)('a database whose disk is really full', () => {
  let dir: string
  let disk: string
  let postgres: Postgres
  beforeAll(async () => {
    await buildIfStale()
    dir = await mkdtemp(join(tmpdir(), 'gymfolk-full-'))
    disk = await mkdtemp(join(tmpdir(), 'gymfolk-disk-'))
    postgres = await startPostgres({ dir: join(dir, 'postgres'), durable: true })
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk])
    if (status !== 0) throw new Error('A small disk could not be mounted')
    const { uid, gid } = statSync(join(dir, 'postgres/cluster'))
    chownSync(disk, uid, gid)
  })
  afterAll(async () => {
    killShops()
    await postgres.stop()
    spawnSync('umount', ['-l', disk])
    await Promise.all([dir, disk].map((path) => rm(path, { recursive: true, force: true })))
  })

  it('refuses writes with 503, logs it once, continues with reads, and recovers when there is space', async () => {
    const url = await databaseOn(disk, postgres)
    const [slug] = await fillShop(url, 20)
    const shop = await openShop({ DATABASE_URL: url, LOG_LEVEL: 'warn' })
    let people = 0
    const write = async () => {
      people += 1
      const body = JSON.stringify({ email: `person-${people}@example.com` })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${shop.address}/api/user-auth/sign-in-link/send`, { method: 'POST', headers, body })).status
    }
    const status = async (path: string) => (await fetch(shop.address + path)).status
    expect([await write(), await status('/ready')]).toEqual([200, 200])
    const ballast = join(disk, 'ballast')
    await fillUp(ballast)
    // The tables still have room in their last pages.
    await expect.poll(write, { timeout: 60_000, interval: 1 }).toBe(503)
    expect(await Promise.all(Array.from({ length: 20 }, write))).toContain(503)
    const ready = await fetch(`${shop.address}/ready`)
    expect([ready.status, await ready.json()]).toMatchObject([503, { errors: { database: ['has no room on its disk'] } }])
    for (const path of ['/api/user/products', `/product/${slug}`, '/market', '/collections/all', '/health'])
      expect([path, await status(path)]).toEqual([path, 200])
    await rm(ballast)
    const freedAt = performance.now()
    await expect.poll(write, { timeout: healedMs }).toBe(200)
    expect(performance.now() - freedAt).toBeLessThan(healedMs)
    await expect.poll(() => status('/ready'), { timeout: 15_000 }).toBe(200)
    expect(shop.output.said.match(/the database refuses to write/g)).toHaveLength(1)
    await shop.stop()
  })
})

/** Creates a database whose tables are on that disk. */
async function databaseOn(disk: string, { superuserUrl, url }: Postgres): Promise<string> {
  const client = new pg.Client(superuserUrl)
  await client.connect()
  await client.query(`create tablespace small location '${disk}'`)
  await client.query(`create database small owner "${new URL(url).username}" tablespace small`)
  await client.end()
  return url.replace(/\/[^/?]*(\?|$)/, '/small$1')
}

/** Writes until there is no room. */
async function fillUp(path: string): Promise<void> {
  const file = await open(path, 'w')
  const piece = Buffer.alloc(4096)
  try {
    for (;;) await file.write(piece)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}
