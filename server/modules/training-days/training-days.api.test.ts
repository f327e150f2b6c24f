import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { member } from '#test/community.ts'
import { addTraining, exportTrainingDays } from './training-days.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const workout = { workouts: 1, sets: 3, reps: 15, volume: 1_500_000 }
const less = { workouts: -1, sets: -3, reps: -15, volume: -1_500_000 }
const add = (user: string, day: string, change = workout) => app.database.transaction((tx) => addTraining(tx, user, [{ day, ...change }]))
const daysOf = (user: string) => app.database.transaction((tx) => exportTrainingDays(tx, user))

describe("a member's training totals of a day", () => {
  it('are the sum of all additions and removals, also by 50 parallel workouts', async () => {
    const { userId } = await member(app)
    await Promise.all(Array.from({ length: 50 }, (_, at) => add(userId, at % 2 === 0 ? '2026-03-01' : '2026-03-02')))
    await Promise.all(Array.from({ length: 20 }, () => add(userId, '2026-03-02', less)))
    expect(await daysOf(userId)).toEqual([
      { day: '2026-03-01', workouts: 25, sets: 75, reps: 375, volume: 37_500_000 },
      { day: '2026-03-02', workouts: 5, sets: 15, reps: 75, volume: 7_500_000 },
    ])
  })

  it('are added together, those that were there and those that are new', async () => {
    const { userId } = await member(app)
    await add(userId, '2026-03-01')
    await app.database.transaction((tx) =>
      addTraining(tx, userId, [
        { day: '2026-03-01', ...less },
        { day: '2026-03-02', ...workout },
        { day: '2026-02-03', ...workout },
      ]),
    )
    expect((await daysOf(userId)).filter(({ workouts }) => workouts > 0).map(({ day }) => day)).toEqual(['2026-02-03', '2026-03-02'])
  })

  it('are shown for a week from Monday to Sunday, with the number of consecutive weeks', async () => {
    const ada = await member(app)
    // Mondays: 2026-02-02, -09 and -16.
    for (const day of ['2026-01-25', '2026-02-02', '2026-02-08', '2026-02-15', '2026-02-23']) await add(ada.userId, day)
    await add(ada.userId, '2026-02-13')
    await add(ada.userId, '2026-02-13', less)
    const week = (day: string) => app.call('GET /training-week', { day }, ada)
    expect(await week('2026-02-08')).toEqual({ days: ['2026-02-02', '2026-02-08'], weeksInARow: 1 })
    expect(await week('2026-02-13')).toEqual({ days: ['2026-02-15'], weeksInARow: 2 })
    expect(await week('2026-02-18')).toEqual({ days: [], weeksInARow: 2 })
    expect(await week('2026-02-24')).toEqual({ days: ['2026-02-23'], weeksInARow: 1 })
    expect(await week('2026-03-09')).toEqual({ days: [], weeksInARow: 0 })
  })

  it('are in the export, and move with a merge', async () => {
    const [stay, gone, owner] = [await member(app), await member(app), await staffIn(app, 'owner')]
    await add(stay.userId, '2026-03-01')
    for (const day of ['2026-03-01', '2026-03-02']) await add(gone.userId, day)
    expect((await app.call('GET /user/export', {}, gone)).community).toMatchObject({ trainingDays: [{ day: '2026-03-01' }, workout] })
    await app.call('POST /admin/customers/:id/merge', { id: stay.userId, from: gone.userId, confirm: gone.email }, owner)
    expect(await daysOf(stay.userId)).toMatchObject([{ day: '2026-03-01', workouts: 2, volume: 3_000_000 }, { workouts: 1 }])
    expect(await daysOf(gone.userId)).toEqual([])
  })
})
