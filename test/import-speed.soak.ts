import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { newOwner } from '../bench/database/customers.ts'
import { fillProducts } from '../bench/database/fill.ts'
import { openMachine } from '../bench/machine/machine.ts'
import type { ImportKind } from '#contract/import-kinds.ts'
import type { FileImport } from '#contract/imports.ts'
import { buildIfStale } from '#scripts/build.ts'
import { migrate } from '#server/db/migrate.ts'
import { cloneDatabase } from './database.ts'
import { codeFile, customerFile, priceFile, productFile, redirectFile, stockFile, translationFile } from './import-files.ts'
import { killShops, openBundle } from './shop-process.ts'
import { slowdown } from './slowdown.ts'
import { percentile, requestUntil } from './visitor.ts'

const rows = Number(process.env['SOAK_ROWS'] ?? 10_000)
const secondsMax = 60
/** Nobody notices a smaller difference. */
const unnoticedMs = 5
const paths = ['/market', '/api/user/products?limit=20', '/collections/all']
const pollMs = 200
/** With fewer visits, the 99th percentile is nearly the maximum and a single pause decides. Shorter imports are judged together. */
const visitsMin = 500

beforeAll(() => buildIfStale())
afterEach(killShops)

it(
  `${rows} rows of each kind are imported within a minute, and the shop's p99 doesn't double meanwhile`,
  { timeout: 1_800_000 },
  async () => {
    const database = await cloneDatabase()
    await migrate(database.url)
    await fillProducts(database.url, rows, new Date())
    const token = await newOwner(database.url, new Date())
    const [directory] = await namesOf(database.url, `select setting as name from pg_settings where name = 'data_directory'`)
    const postgres = Number.parseInt(await readFile(join(directory!, 'postmaster.pid'), 'utf8'), 10)
    const skus = await namesOf(database.url, 'select sku as name from variants where position = 0 order by id')
    const slugs = await namesOf(database.url, `select slug as name from products order by id limit ${Math.ceil(rows / 4)}`)
    const shop = await openBundle({ DATABASE_URL: database.url, LOG_LEVEL: 'error' })
    const staff = new Staff(shop.address, token)
    await staff.post('/api/admin/promotions', {
      name: 'Imported',
      trigger: 'code',
      active: false,
      effect: { kind: 'percent', percent: 10 },
    })
    await requestUntil(shop.address, paths, delay(5000))
    const calm = percentile(await requestUntil(shop.address, paths, delay(15_000)), 0.99)
    console.log(`p99 of the shop alone ${calm.toFixed(1)} ms`)
    const own = process.env['SOAK_FILE'] === undefined ? undefined : await readFile(process.env['SOAK_FILE'], 'utf8')
    const files: [ImportKind, string, string][] = [
      ['products', 'new products', own ?? productFile(rows)],
      ['products', 'changed products', own?.replaceAll(',deny,manual,', ',deny,manual,1') ?? productFile(rows, 60)],
      ['stock', 'stock', stockFile({ rows, skus })],
      ['prices', 'prices', priceFile({ rows, skus })],
      ['customers', 'customers', customerFile({ rows, skus })],
      ['codes', 'codes', codeFile({ rows, skus })],
      ['redirects', 'redirects', redirectFile({ rows, skus })],
      ['translations', 'translations', translationFile(slugs)],
    ]
    const only = process.env['SOAK_KIND']
    const seen: { what: string; seconds: number; times: number[]; failed: number }[] = []
    for (const [kind, what, file] of files) {
      if (only && !only.split(',').includes(what)) continue
      const given = await staff.send(file, kind)
      const checked = await timed(() => staff.until(given.id, 'ready'))
      const slower = slowdown()
      const spent = () => openMachine().spent?.({ app: shop.child.pid!, postgres, load: process.pid })
      const before = spent()
      const visits = new AbortController()
      const visited = requestUntil(shop.address, paths, new Promise((resolve) => visits.signal.addEventListener('abort', resolve)))
      const run = await timed(async () => {
        await staff.post(`/api/admin/imports/${given.id}/run`, {})
        return staff.until(given.id, 'done')
      })
      visits.abort()
      const after = spent()
      const cpu = before && after ? `${Math.round(after.app - before.app)} + ${Math.round(after.postgres - before.postgres)} ms` : 'unknown'
      const times = await visited
      const { created, updated, failed } = run.result.done
      const seconds = run.seconds / slower
      console.log(
        `${what}: checked in ${checked.seconds.toFixed(1)} s, run in ${run.seconds.toFixed(1)} s (CPU of shop + PostgreSQL ${cpu}; machine ${slower.toFixed(1)} times slower), ` +
          `${created} created, ${updated} updated, ${failed} failed; p99 of the shop ${percentile(times, 0.99).toFixed(1)} ms of ${times.length} visits`,
      )
      seen.push({ what, seconds, times, failed })
    }
    await shop.kill()
    await database.drop()
    for (const { what, seconds, failed } of seen) {
      expect(failed, what).toBe(0)
      expect(seconds, what).toBeLessThan(secondsMax)
    }
    const quick = seen.filter(({ times }) => times.length < visitsMin)
    const judged = seen.filter((one) => !quick.includes(one)).map(({ what, times }) => ({ what, times }))
    if (quick.length > 0) judged.push({ what: quick.map(({ what }) => what).join(', '), times: quick.flatMap(({ times }) => times) })
    for (const { what, times } of judged) {
      const p99 = percentile(times, 0.99)
      console.log(`${what}: p99 of the shop ${p99.toFixed(1)} ms`)
      expect.soft(p99, what).toBeLessThan(2 * Math.max(calm, unnoticedMs))
    }
  },
)

/** A member of staff who imports through the API. */
class Staff {
  readonly #address: string
  readonly #headers: Record<string, string>

  constructor(address: string, token: string) {
    this.#address = address
    this.#headers = { authorization: `Bearer ${token}` }
  }

  async post(path: string, body: object): Promise<FileImport> {
    const headers = { ...this.#headers, 'content-type': 'application/json' }
    return this.#data(await fetch(this.#address + path, { method: 'POST', headers, body: JSON.stringify(body) }))
  }
  async send(file: string, kind: ImportKind): Promise<FileImport> {
    const body = new FormData()
    body.set('fileName', `${kind}.csv`)
    body.set('kind', kind)
    body.set('file', new Blob([file]), `${kind}.csv`)
    return this.#data(await fetch(`${this.#address}/api/admin/imports`, { method: 'POST', headers: this.#headers, body }))
  }
  async until(id: string, state: FileImport['state']): Promise<FileImport> {
    for (;;) {
      const now = await this.#data(await fetch(`${this.#address}/api/admin/imports/${id}`, { headers: this.#headers }))
      if (now.state === state) return now
      if (now.state === 'failed') throw new Error(JSON.stringify(now.lineErrors))
      await delay(pollMs)
    }
  }
  async #data(response: Response): Promise<FileImport> {
    const { data, ...failure } = (await response.json()) as { data: FileImport }
    if (!response.ok) throw new Error(JSON.stringify(failure))
    return data
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const startedAt = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - startedAt) / 1000 }
}

async function namesOf(url: string, sql: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows: found } = await client.query<{ name: string }>(sql)
  await client.end()
  return found.map(({ name }) => name)
}
