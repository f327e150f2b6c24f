import type { LiftRecord } from '#contract/records.ts'
import { bestsOf } from './history.ts'

export interface Point {
  x: number
  y: number
  record: LiftRecord
}
interface ChartShape {
  /** The personal best over time, as an SVG path of steps. */
  steps: string
  bests: Point[]
  dots: Point[]
  /** Horizontal lines at round values. */
  levels: { y: number; value: number }[]
  /** Starts of months: a few of them, a year apart if the records span many years. */
  months: { x: number; day: string }[]
}

export const frame = { width: 400, height: 210, left: 30, right: 376, top: 26, bottom: 186 }
const levelsWanted = 4
const msPerDay = 86_400_000
const leap = [1, 2, 2.5, 5, 10]

/**
 * The geometry of a lift's chart in the units of `frame`; null without a record. Records are oldest first.
 * `left` is the start of the chart, right of its lines' numbers.
 */
export function chartShape(records: LiftRecord[], left: number = frame.left): ChartShape | null {
  const [first] = records
  const last = records.at(-1)
  if (!first || !last) return null
  const bests = bestsOf(records)
  const isBest = new Set(bests.map(({ id }) => id))
  const from = Date.parse(first.performedOn)
  const days = Math.max((Date.parse(last.performedOn) - from) / msPerDay, 1)
  const xOf = (day: number): number => round(left + (day / days) * (frame.right - left))
  const { low, high, values } = scaleOf(records.map(({ value }) => value))
  const yOf = (value: number): number => round(frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top))
  const at = (record: LiftRecord): Point => ({
    x: xOf((Date.parse(record.performedOn) - from) / msPerDay),
    y: yOf(record.value),
    record,
  })
  const points = bests.map(at)
  return {
    steps: `${points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('')}H${xOf(days)}`,
    bests: points,
    dots: records.filter(({ id }) => !isBest.has(id)).map(at),
    levels: values.map((value) => ({ value, y: yOf(value) })),
    months: monthsBetween(first.performedOn, last.performedOn).map((day) => ({ day, x: xOf((Date.parse(day) - from) / msPerDay) })),
  }
}

/** Round values around all of them, with the smallest step that results in about four lines. */
function scaleOf(all: number[]): { low: number; high: number; values: number[] } {
  const min = Math.min(...all)
  const span = Math.max(Math.max(...all) - min, min / 10, 1)
  const power = 10 ** Math.floor(Math.log10(span / levelsWanted))
  const step = power * (leap.find((size) => size * power >= span / levelsWanted) ?? 10)
  const low = Math.floor(min / step) * step
  const count = Math.ceil((Math.max(...all) - low) / step) || 1
  const values = Array.from({ length: count + 1 }, (_, index) => Number((low + index * step).toPrecision(6)))
  return { low, high: low + count * step, values }
}

const monthsMax = 5
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120]

/** The first days of months between two days: as many as fit, at natural calendar intervals. */
function monthsBetween(from: string, to: string): string[] {
  const [start, end] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1) as [number, number]
  const step = monthSteps.find((size) => (end - start) / size <= monthsMax) ?? 240
  const first = Math.ceil((start + 1) / step) * step
  const count = Math.max(0, Math.floor((end - first) / step) + 1)
  return Array.from({ length: count }, (_, index) => dayOf(first + index * step))
}

const dayOf = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`

const round = (value: number): number => Math.round(value * 10) / 10
