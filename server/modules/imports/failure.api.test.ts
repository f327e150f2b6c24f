import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileImport } from '#contract/imports.ts'
import { limits } from '#contract/limits.ts'
import { attemptsMax } from '#server/jobs/retry.ts'
import { seedProduct, staffIn, stockShop } from '#test/builders.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { importsBy } from '#test/imports.ts'

let app: TestApp
let token: string
let imports: ReturnType<typeof importsBy>
beforeAll(async () => {
  app = await startApp()
  await signIn()
  await stockShop(app, [seedProduct({ slug: 'bell', name: 'Bell', variants: [{ sku: 'BELL', options: {}, price: 20, stock: 5 }] })])
})
afterAll(() => app.stop())

/** Signs in as an owner again: the session has expired by the time that the job is dead. */
async function signIn() {
  token = (await staffIn(app, 'owner')).token
  imports = importsBy(app, token)
}

const query = (text: string, values: unknown[] = []) => app.database.db.query({ text, values })
const file = ['URL handle,Title,Type,SKU,Price', 'deep-1,Deep,Deep one,DEEP-1,5', ',,,,5']

/** Runs an import until its job is dead. */
async function giveUp({ id }: FileImport): Promise<FileImport> {
  await app.call('POST /admin/imports/:id/run', { id }, { token })
  for (let n = 0; n < attemptsMax; n += 1) {
    await app.jobs.runDue()
    app.pass(2 * 3_600_000)
  }
  await signIn()
  return imports.read({ id })
}

describe('a failed import', () => {
  it('names the rule that refused it before its first row, and keeps the errors of its rows', async () => {
    const checked = await imports.send(file)
    expect(checked).toMatchObject({ failure: null, lineErrorCount: 1 })
    // As a category may have been moved below others since.
    const paths = ['A', 'B', 'C', 'D', 'E'].map((_, at, all) => JSON.stringify(all.slice(0, at + 1)))
    await query('update imports set new_categories = $2 where id = $1', [checked.id, paths])
    const failed = await imports.after('run', checked)
    expect(failed).toMatchObject({ state: 'failed', lineErrors: checked.lineErrors })
    expect(failed.failure).toEqual({ reason: 'refused', attempts: 1, messages: ['A > B > C > D > E: is too deep'] })
  })

  it('ends immediately when the shop has no room for what it would create', async () => {
    const checked = await imports.send(file)
    const path = JSON.stringify(['A', 'B', 'C', 'D', 'E'])
    await query('update imports set new_categories = array[$2] where id = $1', [checked.id, path])
    expect(await imports.after('run', checked)).toMatchObject({ state: 'failed', done: { created: 0 } })
  })

  it('names the brand for which the shop has no room', async () => {
    const checked = await imports.send(file)
    await query(`insert into brands (id, name, slug, description) select gen_random_uuid(), 'Full ' || n, 'full-' || n, ''
      from generate_series((select count(*) from brands where removed_at is null) + 1, ${limits.brand.perShop}) n`)
    await query(`update imports set new_brands = '{Acme}' where id = $1`, [checked.id])
    const { failure } = await imports.after('run', checked)
    expect(failure).toEqual({ reason: 'refused', attempts: 1, messages: ['Acme: Too many brands'] })
    await query(`delete from brands where slug like 'full-%'`)
  })

  it('reports that the account of its creator was deleted', async () => {
    const checked = await imports.send(file)
    await query('update imports set user_id = null where id = $1', [checked.id])
    expect((await imports.after('run', checked)).failure).toEqual({ reason: 'starterGone', attempts: 1, messages: [] })
  })

  it.each([
    ['unavailable', '57014'],
    ['fault', 'P0001'],
  ] as const)('says how often it was tried and what kind of trouble there was, no more: %s', async (reason, code) => {
    const checked = await imports.send(file)
    await query(
      `create function trouble() returns trigger language plpgsql as $$ begin raise exception 'secret' using errcode = '${code}'; end $$`,
    )
    await query('create trigger trouble before update of result on import_rows for each row execute function trouble()')
    const failed = await giveUp(checked)
    await query('drop function trouble cascade')
    expect(failed).toMatchObject({ state: 'failed', failure: { reason, attempts: attemptsMax, messages: [] } })
    expect(JSON.stringify(failed)).not.toContain('secret')
  })

  it('reports that the server stopped during each attempt', async () => {
    const checked = await imports.send(file)
    await app.call('POST /admin/imports/:id/run', { id: checked.id }, { token })
    await query(`update jobs set attempts = $2 where data->>'import' = $1 and name = 'imports.run'`, [checked.id, attemptsMax])
    await app.jobs.runDue()
    expect((await imports.read(checked)).failure).toEqual({ reason: 'stopped', attempts: attemptsMax, messages: [] })
  })
})
