import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

test('arrows go along the tabs and round at the ends', () => {
  expect([nextTab('ArrowRight', 0, 3), nextTab('ArrowRight', 2, 3), nextTab('ArrowLeft', 0, 3)]).toEqual([1, 0, 2])
})

test('from right to left the arrows turn round', () => {
  expect([nextTab('ArrowRight', 1, 3, true), nextTab('ArrowLeft', 1, 3, true)]).toEqual([0, 2])
})

test('Home and End go to the ends, other keys nowhere', () => {
  expect([nextTab('Home', 1, 3), nextTab('End', 1, 3), nextTab('Enter', 1, 3)]).toEqual([0, 2, null])
})
