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
})
