import { describe, expect, it } from 'vitest'
import type { LiftRecord } from '#contract/records.ts'
import { labelsOf } from './chart-labels.ts'
import { frame } from './chart-shape.ts'

const at = (x: number, y: number) => ({ x, y, record: { id: `${x}` } as LiftRecord })
const shown = (points: [number, number][]) =>
  labelsOf(
    points.map(([x, y]) => at(x, y)),
    frame.left,
  ).map(({ point, textAnchor }) => [point.x, textAnchor])

describe("the numbers in a lift's chart", () => {
  it('end at their points on a rising line, which continues to the right', () => {
    expect(
      shown([
        [30, 150],
        [150, 100],
        [160, 80],
        [300, 30],
      ]),
    ).toEqual([
      [30, 'start'],
      [150, 'end'],
    ])
  })

  it('are left out at the axis where there is no room below the line', () => {
    expect(
      shown([
        [30, 180],
        [42, 150],
        [150, 100],
        [300, 30],
      ]),
    ).toEqual([
      [42, 'start'],
      [150, 'end'],
    ])
  })

  it('are beside a falling line', () => {
    expect(
      shown([
        [30, 30],
        [150, 100],
        [300, 150],
      ]),
    ).toEqual([
      [30, 'start'],
      [150, 'start'],
    ])
  })

  it('are left out where they would touch the one before, or the last', () => {
    expect(
      shown([
        [100, 150],
        [120, 140],
        [250, 80],
        [300, 30],
      ]),
    ).toEqual([[100, 'end']])
  })

  it('has none besides that of the last record', () => {
    expect([shown([]), shown([[30, 100]])]).toEqual([[], []])
  })
})
