import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { follow, type Member, member, members } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
/** Each has the boards to itself. */
afterEach(() => app.database.db.query({ text: 'update profiles set on_leaderboards = false', values: [] }))

type Wanted = Partial<ApiInput<'GET /leaderboards/:lift'>>
const board = (by?: Member, wanted: Wanted = {}) => app.call('GET /leaderboards/:lift', { lift: 'squat', limit: 100, ...wanted }, by ?? {})
/** Everyone on the board with their place and value. */
const places = async (by?: Member, wanted?: Wanted) =>
  (await board(by, wanted)).items.map(({ place, person, value }) => `${place}: ${person.handle} ${value}`)
const log = (by: Member, value: number, performedOn = '2026-02-10', lift = 'squat', measure: 'weight' | 'time' = 'weight') =>
  app.call('POST /records', { lift, measure, value, performedOn }, by)
const show = (by: Member, more: object = {}) => app.call('PATCH /profile', { onLeaderboards: true, ...more }, by)

describe('a leaderboard', () => {
  it('lists members who opted in with their best results; of equal results, which share a rank, the earlier comes first', async () => {
    const [ada, bo, cy, shy] = (await members(app, 4)) as [Member, Member, Member, Member]
    for (const one of [ada, bo, cy]) await show(one)
    await log(ada, 150, '2026-02-12')
    await log(ada, 140, '2026-02-01')
    await log(bo, 150, '2026-02-11')
    await log(cy, 100)
    await log(shy, 200)
    expect(await places()).toEqual([`1: ${bo.handle} 150`, `1: ${ada.handle} 150`, `3: ${cy.handle} 100`])
    // Of one day, too.
    const { id } = await log(ada, 150, '2026-02-11')
    const equals = [ada, bo].toSorted((a, b) => (a.userId < b.userId ? -1 : 1)).map(({ handle }) => `1: ${handle} 150`)
    expect(await places()).toEqual([...equals, `3: ${cy.handle} 100`])
    const top = await board(undefined, { limit: 1 })
    expect((await board(undefined, { limit: 2, cursor: top.nextCursor! })).items.map(({ place }) => place)).toEqual([1, 3])
    const mine = await Promise.all([ada, bo].map(async (one) => (await board(one, { limit: 1 })).mine?.place))
    expect(mine).toEqual([1, 1])
    await app.call('DELETE /records/:id', { id }, ada)
    const first = await board(undefined, { limit: 2 })
    expect((await board(undefined, { limit: 2, cursor: first.nextCursor! })).items).toMatchObject([{ place: 3 }])
    expect((await board(cy, { limit: 1 })).mine).toMatchObject({ place: 3, value: 100, points: null })
    await app.call('PATCH /profile', { onLeaderboards: false }, bo)
    await app.call('PATCH /profile', { isRanked: false }, cy)
    expect(await places()).toEqual([`1: ${ada.handle} 150`])
    expect((await app.call('GET /user/export', {}, ada)).community).toMatchObject({ profile: { onLeaderboards: true, showsAge: false } })
  })

  it('hides results that the reader may not see: after a block, of a followers-only profile, or of an unverified or deleted lift', async () => {
    const [ada, bo, cy] = (await members(app, 3)) as [Member, Member, Member]
    for (const one of [ada, bo, cy]) await show(one)
    await log(ada, 120)
    const { id } = await log(bo, 130)
    await log(cy, 110)
    await app.call('PUT /people/:handle/block', { handle: ada.handle }, cy)
    expect(await places(ada)).toEqual([`1: ${bo.handle} 130`, `2: ${ada.handle} 120`])
    // Nor is there a gap where they would be.
    expect(await places(cy)).toEqual([`1: ${bo.handle} 130`, `2: ${cy.handle} 110`])
    await app.call('PATCH /user', { privacy: 'followers' }, cy)
    expect(await places()).toEqual([`1: ${bo.handle} 130`, `2: ${ada.handle} 120`])
    await log(ada, 900)
    await app.call('DELETE /records/:id', { id }, bo)
    expect(await places()).toEqual([`1: ${ada.handle} 120`])
    // A board of followed people includes those whose profile only followers may see.
    await follow(app, bo, cy)
    expect(await places(bo, { people: 'following' })).toEqual([`1: ${cy.handle} 110`])
    expect((await board(undefined, { people: 'following' })).items).toEqual([])
  })

  it('is filtered by points, sex, class, age and month; a slower run ranks behind a faster one', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    await show(ada, { sex: 'female', bodyWeight: 60, showsAge: true })
    await show(bo, { sex: 'male', bodyWeight: 100 })
    for (const one of [ada, bo]) await app.call('PATCH /user', { dateOfBirth: '1985-05-05' }, one)
    await log(ada, 140, '2026-02-01')
    await log(bo, 180, '2026-03-01')
    expect(await places()).toEqual([`1: ${bo.handle} 180`, `2: ${ada.handle} 140`])
    // OpenPowerlifting's formula for a woman of 60 kg: the lifted weight times 500 / 451.04…
    expect((await board(undefined, { by: 'dots' })).items).toMatchObject([
      { person: { handle: ada.handle }, points: 155.2 },
      { points: 110.79 },
    ])
    expect(await places(undefined, { sex: 'male' })).toEqual([`1: ${bo.handle} 180`])
    expect(await places(undefined, { weightClass: '63' })).toEqual([`1: ${ada.handle} 140`])
    expect(await places(undefined, { sex: 'female', weightClass: '63' })).toEqual([`1: ${ada.handle} 140`])
    expect(await board(ada, { sex: 'male', weightClass: '63' })).toMatchObject({ items: [], mine: null })
    expect(await places(undefined, { ageGroup: '40-49' })).toEqual([`1: ${ada.handle} 140`])
    expect(await places(undefined, { span: 'month' })).toEqual([`1: ${bo.handle} 180`])
    await log(ada, 1500, '2026-02-01', '5 km', 'time')
    await log(bo, 1400, '2026-02-01', '5 KM', 'time')
    // Faster than any human: the record waits for a check, and the next plausible one is the personal best.
    expect(await log(ada, 300, '2026-02-02', '5 km', 'time')).toMatchObject({ isBeingChecked: true, isBest: false })
    expect(await log(ada, 1450, '2026-02-03', '5 km', 'time')).toMatchObject({ isBeingChecked: false, isBest: true, gain: 50 })
    expect(await board(undefined, { lift: '5-km', by: 'dots' })).toMatchObject({
      measure: 'time',
      items: [{ value: 1400, points: null }, { value: 1450 }],
    })
  })

  it('shows lifts as they were logged, and no impossible points', async () => {
    const [ada, bo, cy] = (await members(app, 3)) as [Member, Member, Member]
    const dots = async () => (await board(undefined, { by: 'dots' })).items.map(({ person, points }) => [person.handle, points])
    await show(ada, { sex: 'female', bodyWeight: 60 })
    await log(ada, 140)
    // Almost nine times the member's own weight.
    await show(bo, { sex: 'male', bodyWeight: 20 })
    expect(await log(bo, 175)).toMatchObject({ isBeingChecked: true, isBest: false })
    // More than 310 DOTS.
    await show(bo, { bodyWeight: 75 })
    expect(await log(bo, 450)).toMatchObject({ isBeingChecked: true })
    // Logged without a weight, which comes later.
    await show(cy)
    await log(cy, 175)
    await show(cy, { sex: 'male', bodyWeight: 20 })
    expect(await dots()).toEqual([[ada.handle, 155.2]])
    expect((await app.call('GET /people/:handle', { handle: cy.handle }, cy)).checkedRecords).toMatchObject([{ value: 175 }])
    await show(ada, { sex: 'male', bodyWeight: 90 })
    expect(await dots()).toEqual([[ada.handle, 155.2]])
    expect(await places(undefined, { sex: 'female' })).toEqual([`1: ${ada.handle} 140`])
  })

  it('is right after fifty parallel changes, and after a merge', async () => {
    const [ada, gone] = [await member(app), await member(app)]
    for (const one of [ada, gone]) await show(one)
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 10 === 0
          ? app.call('PATCH /user', { privacy: at % 20 === 0 ? 'followers' : 'public' }, ada)
          : at % 10 === 5
            ? show(ada, { bodyWeight: 60 + at })
            : log(ada, 100 + at / 2),
      ),
    )
    await app.call('PATCH /user', { privacy: 'public' }, ada)
    expect(await places()).toEqual([`1: ${ada.handle} 124.5`])
    await log(gone, 128)
    const owner = await staffIn(app, 'owner')
    await app.call('POST /admin/customers/:id/merge', { id: ada.userId, from: gone.userId, confirm: gone.email }, owner)
    expect(await places()).toEqual([`1: ${ada.handle} 128`])
  })
})
