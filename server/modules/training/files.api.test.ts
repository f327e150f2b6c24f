import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WorkoutFile } from '#contract/training/workout-files.ts'
import { limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey } from '#test/builders.ts'
import { member } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Person = Awaited<ReturnType<typeof member>>

async function send(by: Person, file: string, fields: Record<string, string> = {}): Promise<WorkoutFile> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ preview: 'false', ...fields })) form.set(name, value)
  form.set('file', new Blob([file]), 'workouts.csv')
  const response = await app.request('/api/workout-files', { method: 'POST', headers: { authorization: `Bearer ${by.token}` }, body: form })
  const body = (await response.json()) as { data: WorkoutFile; code?: string; errors?: object }
  if (!response.ok) throw Object.assign(new Error(body.code), body)
  return body.data
}
const fetchFile = async (by: Person) =>
  (await app.request('/api/workout-files', { headers: { authorization: `Bearer ${by.token}` } })).text()
const listOf = async (by: Person) => (await app.call('GET /workouts', { limit: 100 }, by)).items

const strong = [
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  '2025-11-03 18:21:33,"Push, heavy",1h 5m,Bench Press (Barbell),W,60,5,0,0,,Good day,',
  '2025-11-03 18:21:33,"Push, heavy",1h 5m,Bench Press (Barbell),1,100,5,0,0,,Good day,8.5',
  '2025-11-03 18:21:33,"Push, heavy",1h 5m,Bench Press (Barbell),Rest Timer,0,0,0,120,,Good day,',
  '2025-11-03 18:21:33,"Push, heavy",1h 5m,Sandbag Hold,1,0,0,0,45,Slippery,Good day,',
  '2025-11-05 6:05:00 PM,Run,28m,Running,1,0,0,5.2,1740,,,',
  '2025-11-06 18:00:00,Broken,10m,Squat (Barbell),1,100,many,0,0,,,',
].join('\r\n')

