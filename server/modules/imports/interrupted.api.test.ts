import { expect, it } from 'vitest'
import { staffIn } from '#test/builders.ts'
import { openImports } from '#test/imports.ts'

const { app, token, query, send, after, read, rowsOf, productBySlug } = await openImports()

it("an interrupted import shows when it is retried, also in the list, and that it isn't if its job was canceled", async () => {
  const checked = await send(['URL handle,Title,SKU,Price', 'mat,Mat,MAT,12'])
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

it("an interrupted import can be retried right away by staff who may import, however often they click, also if its job was canceled; one that is running or has ended can't", async () => {
  const checked = await send(['URL handle,Title,SKU,Price', 'rope,Rope,ROPE,12'])
  const { id } = checked
  const tryNow = (by = token) => app.call('POST /admin/imports/:id/continue', { id }, { token: by })
  const refused = { code: 'IMPORT_IS_NOT_IN_THAT_STATE' }
  await expect(tryNow()).rejects.toMatchObject(refused)
  await query(`create function trouble() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = 'P0001'; end $$`)
  await query('create trigger trouble before update of result on import_rows for each row execute function trouble()')
  await app.call('POST /admin/imports/:id/run', { id }, { token })
  // The job waits for its first attempt, so the import isn't interrupted.
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

it('an interrupted import is not claimed while another process is working on it', async () => {
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

it('an interrupted import is resumed after its process was killed, and creates nothing twice when two processes run it', async () => {
  const lines = Array.from({ length: 30 }, (_, n) => `many-${n},Many ${n},${n + 1},MANY-${n},Northbar,Strength`)
  const checked = await send(['URL handle,Title,Price,SKU,Vendor,Type', ...lines])
  // Another import takes this SKU meanwhile, so one row of the batch fails.
  await after('run', await send(['URL handle,Title,Price,SKU,Vendor,Type', 'first,First,5,MANY-9,Northbar,Strength']))
  await app.call('POST /admin/imports/:id/run', { id: checked.id }, { token })
  // A second job for the same import, as if the lease of a process had expired and another process had claimed the job.
  await query(
    `insert into jobs (id, name, data, run_at, created_at) select gen_random_uuid(), name, data, run_at, created_at from jobs where name = 'imports.run'`,
  )
  await app.jobs.runDue()
  const done = await read(checked)
  expect(done).toMatchObject({ state: 'done', done: { created: 29, failed: 1 } })
  expect(await rowsOf(done, 'trouble')).toMatchObject([
    { key: 'many-9', lineErrors: [{ line: 11, column: 'SKU', message: 'Product sku match' }] },
  ])
  // Marks a row as not written yet, as if the process had died before it.
  await query(`update import_rows set result = null where import_id = '${checked.id}' and key = 'many-7'`)
  await query(`update imports set state = 'ready' where id = '${checked.id}'`)
  expect((await after('run', checked)).done).toMatchObject({ created: 29, updated: 0, failed: 1 })
  expect((await productBySlug('many-7')).version).toBe(1)
})
