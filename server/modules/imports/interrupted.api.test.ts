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
