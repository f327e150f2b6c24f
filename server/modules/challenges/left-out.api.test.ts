import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#contract/time.ts'
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

const on = (days: number) => dayOf(app, days)

describe('a workout that is left out', () => {
  const log = (by: Member, day: string, weight: number) =>
    app.call(
      'POST /workouts',
      { title: 'Squats', startedAt: `${day}T07:00`, exercises: [{ exercise: 'back-squat', sets: [{ weight, reps: 10 }] }] },
      { token: by.token, idempotencyKey: newKey() },
    )
  const kindsOf = async (by: Member) => (await app.call('GET /notifications', {}, by)).items.map(({ kind }) => kind)

  it('counts no more, by who looks after the club alone; its member reads why, and it can count again until results are final', async () => {
    const [owner, ada, stranger] = (await members(app, 3)) as [Member, Member, Member]
    const challenge = await challenges.create(owner)
    await challenges.enter(challenge.club!, ada)
    await challenges.join(challenge, ada)
    const [slip] = [await log(ada, on(0), 500), await log(ada, on(0), 100), await log(ada, on(-1), 100)]
    const { id } = challenge
    const listed = (by: Member) => app.call('GET /challenges/:id/participants/:handle/workouts', { id, handle: ada.handle }, by)
    for (const by of [ada, stranger]) await expect(listed(by)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await listed(owner)).items.map(({ amount }) => amount)).toEqual([5000, 1000])
    const input = { id, workoutId: slip.id, reason: 'Five hundred?' }
    await expect(app.call('PUT /challenges/:id/left-out/:workoutId', input, ada)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await app.call('PUT /challenges/:id/left-out/:workoutId', input, owner)).toMatchObject({
      amount: 5000,
      leftOut: 'Five hundred?',
    })
    const leftOut = [{ performedOn: on(0), amount: 5000, leftOut: 'Five hundred?' }]
    expect((await challenges.read(challenge, ada)).mine).toMatchObject({ total: 1000, days: [{ amount: 1000 }], leftOut })
    expect(await kindsOf(ada)).toEqual(['challenge-workout'])
    // It stays excluded after a correction, until the moderators count it again.
    const exercises = [{ exercise: 'back-squat', sets: [{ weight: 50, reps: 10 }] }]
    const corrected = { id: slip.id, version: 1, title: 'Squats', startedAt: `${on(0)}T07:00`, exercises }
    await app.call('PUT /workouts/:id', corrected, ada)
    expect((await challenges.read(challenge, ada)).mine).toMatchObject({ total: 1000 })
    await app.call('DELETE /challenges/:id/left-out/:workoutId', { id, workoutId: slip.id }, owner)
    expect((await challenges.read(challenge, ada)).mine).toMatchObject({ total: 1500, leftOut: [] })
    expect(await kindsOf(ada)).toEqual([])
    // The first run only schedules the job.
    await app.jobs.runDue()
    app.pass(13 * dayMs)
    await app.jobs.runDue()
    await expect(app.call('PUT /challenges/:id/left-out/:workoutId', input, owner)).rejects.toMatchObject({ code: 'CHALLENGE_IS_OVER' })
  })

  it('makes a day count no more where it was the only one; staff leave out of any challenge, which is in the audit log', async () => {
    const [[ada], owner] = [(await members(app, 1)) as [Member], await staffIn(app, 'owner')]
    const challenge = await challenges.ofShop({ goal: 'days', tiers: { bronze: 1, silver: 2, gold: 3 } })
    await challenges.join(challenge, ada)
    const workoutId = (await log(ada, on(0), 100)).id
    const { id } = challenge
    const staffCall = { id, workoutId, reason: 'No.' }
    await app.call('PUT /admin/challenges/:id/left-out/:workoutId', staffCall, owner)
    expect((await challenges.read(challenge, ada)).mine).toMatchObject({ total: 0, days: [] })
    await log(ada, on(0), 90)
    expect((await challenges.read(challenge, ada)).mine).toMatchObject({ total: 1 })
    expect((await app.call('GET /user/export', {}, ada)).community).toMatchObject({ challenges: [{ leftOut: [{ reason: 'No.' }] }] })
    const { rows } = await app.call('GET /admin/audit', {}, owner)
    expect(rows[0]).toMatchObject({ call: 'leaveOutStaffWorkout', target: id })
  })

  it('is left out right among fifty that log meanwhile', async () => {
    const [[ada], owner] = [(await members(app, 1)) as [Member], await staffIn(app, 'owner')]
    const challenge = await challenges.ofShop()
    await challenges.join(challenge, ada)
    const { id: workoutId } = await log(ada, on(1), 100)
    const leaveOut = () => app.call('PUT /admin/challenges/:id/left-out/:workoutId', { id: challenge.id, workoutId, reason: 'No.' }, owner)
    await Promise.all(Array.from({ length: 50 }, (_, at) => (at % 5 === 0 ? leaveOut() : challenges.train(ada, on(1)))))
    expect((await challenges.read(challenge, ada)).mine).toMatchObject({ total: 40_000, leftOut: [{}] })
  })
})
