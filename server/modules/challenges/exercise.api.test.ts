import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Challenge } from '#contract/challenges/challenges.ts'
import { dayMs } from '#contract/time.ts'
import type { Tx } from '#server/db/statement.ts'
import { addTraining } from '#server/modules/training-days/training-days.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, staffIn } from '#test/builders.ts'
import { type Challenges, challengesIn, dayOf } from '#test/challenges.ts'
import { type Member, members } from '#test/community.ts'

let app: TestApp
let challenges: Challenges
beforeAll(async () => {
  app = await startApp()
  challenges = challengesIn(app)
})
afterAll(() => app.stop())

interface Set {
  weight?: number
  reps?: number
  isWarmUp?: boolean
}
type Lifts = Record<string, Set[]>

const tiers = { bronze: 20, silver: 40, gold: 60 }
const days = { bronze: 1, silver: 2, gold: 3 }
const on = (at: number) => dayOf(app, at)
const body = (lifts: Lifts, day: string, minute = 0) => ({
  title: 'Lifts',
  startedAt: `${day}T07:${String(minute).padStart(2, '0')}`,
  exercises: Object.entries(lifts).map(([exercise, sets]) => ({ exercise, sets })),
})
const log = (by: Member, lifts: Lifts, day = on(0), minute = 0) =>
  app.call('POST /workouts', body(lifts, day, minute), { token: by.token, idempotencyKey: newKey() })
const change = (by: Member, { id, version }: { id: string; version: number }, lifts: Lifts, day = on(0)) =>
  app.call('PUT /workouts/:id', { id, version, ...body(lifts, day) }, by)
const one = async () => (await members(app, 1))[0] as Member
const pushUps = (over: object = {}) => challenges.ofShop({ goal: 'reps', exercise: 'push-up', tiers, ...over })
const squats = (over: object = {}) => challenges.ofShop({ goal: 'volume', exercise: 'back-squat', ...over })
const totalsOf = (of: Challenge[], by: Member) => Promise.all(of.map(async (each) => (await challenges.read(each, by)).mine!.total))
const joined = async (of: Challenge[], ...people: Member[]) => {
  for (const by of people) for (const each of of) await challenges.join(each, by)
  return of
}
const sql = async (text: string, values: unknown[]) => (await app.database.db.query({ text, values })).rows as Record<string, never>[]

