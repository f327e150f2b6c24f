import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, staffIn } from '#test/builders.ts'
import { member } from '#test/community.ts'
import { trainingBySets, trainingDays } from '#test/training-days.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Person = Awaited<ReturnType<typeof member>>
type Input = ApiInput<'POST /workouts'>
const squats = [
  { weight: 60, reps: 5, isWarmUp: true },
  { weight: 100, reps: 5, rpe: 8 },
  { weight: 102.5, reps: 3, rpe: 9.5 },
]
const workout = (over: Partial<Input> = {}): Input => ({
  title: 'Lower body',
  startedAt: '2026-02-03T18:30',
  duration: 3600,
  exercises: [{ exercise: 'back-squat', sets: squats }],
  ...over,
})
const log = (by: Person, over: Partial<Input> = {}, idempotencyKey = newKey()) =>
  app.call('POST /workouts', workout(over), { token: by.token, idempotencyKey })

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

describe('an exercise', () => {
  it('has its best sets, its course and its sessions; an edit changes them', async () => {
    const ada = await member(app)
    const first = await log(ada, { startedAt: '2026-01-10T08:00' })
    const sets = [
      { weight: 110, reps: 1 },
      { weight: 90, reps: 12 },
      { weight: 80, reps: 15 },
    ]
    const second = await log(ada, { startedAt: '2026-01-12T08:00', exercises: [{ exercise: 'back-squat', note: 'Belt.', sets }] })
    const progress = () => app.call('GET /exercises/:exercise/progress', { exercise: 'back-squat' }, ada)
    expect(await progress()).toMatchObject({
      heaviest: { workoutId: second.id, weight: 110, reps: 1, oneRepMax: 110, performedOn: '2026-01-12' },
      mostReps: { weight: 80, reps: 15, oneRepMax: null },
      // 90 × (1 + 12 / 30)
      strongest: { weight: 90, reps: 12, oneRepMax: 126 },
      points: [
        { workoutId: first.id, weight: 102.5, reps: 5, oneRepMax: 116.667 },
        { workoutId: second.id, weight: 110, reps: 15, oneRepMax: 126 },
      ],
    })
    const sessions = await app.call('GET /exercises/:exercise/sessions', { exercise: 'back-squat', limit: 1 }, ada)
    expect(sessions.items).toMatchObject([{ workoutId: second.id, note: 'Belt.', sets: [{ weight: 110 }, {}, {}] }])
    const rest = await app.call('GET /exercises/:exercise/sessions', { exercise: 'back-squat', cursor: sessions.nextCursor! }, ada)
    expect(rest).toMatchObject({ items: [{ workoutId: first.id }], nextCursor: null })
    const { items } = await app.call('GET /previous-sets', { exercise: ['back-squat', 'plank'] }, ada)
    expect(items).toMatchObject([{ exercise: 'back-squat', startedAt: '2026-01-12T08:00', sets: [{ weight: 110 }, {}, {}] }])
    await app.call('PUT /workouts/:id', { id: second.id, version: 1, ...workout({ startedAt: '2026-01-12T08:00' }) }, ada)
    expect((await progress()).heaviest).toMatchObject({ workoutId: first.id, weight: 102.5 })
  })

  it('that is assisted moves nothing: no volume, nothing heaviest, no one-rep max, by the library or by its name', async () => {
    const ada = await member(app)
    const { id: own } = await app.call('POST /own-exercises', { name: 'Chest Dip (Assisted)' }, ada)
    await app.call('POST /records', { lift: 'assisted pull-up', value: 10, performedOn: '2026-01-03' }, ada)
    const sets = [
      { weight: 40, reps: 8 },
      { weight: 30, reps: 8 },
    ]
    const made = await log(ada, { exercises: ['assisted-pull-up', own].map((exercise) => ({ exercise, sets })) })
    expect(made).toMatchObject({ volume: 0, repCount: 32, recordOffers: [], exercises: [{ sets }, { sets }] })
    const replaced = { id: made.id, version: 1, ...workout({ exercises: [{ exercise: own, sets }] }) }
    expect(await app.call('PUT /workouts/:id', replaced, ada)).toMatchObject({ volume: 0 })
    expect(await daysOf(ada.userId)).toMatchObject([{ volume: 0, reps: 16 }])
    expect(await app.call('GET /exercises/:exercise/progress', { exercise: own }, ada)).toMatchObject({
      heaviest: null,
      strongest: null,
      mostReps: { weight: 30, reps: 8, oneRepMax: null },
      points: [{ weight: null, reps: 8, oneRepMax: null }],
    })
  })

  it('that is assisted is counted anew where it was logged before that was so', async () => {
    const ada = await member(app)
    const { id: own } = await app.call('POST /own-exercises', { name: 'Dip, assisted' }, ada)
    const sets = [{ weight: 40, reps: 10 }]
    const made = await log(ada, { exercises: ['assisted-pull-up', own, 'deadlift'].map((exercise) => ({ exercise, sets })) })
    const right = [await daysOf(ada.userId), await app.call('GET /exercises/:exercise/progress', { exercise: own }, ada)]
    const query = (text: string, values: unknown[] = []) => app.database.db.query({ text, values })
    await query('update workout_exercises set heaviest = 40000, one_rep_max = 53333 where workout_id = $1', [made.id])
    await query('update workouts set volume = volume + 800000 where id = $1', [made.id])
    await query('update training_days set volume = volume + 800000 where user_id = $1', [ada.userId])
    for (let again = 0; again < 2; again += 1) await query(await readFile('db/migrations/0626_assisted_sums.sql', 'utf8'))
    expect(await app.call('GET /workouts/:id', { id: made.id }, ada)).toEqual(made)
    expect([await daysOf(ada.userId), await app.call('GET /exercises/:exercise/progress', { exercise: own }, ada)]).toEqual(right)
  })

  it('has its most repetitions with the heaviest weight, in whichever workout', async () => {
    const ada = await member(app)
    const made = []
    for (const [day, weight] of [
      ['01', 20],
      ['02', 40],
      ['03', 30],
    ] as const)
      made.push(await log(ada, { startedAt: `2026-01-${day}T08:00`, exercises: [{ exercise: 'deadlift', sets: [{ weight, reps: 15 }] }] }))
    const { mostReps } = await app.call('GET /exercises/:exercise/progress', { exercise: 'deadlift' }, ada)
    expect(mostReps).toMatchObject({ workoutId: made[1]!.id, weight: 40, reps: 15 })
  })

  it("of one's own is one for a name, renamed where the name is free, and deleted once nothing has it", async () => {
    const ada = await member(app)
    const add = (name: string) => app.call('POST /own-exercises', { name, tracks: 'reps' as const }, ada)
    const made = await Promise.all(Array.from({ length: 8 }, () => add('Zercher carry')))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const { id } = await add('zercher  CARRY')
    for (const name of ['Deadlift', 'bench press (barbell)'])
      await expect(add(name)).rejects.toMatchObject({ code: 'EXERCISE_IS_IN_LIBRARY' })
    const other = await add('Sandbag hold')
    const rename = (name: string) => app.call('PATCH /own-exercises/:id', { id, name, muscle: 'back', equipment: 'other' }, ada)
    await expect(rename('sandbag-hold')).rejects.toMatchObject({ code: 'EXERCISE_NAME_IS_TAKEN' })
    await expect(rename('Deadlift')).rejects.toMatchObject({ code: 'EXERCISE_IS_IN_LIBRARY' })
    expect(await rename('Zercher walk')).toMatchObject({ id, name: 'Zercher walk', muscle: 'back', tracks: 'reps' })
    const routine = await app.call('POST /routines', { name: 'A', exercises: [{ exercise: id, targetSets: 3, targetReps: 5 }] }, ada)
    expect(routine.exercises).toMatchObject([{ name: 'Zercher walk' }])
    await expect(app.call('DELETE /own-exercises/:id', { id }, ada)).rejects.toMatchObject({ code: 'EXERCISE_IS_USED' })
    await app.call('DELETE /routines/:id', { id: routine.id }, ada)
    await app.call('DELETE /own-exercises/:id', { id }, ada)
    expect((await app.call('GET /own-exercises', {}, ada)).items).toEqual([other])
  })
})

describe('the log of a member', () => {
  it('is in the export, and moves with a merge, where exercises of one name become one', async () => {
    const [stay, gone, owner] = [await member(app), await member(app), await staffIn(app, 'owner')]
    const own = (by: Person, name: string) => app.call('POST /own-exercises', { name }, by)
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
