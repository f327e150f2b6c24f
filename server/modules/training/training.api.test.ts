import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, staffIn } from '#test/builders.ts'
import { member, type Member } from '#test/community.ts'
import { trainingBySets, trainingDays } from '#test/training-days.ts'
import { logWorkout, squats, workout, type Workout } from '#test/workouts.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const log = (by: Member, over: Partial<Workout> = {}, key = newKey()) => logWorkout(app, by, over, key)
const daysOf = (user: string) => trainingDays.all(app.database.db, { user })

describe('a workout', () => {
  it('is stored with its sets, sums without warm-ups, and the names of its exercises in the language of the reader', async () => {
    const ada = await member(app)
    const made = await log(ada)
    expect(made).toMatchObject({
      startedAt: '2026-02-03T18:30',
      duration: 3600,
      setCount: 2,
      repCount: 8,
      volume: 807.5,
      exercises: [{ name: 'Back squat', sets: [{ weight: 60, isWarmUp: true }, { rpe: 8 }, { weight: 102.5, reps: 3, seconds: null }] }],
    })
    expect(await app.call('GET /workouts/:id', { id: made.id }, ada)).toEqual(made)
    expect(await daysOf(ada.userId)).toEqual([{ day: '2026-02-03', workouts: 1, sets: 2, reps: 8, volume: 807_500 }])
  })

  it('is one, however often its button is pressed', async () => {
    const ada = await member(app)
    const key = newKey()
    const sent = await Promise.allSettled(Array.from({ length: 10 }, () => log(ada, {}, key)))
    const ids = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))
    expect(new Set([...ids, (await log(ada, {}, key)).id]).size).toBe(1)
    expect((await app.call('GET /workouts', {}, ada)).items).toHaveLength(1)
  })

  it("is nobody else's: others get a 404 for it, its exercises and its routines", async () => {
    const [ada, bo] = [await member(app), await member(app)]
    const { id: exercise } = await app.call('POST /own-exercises', { name: 'Zercher carry' }, ada)
    const made = await log(ada, { exercises: [{ exercise, sets: [{ reps: 3 }] }] })
    const routine = await app.call('POST /routines', { name: 'A', exercises: [{ exercise, targetSets: 3, targetReps: 5 }] }, ada)
    const asked = [
      app.call('GET /workouts/:id', { id: made.id }, bo),
      app.call('PUT /workouts/:id', { id: made.id, version: 1, ...workout() }, bo),
      app.call('DELETE /workouts/:id', { id: made.id }, bo),
      app.call('GET /exercises/:exercise/progress', { exercise }, bo),
      app.call('GET /exercises/:exercise/sessions', { exercise }, bo),
      app.call('PATCH /own-exercises/:id', { id: exercise, name: 'Mine', muscle: 'back', equipment: 'other' }, bo),
      app.call('DELETE /own-exercises/:id', { id: exercise }, bo),
      app.call('GET /routines/:id', { id: routine.id }, bo),
      app.call(
        'PUT /routines/:id',
        { id: routine.id, version: 1, name: 'B', exercises: [{ exercise: 'plank', targetSets: 1, targetReps: null }] },
        bo,
      ),
      app.call('DELETE /routines/:id', { id: routine.id }, bo),
    ]
    await Promise.all(asked.map((one) => expect(one).rejects.toMatchObject({ code: 'NOT_FOUND' })))
    await expect(log(bo, { exercises: [{ exercise, sets: [{ reps: 1 }] }] })).rejects.toMatchObject({
      errors: { 'exercises.0.exercise': ['is not an exercise of yours'] },
    })
    expect((await app.call('GET /previous-sets', { exercise: [exercise] }, bo)).items).toEqual([])
    expect(await app.call('GET /workouts/:id', { id: made.id }, ada)).toEqual(made)
  })

  it('has limits: a day, what anyone could lift, and no future', async () => {
    const ada = await member(app)
    const one = (set: object) => log(ada, { exercises: [{ exercise: 'back-squat', sets: [set] }] })
    for (const set of [{}, { weight: 100 }, { weight: 1001, reps: 1 }, { weight: -1, reps: 1 }, { reps: 0 }, { reps: 1, rpe: 7.3 }])
      await expect(one(set)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const many = Array.from({ length: limits.training.sets }, () => ({ reps: 1 }))
    const tooMany = [many, [{ reps: 1 }]].map((sets) => ({ exercise: 'plank', sets }))
    await expect(log(ada, { exercises: tooMany })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(log(ada, { startedAt: '2027-02-03T18:30' })).rejects.toMatchObject({ errors: { startedAt: ['is in the future'] } })
    await expect(log(ada, { startedAt: '2026-02-30T18:30' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const { perDay, setVolume } = limits.training
    await expect(one({ weight: 1000, reps: 1000 })).rejects.toMatchObject({
      errors: { 'exercises.0.sets.0.weight': ['times the repetitions is more than 20000 kg'] },
    })
    const heavy = Array.from({ length: 6 }, () => ({ weight: setVolume / 1000, reps: 1000 }))
    const tooMuch = { errors: { exercises: ['comes to more than 100000 kg'] } }
    await expect(log(ada, { exercises: [{ exercise: 'back-squat', sets: heavy }] })).rejects.toMatchObject(tooMuch)
    const { id } = await log(ada, { startedAt: '2026-02-05T10:00', exercises: [{ exercise: 'back-squat', sets: heavy.slice(1) }] })
    const edited = { id, version: 1, ...workout({ exercises: [{ exercise: 'back-squat', sets: heavy }] }) }
    await expect(app.call('PUT /workouts/:id', edited, ada)).rejects.toMatchObject(tooMuch)
    const sent = await Promise.allSettled(Array.from({ length: perDay + 5 }, () => log(ada)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(perDay)
    const other = await log(ada, { startedAt: '2026-02-04T10:00' })
    const moved = app.call('PUT /workouts/:id', { id: other.id, version: 1, ...workout() }, ada)
    await expect(moved).rejects.toMatchObject({ code: 'TOO_MANY_WORKOUTS' })
  })

  it('leaves the sums of days right under 50 calls at once that log, edit, move and delete', async () => {
    const ada = await member(app)
    const made = await Promise.all(Array.from({ length: 9 }, (_, at) => log(ada, { startedAt: `2026-01-0${at + 1}T07:00` })))
    const change = (at: number): Promise<unknown> => {
      const { id } = made[at % made.length]!
      const startedAt = `2026-01-0${(at % 3) + 1}T0${at % 9}:15`
      const sets = [{ weight: 50 + at, reps: 1 + (at % 7), isWarmUp: at % 5 === 0 }]
      if (at % 4 === 0) return log(ada, { startedAt, exercises: [{ exercise: 'deadlift', sets }] })
      if (at % 8 === 3) return app.call('DELETE /workouts/:id', { id }, ada)
      return app.call(
        'PUT /workouts/:id',
        { id, version: 1, ...workout({ startedAt, exercises: [{ exercise: 'bench-press', sets }] }) },
        ada,
      )
    }
    const done = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => change(at)))
    const refused = done.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    const expected = new Set(['NOT_FOUND', 'WORKOUT_WAS_CHANGED', 'TOO_MANY_WORKOUTS'])
    expect(refused.filter((code) => !expected.has(code))).toEqual([])
    expect(refused.length).toBeLessThan(done.length - 15)
    const counted = await trainingBySets.all(app.database.db, { user: ada.userId })
    expect(await daysOf(ada.userId)).toEqual(counted)
    for (const { id } of (await app.call('GET /workouts', { limit: 100 }, ada)).items) await app.call('DELETE /workouts/:id', { id }, ada)
    expect(await daysOf(ada.userId)).toEqual([])
  })

  it('is changed by one of ten that read the same version, and keeps what that one saved', async () => {
    const ada = await member(app)
    const { id, version } = await log(ada)
    const edit = (title: string, read: number) => app.call('PUT /workouts/:id', { id, version: read, ...workout({ title }) }, ada)
    const sent = await Promise.allSettled(Array.from({ length: 10 }, (_, at) => edit(`Edit ${at}`, version)))
    const saved = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const refused = sent.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(refused).toEqual(Array.from({ length: 9 }, () => 'WORKOUT_WAS_CHANGED'))
    expect(await app.call('GET /workouts/:id', { id }, ada)).toEqual(saved[0])
    expect(await edit('Again', saved[0]!.version)).toMatchObject({ title: 'Again', version: version + 2 })
    expect(await daysOf(ada.userId)).toMatchObject([{ workouts: 1, sets: 2, volume: 807_500 }])
  })

  it('offers a set as a record where it beats the one there is; only asking for it makes it one', async () => {
    const ada = await member(app)
    const { id, recordOffers } = await log(ada, {
      exercises: [
        { exercise: 'back-squat', sets: squats },
        { exercise: 'lateral-raise', sets: [{ weight: 12, reps: 10 }] },
        { exercise: 'bench-press', sets: [{ weight: 80, reps: 1, isWarmUp: true }] },
      ],
    })
    expect(recordOffers).toEqual([{ lift: 'squat', weight: 102.5, reps: 3, best: null }])
    expect((await app.call('GET /people/:handle', { handle: ada.handle }, ada)).records).toEqual([])
    await app.call('POST /records', { lift: 'squat', value: 102.5, performedOn: '2026-02-03' }, ada)
    expect((await app.call('GET /workouts/:id', { id }, ada)).recordOffers).toEqual([])
    const heavier = await log(ada, { exercises: [{ exercise: 'back-squat', sets: [{ weight: 105, reps: 1 }] }] })
    expect((await log(ada, { exercises: [{ exercise: 'back-squat', sets: [{ weight: 104, reps: 1 }] }] })).recordOffers).toEqual([])
    expect(heavier.recordOffers).toEqual([{ lift: 'squat', weight: 105, reps: 1, best: 102.5 }])
  })
})

describe('the list of workouts', () => {
  it('goes by day and time with a cursor, each once', async () => {
    const ada = await member(app)
    const times = ['2026-01-05T08:00', '2026-01-05T19:00', '2025-12-31T23:59', '2026-02-01T00:00', '2026-01-05T08:00']
    for (const startedAt of times) await log(ada, { startedAt })
    const seen: string[] = []
    expect((await app.call('GET /workouts', { limit: 2 }, ada)).months).toEqual([
      { month: '2026-02', workoutCount: 1, setCount: 2, volume: 807.5, duration: 3600 },
      { month: '2026-01', workoutCount: 3, setCount: 6, volume: 2422.5, duration: 10_800 },
    ])
    let cursor: string | undefined
    do {
      const page = await app.call('GET /workouts', { limit: 2, ...(cursor && { cursor }) }, ada)
      seen.push(...page.items.map(({ startedAt }) => startedAt))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(times.toSorted().toReversed())
  })
})

describe('the log of a member', () => {
  it('is in the export, and moves with a merge, where exercises of one name become one', async () => {
    const [stay, gone, owner] = [await member(app), await member(app), await staffIn(app, 'owner')]
    const own = (by: Member, name: string) => app.call('POST /own-exercises', { name }, by)
    const [hers, his, only] = [await own(stay, 'Zercher carry'), await own(gone, 'zercher carry'), await own(gone, 'Yoke')]
    await log(stay, { exercises: [{ exercise: hers.id, sets: [{ weight: 60, reps: 2 }] }] })
    for (const exercise of [his.id, only.id]) await log(gone, { exercises: [{ exercise, sets: [{ weight: 80, reps: 1 }] }] })
    await app.call('POST /routines', { name: 'Carries', exercises: [{ exercise: his.id, targetSets: 3, targetReps: 1 }] }, gone)
    const { community } = await app.call('GET /user/export', {}, gone)
    expect(community).toMatchObject({
      training: { workouts: [{ title: 'Lower body' }, {}], routines: [{ name: 'Carries' }], exercises: [{}, {}] },
    })
    await app.call('POST /admin/customers/:id/merge', { id: stay.userId, from: gone.userId, confirm: gone.email }, owner)
    expect((await app.call('GET /workouts', {}, stay)).items).toHaveLength(3)
    expect((await app.call('GET /own-exercises', {}, stay)).items).toMatchObject([{ name: 'Yoke' }, { id: hers.id }])
    expect((await app.call('GET /exercises/:exercise/progress', { exercise: hers.id }, stay)).points).toHaveLength(2)
    expect((await app.call('GET /routines', {}, stay)).items).toMatchObject([{ exercises: [{ exercise: hers.id }] }])
    expect(await daysOf(stay.userId)).toEqual(await trainingBySets.all(app.database.db, { user: stay.userId }))
  })
})