describe('a challenge of an exercise', () => {
  it('counts its sets alone, without warm-ups, in repetitions, kilograms and days', async () => {
    const ada = await one()
    const all = await joined(
      [await pushUps(), await squats(), await challenges.ofShop({ goal: 'days', exercise: 'push-up', tiers: days })],
      ada,
    )
    expect(all.map(({ exercise }) => exercise)).toEqual([
      { key: 'push-up', name: 'Push-up' },
      { key: 'back-squat', name: 'Back squat' },
      { key: 'push-up', name: 'Push-up' },
    ])
    await log(ada, { 'push-up': [{ reps: 9, isWarmUp: true }, { reps: 20 }, { reps: 10 }], 'bench-press': [{ weight: 60, reps: 8 }] })
    await log(
      ada,
      {
        'back-squat': [
          { weight: 60, reps: 9, isWarmUp: true },
          { weight: 100, reps: 5 },
        ],
        'push-up': [{ reps: 5 }],
      },
      on(0),
      9,
    )
    await log(ada, { 'push-up': [{ reps: 7, isWarmUp: true }] }, on(-1))
    expect(await totalsOf(all, ada)).toEqual([35, 500, 1])
    expect((await challenges.read(all[0]!, ada)).mine).toMatchObject({ tier: 'bronze', days: [{ day: on(0), amount: 35 }] })
  })

  it('follows each change of a workout: of its sets, its exercise, its day; and its deletion', async () => {
    const ada = await one()
    const all = await joined(
      [
        await pushUps({ lastDay: on(0) }),
        await squats(),
        await pushUps({ exercise: 'back-squat' }),
        await pushUps({ exercise: 'front-squat' }),
      ],
      ada,
    )
    const made = await log(ada, { 'back-squat': [{ weight: 50, reps: 10 }], 'push-up': [{ reps: 10 }] })
    expect(await totalsOf(all, ada)).toEqual([10, 500, 10, 0])
    const edited = await change(ada, made, { 'back-squat': [{ weight: 50, reps: 8 }], 'push-up': [{ reps: 30 }] })
    expect(await totalsOf(all, ada)).toEqual([30, 400, 8, 0])
    // The sums of the day stay the same.
    const other = await change(ada, edited, { 'front-squat': [{ weight: 50, reps: 8 }], 'push-up': [{ reps: 30 }] })
    expect(await totalsOf(all, ada)).toEqual([30, 0, 0, 8])
    const moved = await change(ada, other, { 'front-squat': [{ weight: 50, reps: 8 }], 'push-up': [{ reps: 30 }] }, on(-1))
    expect(await totalsOf(all, ada)).toEqual([0, 0, 0, 0])
    const back = await change(ada, moved, { 'front-squat': [{ weight: 50, reps: 8 }] })
    expect(await totalsOf(all, ada)).toEqual([0, 0, 0, 8])
    await app.call('DELETE /workouts/:id', { id: back.id }, ada)
    expect(await totalsOf(all, ada)).toEqual([0, 0, 0, 0])
  })

  it('counts for who joins late what they have trained since the first day, and files that they import', async () => {
    const ada = await one()
    const all = [await pushUps(), await squats()]
    await log(ada, { 'push-up': [{ reps: 12 }] }, on(-1))
    await log(ada, { 'push-up': [{ reps: 12 }], 'back-squat': [{ weight: 100, reps: 3 }] })
    app.pass(dayMs)
    await joined(all, ada)
    expect(await totalsOf(all, ada)).toEqual([12, 300])
    const lines = [
      'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
      ...[0, -1, -2].map((at) => `${on(at)} 18:00:00,Evening,10m,Push Up,1,0,20,0,0,,,`),
      `${on(0)} 18:00:00,Evening,10m,Squat (Barbell),1,80,5,0,0,,,`,
    ]
    const form = new FormData()
    form.set('preview', 'false')
    form.set('file', new Blob([lines.join('\n')]), 'workouts.csv')
    await app.request('/api/workout-files', { method: 'POST', headers: { authorization: `Bearer ${ada.token}` }, body: form })
    expect(await totalsOf(all, ada)).toEqual([52, 700])
  })

  it('counts what is logged until two days after its end, and nothing once results are final', async () => {
    const ada = await one()
    const last = on(0)
    const [challenge] = (await joined([await pushUps({ lastDay: last })], ada)) as [Challenge]
    // The first run only schedules the job.
    await app.jobs.runDue()
    app.pass(2 * dayMs)
    await log(ada, { 'push-up': [{ reps: 25 }] }, last)
    app.pass(dayMs)
    await app.jobs.runDue()
    await log(ada, { 'push-up': [{ reps: 25 }] }, last, 9)
    expect(await challenges.read(challenge, ada)).toMatchObject({ isFinal: true, mine: { total: 25, tier: 'bronze' } })
    expect((await app.call('GET /user/export', {}, ada)).community).toMatchObject({
      challenges: [{ goal: 'reps', exercise: 'push-up', total: 25 }],
    })
  })

  it('leaves workouts out, and shows those who look after it only what the exercise adds', async () => {
    const [[ada], owner] = [(await members(app, 1)) as [Member], await staffIn(app, 'owner')]
    const [challenge] = (await joined([await pushUps()], ada)) as [Challenge]
    const { id } = challenge
    await log(ada, { 'back-squat': [{ weight: 100, reps: 5 }] })
    const slip = await log(ada, { 'back-squat': [{ weight: 100, reps: 5 }], 'push-up': [{ reps: 500 }] }, on(0), 1)
    await log(ada, { 'push-up': [{ reps: 5 }] }, on(0), 2)
    const listed = async () =>
      (await app.call('GET /admin/challenges/:id/participants/:handle/workouts', { id, handle: ada.handle }, owner)).items
    expect((await listed()).map(({ amount }) => amount)).toEqual([500, 5])
    const leftOut = { workoutId: slip.id, reason: 'Five hundred?' }
    expect(await app.call('PUT /admin/challenges/:id/left-out/:workoutId', { id, ...leftOut }, owner)).toMatchObject({ amount: 500 })
    expect((await challenges.read(challenge, ada)).mine).toMatchObject({ total: 5, leftOut: [{ amount: 500, leftOut: 'Five hundred?' }] })
    // Without the exercise, it has nothing left to count.
    const edited = await change(ada, slip, { 'back-squat': [{ weight: 100, reps: 5 }] })
    expect((await challenges.read(challenge, ada)).mine).toMatchObject({ total: 5, leftOut: [] })
    await change(ada, edited, { 'push-up': [{ reps: 50 }] })
    expect((await listed()).map(({ amount, leftOut: why }) => [amount, why])).toEqual([
      [50, 'Five hundred?'],
      [5, null],
    ])
    await app.call('DELETE /admin/challenges/:id/left-out/:workoutId', { id, workoutId: slip.id }, owner)
    expect(await totalsOf([challenge], ada)).toEqual([55])
  })

  it('counts what a process of the previous release logs, which stores no sums by exercise', async () => {
    const ada = await one()
    const all = await joined([await pushUps(), await squats()], ada)
    const { id } = await log(ada, { 'push-up': [{ reps: 9, isWarmUp: true }, { reps: 12 }], 'back-squat': [{ weight: 100, reps: 5 }] })
    await sql('update workout_exercises set reps = null, volume = null where workout_id = $1', [id])
    await log(ada, { plank: [{ reps: 1 }] }, on(0), 1)
    expect(await totalsOf(all, ada)).toEqual([12, 500])
  })
})

