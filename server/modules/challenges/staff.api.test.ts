import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { member, suspend } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const fields = {
  title: 'Twenty days in March',
  description: '',
  cover: null,
  goal: 'days' as const,
  tiers: { bronze: 5, silver: 10, gold: 20 },
  firstDay: '2026-03-05',
  lastDay: '2026-03-31',
}

describe('a challenge of the shop', () => {
  it('is created, changed and cancelled by staff, who see everyone in it; each change is in the audit log', async () => {
    const [owner, ada] = [await staffIn(app, 'owner'), await member(app)]
    const { id } = await app.call('POST /admin/challenges', fields, owner)
    await app.call('PUT /challenges/:id/participation', { id }, ada)
    await app.call('PATCH /profile', { isRanked: false }, ada)
    expect(await app.call('PATCH /admin/challenges/:id', { id, lastDay: '2026-03-30' }, owner)).toMatchObject({
      lastDay: '2026-03-30',
      club: null,
    })
    expect((await app.call('GET /admin/challenges/:id/participants', { id }, owner)).items).toMatchObject([
      { person: { handle: ada.handle }, total: 0, isRanked: false },
    ])
    expect(await app.call('POST /admin/challenges/:id/cancel', { id }, owner)).toMatchObject({ state: 'cancelled', participants: 1 })
    const listed = async (state: 'cancelled' | 'upcoming') =>
      (await app.call('GET /admin/challenges', { state }, owner)).items.map((one) => one.id)
    expect([await listed('cancelled'), await listed('upcoming')]).toEqual([[id], []])
    const { rows } = await app.call('GET /admin/audit', {}, owner)
    expect(rows.slice(0, 3)).toMatchObject(
      ['cancelStaffChallenge', 'changeStaffChallenge', 'createStaffChallenge'].map((call) => ({ call, target: id })),
    )
  })

  it('has no suspended members in the ranking that others read', async () => {
    const [owner, ada, bo] = [await staffIn(app, 'owner'), await member(app), await member(app)]
    const { id } = await app.call('POST /admin/challenges', fields, owner)
    for (const one of [ada, bo]) await app.call('PUT /challenges/:id/participation', { id }, one)
    const ranked = async () => (await app.call('GET /challenges/:id/ranking', { id, limit: 100 })).items.map(({ person }) => person.handle)
    expect((await ranked()).toSorted()).toEqual([ada.handle, bo.handle].toSorted())
    await suspend(app, ada)
    expect(await ranked()).toEqual([bo.handle])
    expect((await app.call('GET /challenges/:id', { id }, bo)).ranking.map(({ person }) => person.handle)).toEqual([bo.handle])
  })

  it('can be cancelled where it is of a club, but not changed', async () => {
    const [owner, ada] = [await staffIn(app, 'owner'), await member(app)]
    const { slug } = await app.call('POST /clubs', { name: 'March Club', acceptDisclaimer: true }, ada)
    const { id } = await app.call('POST /clubs/:slug/challenges', { slug, ...fields }, ada)
    await expect(app.call('PATCH /admin/challenges/:id', { id, title: 'Thirty days' }, owner)).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    expect(await app.call('POST /admin/challenges/:id/cancel', { id }, owner)).toMatchObject({ state: 'cancelled' })
  })
})
