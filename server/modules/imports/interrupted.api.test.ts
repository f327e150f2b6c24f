import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FileImport } from '#contract/imports.ts'
import { staffIn } from '#test/builders.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { importsBy } from '#test/imports.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp()
  token = (await staffIn(app, 'owner')).token
})
afterAll(() => app.stop())

const query = async <T>(text: string, values: unknown[] = []) => (await app.database.db.query({ text, values })).rows as T[]
const read = ({ id }: FileImport) => app.call('GET /admin/imports/:id', { id }, { token })

it('an import whose attempt failed says when it is tried again, also in the list, and that it is not where its job was cancelled', async () => {
  const checked = await importsBy(app, token).send(['URL handle,Title,SKU,Price', 'mat,Mat,MAT,12'])
  await query(`create function trouble() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = 'P0001'; end $$`)
  await query('create trigger trouble before update of result on import_rows for each row execute function trouble()')
  await app.call('POST /admin/imports/:id/run', { id: checked.id }, { token })
  expect((await read(checked)).interruption).toBeNull()
  await app.jobs.runDue()
  await query('drop function trouble cascade')
  const [job] = await query<{ id: string; run_at: Date }>(`select id, run_at from jobs where data->>'import' = $1`, [checked.id])
  expect(job!.run_at.getTime()).toBeGreaterThan(app.now().getTime())
  const waits = { state: 'running', interruption: { retryAt: job!.run_at.toISOString() } }
  expect(await read(checked)).toMatchObject(waits)
  expect((await app.call('GET /admin/imports', {}, { token })).rows[0]).toMatchObject(waits)
  await app.call('POST /admin/jobs/:id/cancel', { id: job!.id }, { token })
  expect((await read(checked)).interruption).toEqual({ retryAt: null })
  await app.call('POST /admin/jobs/:id/retry', { id: job!.id }, { token })
  await app.jobs.runDue()
  expect(await read(checked)).toMatchObject({ state: 'done', interruption: null, done: { created: 1 } })
})

it('is tried now by whoever may import, as often as one clicks, also where its job was cancelled; what is under way or ended is not', async () => {
  const { send } = importsBy(app, token)
  const checked = await send(['URL handle,Title,SKU,Price', 'rope,Rope,ROPE,12'])
  const { id } = checked
  const tryNow = (by = token) => app.call('POST /admin/imports/:id/continue', { id }, { token: by })
  const refused = { code: 'IMPORT_IS_NOT_IN_THAT_STATE' }
  await expect(tryNow()).rejects.toMatchObject(refused)
  await query(`create function trouble() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = 'P0001'; end $$`)
  await query('create trigger trouble before update of result on import_rows for each row execute function trouble()')
  await app.call('POST /admin/imports/:id/run', { id }, { token })
  // It waits for its first attempt: nothing is interrupted.
  await expect(tryNow()).rejects.toMatchObject(refused)
  await app.jobs.runDue()
  const { token: packer } = await staffIn(app, 'support')
  await expect(tryNow(packer)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  // Of its own again, as long as it fails.
  await tryNow()
  await app.jobs.runDue()
  expect((await read(checked)).interruption).toEqual({ retryAt: expect.any(String) })
  await query('drop function trouble cascade')
  const [job] = await query<{ id: string }>(`select id from jobs where data->>'import' = $1`, [id])
  await app.call('POST /admin/jobs/:id/cancel', { id: job!.id }, { token })
  const clicks = await Promise.allSettled(Array.from({ length: 50 }, () => tryNow()))
  expect(clicks.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  const reasons = clicks.flatMap((click) => (click.status === 'rejected' ? [click.reason as unknown] : []))
  for (const reason of reasons) expect(reason).toMatchObject(refused)
  await app.jobs.runDue()
  expect(await read(checked)).toMatchObject({ state: 'done', interruption: null, done: { created: 1 } })
  await expect(tryNow()).rejects.toMatchObject(refused)
})

it('is not taken from who does it', async () => {
  const { send } = importsBy(app, token)
  const { id } = await send(['URL handle,Title,SKU,Price', 'bar,Bar,BAR,12'])
  await app.call('POST /admin/imports/:id/run', { id }, { token })
  await query(`update jobs set attempts = 2, reason = 'x', is_claimed = true, run_at = $2 where data->>'import' = $1`, [
    id,
    new Date(app.now().getTime() + 30_000),
  ])
  await expect(app.call('POST /admin/imports/:id/continue', { id }, { token })).rejects.toMatchObject({
    code: 'IMPORT_IS_NOT_IN_THAT_STATE',
  })
})