describe('the exercise of a challenge', () => {
  it('is one of the library, and has what the goal counts', async () => {
    const ada = await one()
    const own = await app.call('POST /own-exercises', { name: 'Zercher squat of mine' }, ada)
    for (const [field, over] of [
      ['exercise', { exercise: own.id }],
      ['exercise', { exercise: 'no-such-lift' }],
      ['goal', { exercise: 'push-up' }],
      ['goal', { exercise: 'assisted-pull-up' }],
      ['goal', { exercise: 'plank', goal: 'reps' }],
      ['goal', { exercise: 'running', goal: 'reps' }],
    ] as const)
      await expect(challenges.create(ada, over)).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: { [field]: [expect.any(String)] } })
    expect(await challenges.create(ada, { exercise: 'assisted-pull-up', goal: 'reps' })).toMatchObject({ goal: 'reps' })
  })

  it('can be changed and removed until the challenge starts; other changes leave it', async () => {
    const owner = await one()
    const challenge = await challenges.create(owner, { firstDay: on(1), exercise: 'back-squat' })
    const send = (over: object) => app.call('PATCH /challenges/:id', { id: challenge.id, ...over }, owner)
    expect(await send({ title: 'Tonnes of squats' })).toMatchObject({ exercise: { key: 'back-squat' } })
    await expect(send({ exercise: 'plank' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await send({ exercise: 'deadlift' })).toMatchObject({ exercise: { key: 'deadlift' } })
    expect(await send({ exercise: null })).toMatchObject({ exercise: null })
    const [listed] = (await app.call('GET /challenges', { state: 'upcoming', club: challenge.club!.slug })).items
    expect(listed).toMatchObject({ exercise: null })
  })
})

