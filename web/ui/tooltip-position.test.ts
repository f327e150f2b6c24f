import { expect, test } from 'vitest'
import { tooltipPosition } from './tooltip-position.ts'

const view = { width: 400, height: 600 }
const tip = { width: 100, height: 30 }

test('a tip stands above the middle of its anchor', () => {
  expect(tooltipPosition({ left: 150, top: 200, width: 44, height: 44 }, tip, view)).toEqual({ left: 122, top: 164 })
})

test('below it where there is no room above', () => {
  expect(tooltipPosition({ left: 150, top: 20, width: 44, height: 44 }, tip, view).top).toBe(70)
})

test('and never over the edge of the window', () => {
  expect(tooltipPosition({ left: 0, top: 200, width: 44, height: 44 }, tip, view).left).toBe(8)
  expect(tooltipPosition({ left: 356, top: 200, width: 44, height: 44 }, tip, view).left).toBe(292)
})
