import { expect, test } from 'vitest'
import { tooltipPosition } from './tooltip-position.ts'

const view = { width: 400, height: 600 }
const tip = { width: 100, height: 30 }

test('a tooltip is centered above its anchor', () => {
  expect(tooltipPosition({ left: 150, top: 200, width: 44, height: 44 }, tip, view)).toEqual({ left: 122, top: 164 })
})

test('a tooltip is below its anchor without room above', () => {
  expect(tooltipPosition({ left: 150, top: 20, width: 44, height: 44 }, tip, view).top).toBe(70)
})

test('a tooltip never crosses the edge of the window', () => {
  expect(tooltipPosition({ left: 0, top: 200, width: 44, height: 44 }, tip, view).left).toBe(8)
  expect(tooltipPosition({ left: 356, top: 200, width: 44, height: 44 }, tip, view).left).toBe(292)
})
