import { describe, expect, it } from 'vitest'
import { readWorkouts } from './read-file.ts'

const now = new Date('2026-02-10T12:00:00Z')
const read = (lines: readonly string[]) => readWorkouts(lines.join('\n'), 'kg', now)

describe('a file of workouts', () => {
  it('lets others be served while it is read', async () => {
    const line = '2025-01-11 12:31:54,Leg,Plank,1,0,0,60'
    const head = 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Seconds'
    let turns = 0
    let isRead = false
    const count = (): void => {
      turns++
      if (!isRead) setImmediate(count)
    }
    setImmediate(count)
    await read([head, ...Array.from({ length: 20_000 }, () => line)])
    isRead = true
    expect(turns).toBeGreaterThanOrEqual(20)
  })

  it('of Strong has the first note on an exercise and on a workout, on whichever line it is', async () => {
    const at = '2025-11-03 18:21:33,Push'
    const { workouts, errors } = await read([
      'Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes,Workout Notes',
      `${at},Plank,Rest Timer,0,0,,`,
      `${at},Bench Press,1,100,5,,`,
      `${at},Bench Press,2,100,5,Paused,`,
      `${at},Bench Press,3,100,5,Tired,Late`,
      `${at},Squat,Note,0,0,Belt,Later`,
      `${at},Squat,1,120,5,,`,
      `${at},Deadlift,1,150,5,,`,
      `${at},Deadlift,Note,0,0,Straps,`,
      `${at},Curl,Note,0,0,Skipped,`,
      '2025-11-04 18:21:33,Rest,Curl,Note,0,0,Skipped,',
    ])
    expect(errors).toEqual([])
    expect(workouts).toMatchObject([
      {
        note: 'Late',
        exercises: [
          { exercise: 'Bench Press', note: 'Paused', sets: [{}, {}, {}] },
          { exercise: 'Squat', note: 'Belt', sets: [{}] },
          { exercise: 'Deadlift', note: 'Straps', sets: [{}] },
        ],
      },
      { exercises: [] },
    ])
  })
})
