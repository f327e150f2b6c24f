import { describe, expect, it } from 'vitest'
import type { LiftRecord } from '#contract/records.ts'
import { chartShape, frame } from './chart-shape.ts'

const record = (value: number, performedOn: string, measure: LiftRecord['measure'] = 'weight'): LiftRecord => ({
  id: `${performedOn}-${value}`,
  lift: 'squat',
  measure,
  value,
  performedOn,
  note: '',
  isBeingChecked: false,
})

describe('the chart of a lift', () => {
  it('is empty without a record', () => expect(chartShape([])).toBeNull())

  it('steps up with each record; lower results are dots', () => {
    const shape = chartShape([record(100, '2025-11-01'), record(95, '2025-12-01'), record(110, '2026-01-01'), record(120, '2026-03-01')])
    expect(shape?.bests.map((one) => one.record.value)).toEqual([100, 110, 120])
    expect(shape?.dots.map((one) => one.record.value)).toEqual([95])
    expect(shape?.steps).toMatch(/^M30 [\d.]+H[\d.]+V[\d.]+H376V26H376$/)
    expect(shape?.months.map(({ day }) => day)).toEqual(['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01'])
  })

  it.each([
    ['2025-03-10', '2025-03-20', []],
    ['2024-11-20', '2026-05-02', ['2025-01-01', '2025-07-01', '2026-01-01']],
    ['2016-11-20', '2026-05-02', ['2018-01-01', '2020-01-01', '2022-01-01', '2024-01-01', '2026-01-01']],
  ])('names a few months between %s and %s', (from, to, days) => {
    expect(chartShape([record(100, from), record(110, to)])?.months.map(({ day }) => day)).toEqual(days)
  })

  it.each([1, 2, 3, 5, 7, 11, 14, 26, 40, 70])('names months that are at least 48 px apart on a phone, over %i months', (months) => {
    const to = new Date(Date.UTC(2024, 11 + months, 28)).toISOString().slice(0, 10)
    const xs = chartShape([record(100, '2024-12-31'), record(110, to)], 57)!.months.map(({ x }) => x)
    // The chart's 400 units are 358 px there.
    const gaps = xs.slice(1).map((x, index) => (x - xs[index]!) * (358 / 400))
    expect(gaps.filter((gap) => gap < 48)).toEqual([])
  })

  it('starts to the right of its labels, whatever their width', () => {
    const shape = chartShape([record(3766, '2026-01-01', 'time'), record(3368, '2026-02-01', 'time')], 57)
    expect(shape?.steps).toMatch(/^M57 .+H376$/)
  })

  it('steps down for a time', () => {
    const shape = chartShape([record(300, '2026-01-01', 'time'), record(310, '2026-01-08', 'time'), record(290, '2026-02-01', 'time')])
    expect(shape?.bests.map((one) => one.record.value)).toEqual([300, 290])
  })

  it.each([[[100]], [[0.5, 0.7]], [[1, 1_000_000]], [[142.5, 142.5]]])('keeps %j within its frame, on round levels', (values) => {
    const shape = chartShape(values.map((value, day) => record(value, `2026-01-0${day + 1}`)))!
    for (const { y } of [...shape.bests, ...shape.dots, ...shape.levels]) {
      expect(y).toBeGreaterThanOrEqual(frame.top)
      expect(y).toBeLessThanOrEqual(frame.bottom)
    }
    expect(shape.levels.length).toBeGreaterThanOrEqual(2)
    expect(shape.levels.length).toBeLessThanOrEqual(7)
  })
})
