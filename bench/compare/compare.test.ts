import { expect, it } from 'vitest'
import { compare } from './compare.ts'

const figure = (subject: string, value: number, measure = 'cpuMs') => ({ subject, measure, value })

it('the comparison prints the figures of both reports side by side and marks what costs more than 1.5 times as much', () => {
  const a = [figure('product', 0.1), figure('product-list', 0.4), figure('product-list', 20_000, 'bytes'), figure('start', 900, 'coldMs')]
  const b = [figure('product-list', 20_000, 'bytes'), figure('product-list', 0.7), figure('product', 0.15), figure('pages', 1)]
  expect(compare(a, b)).toEqual([
    { subject: 'product', measure: 'cpuMs', a: 0.1, b: 0.15, ratio: expect.closeTo(1.5), isWorse: false },
    { subject: 'product-list', measure: 'cpuMs', a: 0.4, b: 0.7, ratio: expect.closeTo(1.75), isWorse: true },
    { subject: 'product-list', measure: 'bytes', a: 20_000, b: 20_000, ratio: 1, isWorse: false },
  ])
})

it('the comparison finds no regression between equal figures, and one where a figure rose from zero', () => {
  expect(compare([figure('a', 0)], [figure('a', 0)])).toMatchObject([{ ratio: 1, isWorse: false }])
  expect(compare([figure('a', 0)], [figure('a', 2)])).toMatchObject([{ ratio: Infinity, isWorse: true }])
})
