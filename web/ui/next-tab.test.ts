import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

test('arrow keys move along the tabs and wrap around', () => {
  expect([nextTab('ArrowRight', 0, 3), nextTab('ArrowRight', 2, 3), nextTab('ArrowLeft', 0, 3)]).toEqual([1, 0, 2])
})

test('arrow keys are reversed from right to left', () => {
  expect([nextTab('ArrowRight', 1, 3, true), nextTab('ArrowLeft', 1, 3, true)]).toEqual([0, 2])
})

test('Home and End move to the ends, other keys do nothing', () => {
  expect([nextTab('Home', 1, 3), nextTab('End', 1, 3), nextTab('Enter', 1, 3)]).toEqual([0, 2, null])
})
