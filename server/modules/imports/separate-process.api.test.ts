import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileImport } from '#contract/imports.ts'
import { attemptsMax } from '#server/jobs/retry.ts'
import { seedProduct, staffIn, stockShop } from '#test/builders.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { importsBy } from '#test/imports.ts'

const logged: string[] = []
let app: TestApp
let token: string
let imports: ReturnType<typeof importsBy>
let nearby: Awaited<ReturnType<TestApp['another']>>
beforeAll(async () => {
  app = await startApp({
    importsApart: true,
    env: { CURRENCY_NAME: 'JPY', LOG_LEVEL: 'warn' },
    log: { write: (line) => void logged.push(line) },
  })
  token = (await staffIn(app, 'owner')).token
  imports = importsBy(app, token)
  nearby = await app.another()
  await stockShop(app, [seedProduct({ slug: 'bell', name: 'Bell', variants: [{ sku: 'BELL', options: {}, price: 20, stock: 5 }] })])
})
afterAll(async () => {
  await nearby.close()
  await app.stop()
})

/** Sends a file that is checked by this process: one of its own takes half a second, and one for a check is enough. */
const sendNearby = (lines: string[]) => importsBy({ ...app, jobs: nearby.jobs }, token).send(lines)
const query = async <T>(text: string, values: unknown[] = []) => (await app.database.db.query({ text, values })).rows as T[]
const run = ({ id }: FileImport) => app.call('POST /admin/imports/:id/run', { id }, { token })
const file = (slug: string) => ['URL handle,Title,SKU,Price', `${slug},A ${slug},${slug.toUpperCase()},1200`]
const priceOf = async (slug: string) =>
  (await query<{ price: number }>('select v.price from variants v join products p on p.id = v.product_id where p.slug = $1', [slug])).map(
    ({ price }) => price,
  )
const processes = () => {
  try {
    return execFileSync('pgrep', ['-P', String(process.pid), '-f', 'import-process'], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    return []
  }
}

describe('an import in a separate process', () => {
  it("is checked, run and undone with the shop's currency and clock", async () => {
    const checked = await imports.send(file('rope'))
    expect(checked).toMatchObject({ state: 'ready', found: { create: 1 } })
    expect(await imports.after('run', checked)).toMatchObject({ state: 'done', done: { created: 1, failed: 0 } })
    expect(await priceOf('rope')).toEqual([1200])
    const [version] = await query<{ at: Date }>('select at from product_versions order by at desc limit 1')
    expect(Math.abs(version!.at.getTime() - app.now().getTime())).toBeLessThan(60_000)
    expect(await imports.after('undo', checked)).toMatchObject({ state: 'undone' })
    await expect.poll(processes).toEqual([])
  })

  it('reports a permanent error', async () => {
    const checked = await sendNearby(file('deep'))
    const paths = ['A', 'B', 'C', 'D', 'E'].map((_, at, all) => JSON.stringify(all.slice(0, at + 1)))
    await query('update imports set new_categories = $2 where id = $1', [checked.id, paths])
    const failed = await imports.after('run', checked)
    expect(failed.failure).toEqual({ reason: 'refused', attempts: 1, messages: ['A > B > C > D > E: is too deep'] })
  })

  it.each([
    ['unavailable', '57014'],
    ['fault', 'P0001'],
  ] as const)('says what kind of trouble there was: %s', async (reason, code) => {
    const checked = await sendNearby(file(reason))
    await query(
      `create function trouble() returns trigger language plpgsql as $$ begin raise exception 'secret' using errcode = '${code}'; end $$`,
    )
    await query('create trigger trouble before update of result on import_rows for each row execute function trouble()')
    await run(checked)
    await query(`update jobs set attempts = $2 where data->>'import' = $1 and name = 'imports.run'`, [checked.id, attemptsMax - 1])
    await app.jobs.runDue()
    await query('drop function trouble cascade')
    const failed = await imports.read(checked)
    expect(failed).toMatchObject({ state: 'failed', failure: { reason, attempts: attemptsMax, messages: [] } })
    expect(JSON.stringify(failed)).not.toContain('secret')
  })

  it('stops between two batches when its server stops, without reporting an error, and is resumed by the next one', async () => {
    const count = 160
    const lines = Array.from({ length: count }, (_, n) => `stop-${n},Stop ${n},STOP-${n},1200`)
    const checked = await imports.send(['URL handle,Title,SKU,Price', ...lines])
    logged.length = 0
    await app.jobs.start()
    await run(checked)
    await expect.poll(async () => (await imports.read(checked)).done.created).toBeGreaterThan(0)
    expect(await imports.read(checked)).toMatchObject({ state: 'running', interruption: null })
    await app.jobs.stop()
    const stopped = await imports.read(checked)
    expect(stopped).toMatchObject({ state: 'running', interruption: { retryAt: app.now().toISOString() } })
    expect(stopped.done.created).toBeLessThan(count)
    // The attempt isn't counted, so a job may be stopped any number of times.
    expect(await query(`select attempts from jobs where data->>'import' = $1`, [checked.id])).toEqual([{ attempts: 0 }])
    expect(logged).toEqual([])
    await app.jobs.runDue()
    expect(await imports.read(checked)).toMatchObject({ state: 'done', interruption: null, done: { created: count, failed: 0 } })
  })

  it('is resumed by the next attempt after its process was killed, and writes each row once', async () => {
    const checked = await sendNearby(file('mat'))
    await run(checked)
    await app.database.transaction(async (tx) => {
      await tx.query({ text: 'select 1 from imports where id = $1 for update', values: [checked.id] })
      const attempt = app.jobs.runDue()
      const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(() => query(waits)).toHaveLength(1)
      for (const child of processes()) process.kill(child, 'SIGKILL')
      await attempt
    })
    expect(await imports.read(checked)).toMatchObject({ state: 'running', interruption: { retryAt: expect.any(String) } })
    expect(await priceOf('mat')).toEqual([])
    app.pass(60_000)
    await app.jobs.runDue()
    expect(await imports.read(checked)).toMatchObject({ state: 'done', done: { created: 1, failed: 0 } })
    expect(await priceOf('mat')).toEqual([1200])
  })
})
