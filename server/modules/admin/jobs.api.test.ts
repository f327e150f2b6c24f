import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/db/ids.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { staffToken } from '#test/builders.ts'

let app: TestApp
let token: string
const done: unknown[] = []
beforeAll(async () => {
  app = await startApp()
  token = await staffToken(app)
  app.jobs.register('test.job', async ({ data }) => {
    if ((data as { fails?: boolean }).fails) throw new Error('no answer')
    done.push(data)
  })
})
afterAll(() => app.stop())

const add = async (data: object, at = app.now()) => {
  const id = newId(app.now())
  const values = [id, 'test.job', JSON.stringify(data), at, app.now()]
  await app.database.db.query({ text: 'insert into jobs (id, name, data, run_at, created_at) values ($1, $2, $3, $4, $5)', values })
  return id
}
const list = (state: 'recurring' | 'waiting' | 'dead') => app.call('GET /admin/jobs', { state, name: 'test.job' }, { token })
const [retry, cancel] = (['retry', 'cancel'] as const).map(
  (action) => (id: string) => app.call(`POST /admin/jobs/:id/${action}`, { id }, { token }),
)

describe('jobs, for staff', () => {
  it('are listed by state, canceled, and run again', async () => {
    const later = await add({ n: 1 }, new Date(app.now().getTime() + 60_000))
    expect((await list('waiting')).rows).toMatchObject([{ id: later, attempts: 0, error: null }])
    await cancel!(later)
    expect((await list('waiting')).rows).toEqual([])
    expect((await list('dead')).rows).toMatchObject([{ id: later, error: 'cancelled by staff' }])
    expect((await app.call('GET /admin/jobs/counts', {}, { token })).names).toContainEqual({ name: 'test.job', waiting: 0, dead: 1 })
    await retry!(later)
    await app.jobs.runDue()
    expect(done).toEqual([{ n: 1 }])
    await expect(retry!(later)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('that were canceled by mistake are due when they were', async () => {
    const later = await add({ n: 2 }, new Date(app.now().getTime() + 60_000))
    const [before] = (await list('waiting')).rows
    await cancel!(later)
    await app.call('POST /admin/jobs/:id/retry', { id: later, keepsTime: true }, { token })
    await app.jobs.runDue()
    expect(done).not.toContainEqual({ n: 2 })
    expect((await list('waiting')).rows).toEqual([before])
    await cancel!(later)
  })

  it('show why they failed; one that is running is not started a second time', async () => {
    const id = await add({ fails: true })
    await app.jobs.runDue()
    expect((await list('waiting')).rows).toMatchObject([{ id, attempts: 1, error: 'no answer' }])
    const lease = new Date(app.now().getTime() + 9000)
    await app.database.db.query({ text: 'update jobs set run_at = $2 where id = $1', values: [id, lease] })
    await expect(retry!(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('that recur show when they last ran, and can be run right away', async () => {
    const recurring = async () =>
      (await app.call('GET /admin/jobs', { name: 'analytics.cohorts' }, { token })).rows.map(({ id, ranAt, error }) => ({
        id,
        ranAt,
        error,
      }))
    const [job] = await recurring()
    expect(job?.ranAt).toBeNull()
    await retry!(job!.id)
    await app.jobs.runDue()
    expect(await recurring()).toEqual([{ id: job!.id, ranAt: app.now().toISOString(), error: null }])
    await expect(cancel!(job!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are visible to owners only', async () => {
    const manager = await staffToken(app, 'manager')
    await expect(app.call('GET /admin/jobs', {}, { token: manager })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })
})