describe('many challenges', () => {
  const leaveOut = async (id: string, workoutId: string) =>
    app.call('PUT /admin/challenges/:id/left-out/:workoutId', { id, workoutId, reason: 'No.' }, await staffIn(app, 'owner'))

  it('are counted together as each is by itself, with what is left out of one of them', async () => {
    const ada = await one()
    const all = await joined(
      [
        await pushUps(),
        await pushUps({ lastDay: on(0) }),
        await pushUps({ goal: 'days', tiers: days }),
        await pushUps({ goal: 'days', tiers: days }),
        await squats(),
        await squats({ exercise: null }),
      ],
      ada,
    )
    const first = await log(ada, { 'push-up': [{ reps: 10 }], 'back-squat': [{ weight: 10, reps: 1 }] })
    const other = await log(ada, { 'push-up': [{ reps: 5 }], 'back-squat': [{ weight: 20, reps: 1 }] }, on(1))
    await leaveOut(all[0]!.id, first.id)
    await leaveOut(all[2]!.id, other.id)
    await leaveOut(all[4]!.id, other.id)
    await log(ada, { 'push-up': [{ reps: 1 }] }, on(0), 9)
    expect(await totalsOf(all, ada)).toEqual([6, 11, 1, 2, 10, 30])
    const alone =
      'select m.total = challenge_total(c, m.user_id) as same from challenge_members m join challenges c on c.id = m.challenge_id'
    expect(await sql(`${alone} where m.user_id = $1`, [ada.userId])).toEqual(all.map(() => ({ same: true })))
  })

  it('read the log of an exercise once', async () => {
    const ada = await one()
    for (let minute = 0; minute < 5; minute += 1) await log(ada, { 'push-up': [{ reps: 10 }] }, on(0), minute)
    const scans = async (tx: Tx) =>
      (await tx.query({ text: `select pg_stat_get_xact_numscans('workout_exercises_history'::regclass)::int as n`, values: [] }))
        .rows[0] as { n: number }
    const scansOf = () =>
      app.database.transaction(async (tx) => {
        const before = await scans(tx)
        await addTraining(tx, ada.userId, [{ day: on(0), workouts: 0, sets: 0, reps: 0, volume: 0 }])
        return (await scans(tx)).n - before.n
      })
    await joined([await pushUps()], ada)
    expect(await scansOf()).toBe(1)
    await joined([await pushUps(), await pushUps(), await pushUps({ goal: 'days', tiers: days })], ada)
    expect(await scansOf()).toBe(1)
  })
})

describe('fifty at once', () => {
  it('log, change and delete while they join: each total is the sum of the sets', async () => {
    const people = await members(app, 5)
    const [challenge, volume] = [await pushUps(), await squats()]
    const work = async (at: number) => {
      const by = people[at % 5]!
      const made = await log(by, { 'push-up': [{ reps: 10 }], 'back-squat': [{ weight: 10, reps: 1 }] }, on(0), at)
      if (at % 3 === 1) await change(by, made, { 'push-up': [{ reps: 4 }] })
      if (at % 3 === 2) await app.call('DELETE /workouts/:id', { id: made.id }, by)
    }
    // Ten each is also the most of a day.
    await Promise.all(Array.from({ length: 50 }, (_, at) => [work(at), joined([challenge, volume], people[at % 5]!)]).flat())
    const sums = await sql(
      `select m.user_id, m.total::int, (
        select coalesce(sum(s.reps), 0)::int from workout_exercises e join workout_sets s on s.workout_id = e.workout_id and s.exercise_position = e.position
        where e.user_id = m.user_id and e.exercise = 'push-up') as sets
      from challenge_members m where m.challenge_id = $1`,
      [challenge.id],
    )
    expect(sums).toHaveLength(5)
    expect(sums.map((row) => row['total'])).toEqual(sums.map((row) => row['sets']))
    // Of fifty workouts, seventeen stay as they are and seventeen are changed.
    expect(sums.reduce((sum, row) => sum + Number(row['total']), 0)).toBe(17 * 10 + 17 * 4)
    expect((await challenges.rankingOf(volume)).reduce((sum, { total }) => sum + total, 0)).toBe(17 * 10)
  })
})

describe('two accounts that become one', () => {
  it('have the sum of what both trained of the exercise', async () => {
    const [stay, gone, owner] = [await one(), await one(), await staffIn(app, 'owner')]
    const all = await joined([await pushUps(), await squats()], stay, gone)
    for (const by of [stay, gone]) await log(by, { 'push-up': [{ reps: 10 }], 'bench-press': [{ weight: 50, reps: 5 }] })
    await log(gone, { 'back-squat': [{ weight: 100, reps: 5 }] }, on(0), 1)
    await app.call('POST /admin/customers/:id/merge', { id: stay.userId, from: gone.userId, confirm: gone.email }, owner)
    expect(await totalsOf(all, stay)).toEqual([20, 500])
    expect(await challenges.read(all[0]!)).toMatchObject({ participants: 1 })
  })
})
