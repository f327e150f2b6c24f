import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { member, type Member } from '#test/community.ts'
import { trainingDays } from '#test/training-days.ts'
import { logWorkout, workout, type Workout } from '#test/workouts.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const log = (by: Member, over: Partial<Workout> = {}) => logWorkout(app, by, over)
const daysOf = (user: string) => trainingDays.all(app.database.db, { user })

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
