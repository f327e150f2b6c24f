import { expect, it } from 'vitest'
import { readOptions } from './options.ts'
import { type Figures, median } from './visit.ts'

const figures = (lcpMs: number, tbtMs: number): Figures => ({
  performanceLost: 0,
  accessibilityLost: 0,
  practicesLost: 0,
  seoLost: 0,
  lcpMs,
  fcpMs: 0,
  tbtMs,
  shift: 0,
  bytes: 0,
  benchmarkIndex: 1500,
})

it('the Lighthouse run takes the median of each figure separately', () => {
  expect(median([figures(3, 1), figures(1, 2), figures(2, 9)])).toMatchObject({ lcpMs: 2, tbtMs: 2 })
})

it('the Lighthouse run visits the most common entry pages, or those given as arguments', () => {
  expect(readOptions([])).toEqual({
    runs: 3,
    paths: ['/', '/market', '/collections/strength', '/product/daily-runner', '/blogs/a-club-needs-a-kettle', '/search'],
  })
  expect(readOptions(['--runs', '1', '/cart'])).toEqual({ runs: 1, paths: ['/cart'] })
  expect(() => readOptions(['--runs', 'x'])).toThrow('--runs takes a whole number')
  expect(() => readOptions(['--fast'])).toThrow('There are --runs n and paths')
})
