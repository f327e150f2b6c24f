import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { type Member, member } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const save = (by: Member, day: string, value: number, kind: ApiInput<'PUT /measurements/:kind/:day'>['kind'] = 'waist') =>
  app.call('PUT /measurements/:kind/:day', { kind, day, value }, by)
const listed = async (by: Member, kind: 'waist' | 'weight' = 'waist') =>
  (await app.call('GET /measurements/:kind', { kind }, by)).items.map(({ day, value }) => `${day} ${value}`)

describe('what a member measures', () => {
  it('is one value of a day, their own, also of fifty at once; it can be deleted, and is in the export', async () => {
    const [ada, bo] = [await member(app), await member(app)]
    await Promise.all(Array.from({ length: 50 }, (_, at) => save(ada, at % 2 === 0 ? '2026-02-02' : '2026-02-01', 74.5)))
    await save(ada, '2026-02-01', 75)
    await save(ada, '2026-02-01', 68.42, 'weight')
    expect([await listed(ada), await listed(ada, 'weight'), await listed(bo)]).toEqual([
      ['2026-02-01 75', '2026-02-02 74.5'],
      ['2026-02-01 68.42'],
      [],
    ])
    for (const [day, value] of [
      ['2026-02-03', 4.9],
      ['2026-02-03', 301],
      ['2026-03-04', 70],
    ] as const)
      await expect(save(ada, day, value)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect((await app.call('GET /user/export', {}, ada)).community).toMatchObject({
      training: { measurements: [{ kind: 'waist', value: 750 }, {}, { kind: 'weight', value: 68_420 }] },
    })
    await app.call('DELETE /measurements/:kind/:day', { kind: 'waist', day: '2026-02-02' }, ada)
    await expect(app.call('DELETE /measurements/:kind/:day', { kind: 'waist', day: '2026-02-02' }, ada)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('moves with a merge, where who stays has their own of a day', async () => {
    const [stay, gone, owner] = [await member(app), await member(app), await staffIn(app, 'owner')]
    await save(stay, '2026-02-01', 80)
    await save(gone, '2026-02-01', 90)
    await save(gone, '2026-02-02', 91)
    await app.call('POST /admin/customers/:id/merge', { id: stay.userId, from: gone.userId, confirm: gone.email }, owner)
    expect(await listed(stay)).toEqual(['2026-02-01 80', '2026-02-02 91'])
  })
})
