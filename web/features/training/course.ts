import type { ExercisePoint } from '#contract/training/exercises.ts'

type CourseMeasure = 'oneRepMax' | 'weight' | 'reps'
/** The values a chart can show, by preference: the first that at least two workouts have, or else the first that one has. */
const order: readonly CourseMeasure[] = ['oneRepMax', 'weight', 'reps']

interface CoursePoint {
  workoutId: string
  performedOn: string
  value: number
}
export interface Course {
  what: CourseMeasure
  points: CoursePoint[]
}

const valuesOf = (points: readonly ExercisePoint[], what: CourseMeasure): CoursePoint[] =>
  points.flatMap(({ workoutId, performedOn, [what]: value }) => (value === null || value === 0 ? [] : [{ workoutId, performedOn, value }]))

/** An exercise's progress, oldest first; null if none of its values can be charted. */
export function courseOf(points: readonly ExercisePoint[]): Course | null {
  const all = order.map((what) => ({ what, points: valuesOf(points, what) }))
  return all.find((one) => one.points.length > 1) ?? all.find((one) => one.points.length > 0) ?? null
}

export const frame = { width: 400, height: 150, left: 8, right: 392, top: 24, bottom: 132 }
const msPerDay = 86_400_000

/** The part of the line below the last number, in the units of `frame`. */
const numberRoom = 96

/** The height of the last number: above the part of the line below it, because a falling line comes from above. */
export function numberAbove(dots: readonly { x: number; y: number }[]): number {
  const from = frame.right - numberRoom
  const under = dots.flatMap(({ x, y }, at) => {
    const next = dots[at + 1]
    if (x >= from) return [y]
    return next && next.x > from ? [y + ((next.y - y) * (from - x)) / (next.x - x)] : []
  })
  return Math.max(Math.round(Math.min(dots.at(-1)?.y ?? 0, ...under)) - 10, 12)
}

/** The positions of the points, in the units of `frame`. */
export function chartPoints(points: readonly Pick<CoursePoint, 'performedOn' | 'value'>[]): { x: number; y: number }[] {
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const from = Date.parse(points[0]!.performedOn)
  const days = Math.max((Date.parse(points.at(-1)!.performedOn) - from) / msPerDay, 1)
  const round = (value: number): number => Math.round(value * 10) / 10
  return points.map(({ performedOn, value }) => ({
    x: round(frame.left + ((Date.parse(performedOn) - from) / msPerDay / days) * (frame.right - frame.left)),
    y: round(high === low ? (frame.top + frame.bottom) / 2 : frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top)),
  }))
}