describe('a file of workouts', () => {
  it('of Strong is shown before it is imported: with what is new, and the lines that are left out', async () => {
    const ada = await member(app)
    const preview = await send(ada, strong, { preview: 'true' })
    expect(preview).toMatchObject({
      format: 'strong',
      workoutCount: 2,
      setCount: 4,
      knownCount: 0,
      newExercises: ['Sandbag Hold'],
      workouts: [{ title: 'Push, heavy', startedAt: '2025-11-03T18:21', setCount: 3 }, { startedAt: '2025-11-05T18:05' }],
      lineErrors: [{ line: 7, reason: 'reps', message: 'Enter reps as a whole number from 1 to 1000' }],
    })
    expect([await listOf(ada), (await app.call('GET /own-exercises', {}, ada)).items]).toEqual([[], []])
    expect(await send(ada, strong)).toEqual(preview)
    const [run, push] = await listOf(ada)
    expect(run).toMatchObject({ duration: 1680, exercises: [{ exercise: 'running' }] })
    expect(await app.call('GET /workouts/:id', { id: push!.id }, ada)).toMatchObject({
      note: 'Good day',
      duration: 3900,
      volume: 500,
      exercises: [
        {
          exercise: 'bench-press',
          sets: [
            { weight: 60, isWarmUp: true },
            { weight: 100, reps: 5, rpe: 8.5, seconds: null },
          ],
        },
        { name: 'Sandbag Hold', note: 'Slippery', sets: [{ weight: null, reps: null, seconds: 45 }] },
      ],
    })
  })

  it('adds nothing a second time, nor ten times at once', async () => {
    const ada = await member(app)
    await Promise.all(Array.from({ length: 10 }, () => send(ada, strong)))
    expect(await send(ada, strong)).toMatchObject({ workoutCount: 0, knownCount: 2, newExercises: [] })
    expect(await listOf(ada)).toHaveLength(2)
    expect((await app.call('GET /user/export', {}, ada)).community).toMatchObject({
      trainingDays: [{ day: '2025-11-03', workouts: 1, sets: 2, volume: 500_000 }, { workouts: 1 }],
    })
  })

  it('of Hevy has its months by name, and pounds and miles where its columns say so', async () => {
    const ada = await member(app)
    const hevy = [
      '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_lbs","reps","distance_miles","duration_seconds","rpe"',
      '"Legs","28 Mar 2025, 17:29","28 Mar 2025, 18:29","","Squat (Barbell)",,"",0,"warmup",135,5,,,',
      '"Legs","28 Mar 2025, 17:29","28 Mar 2025, 18:29","","Squat (Barbell)",,"",1,"failure",225,5,,,9.2',
      '"Legs","28 Mar 2025, 17:29","28 Mar 2025, 18:29","","Walking",,"",0,"normal",,,1,900,',
      '"Legs","28 Foo 2025, 17:29","","","Walking",,"",0,"normal",,,1,900,',
      '"Arms","29 Mar 2025, 17:29","","","Bench Press (Barbell)",0,"",0,"normal",100,5,,,',
      '"Arms","29 Mar 2025, 17:29","","","Pull Up",0,"",0,"normal",,5,,,',
      '"Arms","29 Mar 2025, 17:29","","","Plank",1,"",0,"normal",,,,60,',
    ].join('\n')
    expect(await send(ada, hevy)).toMatchObject({ format: 'hevy', workoutCount: 2, setCount: 6, errorCount: 1, lineErrors: [{ line: 5 }] })
    const [arms, legs] = await listOf(ada)
    expect(arms!.exercises.map(({ exercise, superset }) => [exercise, superset])).toEqual([
      ['bench-press', 0],
      ['pull-up', 0],
      ['plank', null],
    ])
    const { id } = legs!
    expect(await app.call('GET /workouts/:id', { id }, ada)).toMatchObject({
      startedAt: '2025-03-28T17:29',
      duration: 3600,
      exercises: [
        { exercise: 'back-squat', sets: [{ isWarmUp: true }, { weight: 102.058, reps: 5, rpe: 9 }] },
        { exercise: 'walking', sets: [{ distance: 1609, seconds: 900 }] },
      ],
    })
  })

  it('of ours comes back as it was, to another member too', async () => {
    const [ada, bo] = [await member(app), await member(app)]
    const { id: own } = await app.call('POST /own-exercises', { name: 'Carry, "heavy"' }, ada)
    const sets = [{ weight: 32.5, reps: 8, seconds: 40, distance: 20, rpe: 7.5, isWarmUp: true }, { reps: 12 }]
    const exercises = [
      { exercise: own, note: '=1+1', sets },
      { exercise: 'plank', superset: 0, sets: [{ seconds: 60 }] },
      { exercise: 'plank', superset: 0, note: "'-1", sets: [{ seconds: 50 }, { seconds: 40 }] },
    ]
    const workout = { title: "'=Mixed", note: 'Two\nlines', startedAt: '2026-01-31T23:59', duration: 1800, exercises }
    const made = await app.call('POST /workouts', workout, { token: ada.token, idempotencyKey: newKey() })
    const file = await fetchFile(ada)
    expect(await send(ada, file)).toMatchObject({ format: 'gymfolk', workoutCount: 0, knownCount: 1 })
    expect(await send(bo, file)).toMatchObject({ workoutCount: 1, errorCount: 0 })
    const his = await app.call('GET /workouts/:id', { id: (await listOf(bo))[0]!.id }, bo)
    const bare = (one: typeof made) => ({ ...one, id: '', exercises: one.exercises.map((exercise) => ({ ...exercise, exercise: '' })) })
    expect(bare(his)).toEqual(bare(made))
    expect(await fetchFile(bo)).toBe(file)
  })

  it('of ours that is exported from an empty log has no workouts', async () => {
    const ada = await member(app)
    for (const preview of ['true', 'false'])
      expect(await send(ada, await fetchFile(ada), { preview })).toMatchObject({ format: 'gymfolk', workoutCount: 0, errorCount: 0 })
  })

  it('with more exercises than anyone may have is refused', async () => {
    const ada = await member(app)
    const many = Array.from({ length: limits.training.ownExercisesMax + 1 }, (_, n) => {
      const day = new Date(Date.UTC(2025, 0, 1 + Math.floor(n / 20))).toISOString().slice(0, 10)
      return `${day} 12:00:00,Leg,Odd ${n},1,5`
    })
    const file = ['Date,Workout Name,Exercise Name,Set Order,Reps', ...many].join('\n')
    await expect(send(ada, file)).rejects.toMatchObject({ code: 'TOO_MANY_EXERCISES' })
  })

  it('with semicolons has decimal commas; what is no such file is refused, and so is one that is too long', async () => {
    const ada = await member(app)
    const german =
      'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps\n2025-01-11 12:31:54;"Leg";"Deadlift (Barbell)";1;102,5;kg;5\n'
    expect(await send(ada, german, { preview: 'true', unit: 'lb' })).toMatchObject({ setCount: 1, errorCount: 0 })
    for (const file of ['a,b\n1,2', 'not a table', 'Date,Exercise Name\n"2025', '\u0000'])
      await expect(send(ada, file)).rejects.toMatchObject({ code: 'INVALID_FILE_TYPE' })
    const line = '2025-01-11 12:31:54,Leg,Plank,1,0,0,0,60'
    const long = ['Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds', ...Array.from({ length: 50_001 }, () => line)]
    await expect(send(ada, long.join('\n'))).rejects.toMatchObject({ errors: { file: [expect.stringContaining('more than 50000 lines')] } })
    const days = Array.from({ length: limits.training.perDay + 1 }, (_, n) => `2025-01-11 12:${10 + n}:00,Leg,Plank,1,0,0,0,60`)
    expect(await send(ada, [long[0], ...days].join('\n'))).toMatchObject({ workoutCount: limits.training.perDay, errorCount: 1 })
  })
})
