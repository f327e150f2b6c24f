import { describe, expect, it } from 'vitest'
import { startCpuTimer } from '#test/cpu-time.ts'
import { limits } from '#contract/limits.ts'
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

  it('with durations that are none is read as fast as any', async () => {
    const head = 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Duration'
    const line = `2025-11-03 18:21:33,Push,Squat,1,100,5,1h${' '.repeat(990)}x`
    const cpuMs = startCpuTimer()
    await read([head, ...Array.from({ length: 1000 }, () => line)])
    expect(cpuMs()).toBeLessThan(1500)
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

  it('leaves out the lines with sets that nobody could lift, and those beyond what a workout may come to', async () => {
    const line = (exercise: string, weight: number, reps: number) => `2025-11-03 18:21:33,Push,${exercise},1,${weight},${reps}`
    const heavy = limits.training.setVolume / 1000
    const { workouts, errors } = await read([
      'Date,Workout Name,Exercise Name,Set Order,Weight,Reps',
      line('Squat', 1000, 1000),
      line('Squat', 1001, 1),
      line('Squat', 100, 0.5),
      'yesterday,Push,Squat,1,100,5',
      line('Pull Up (Assisted)', heavy, 1000),
      ...Array.from({ length: 6 }, () => line('Squat', heavy, 1000)),
    ])
    expect(workouts).toMatchObject([{ exercises: [{ sets: [{}] }, { sets: [{}, {}, {}, {}, {}] }] }])
    expect(errors).toEqual([
      { line: 2, reason: 'set-volume', message: "The set's weight × reps comes to more than 20000 kg" },
      { line: 3, reason: 'weight', message: 'Enter a weight from 0 to 1000 kg' },
      { line: 4, reason: 'reps', message: 'Enter reps as a whole number from 1 to 1000' },
      { line: 5, reason: 'time', message: "We can't read this time" },
      { line: 12, reason: 'workout-volume', message: 'The workout comes to more than 100000 kg' },
    ])
  })
})
