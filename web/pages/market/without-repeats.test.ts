import { expect, it } from 'vitest'
import { withoutRepeats } from './without-repeats.ts'

const cards = (...ids: (number | string)[]) => ids.map((id) => ({ id: String(id) }))
const numbers = (length: number, from = 1) => cards(...Array.from({ length }, (_, at) => at + from))
const shown = (rails: { id: string }[][], elsewhere: string[] = []) =>
  withoutRepeats(rails, elsewhere).map((rail) => rail.map(({ id }) => id))

it('the market shows no product twice, and gives each row its share of those in several', () => {
  expect(shown([numbers(24), numbers(8)])).toEqual([
    ['1', '3', '5', '7', '9', '10', '11', '12'],
    ['2', '4', '6', '8'],
  ])
})

it('the market leaves out products shown elsewhere', () => {
  expect(shown([numbers(6)], ['1', '6'])).toEqual([['2', '3', '4', '5']])
})

it('the market drops a row rather than showing only a few, and its products go to the others', () => {
  expect(shown([numbers(8), cards(1, 2, 3)])).toEqual([['1', '2', '3', '4', '5', '6', '7', '8'], []])
})

it("the market shows a small shop's products in one row", () => {
  expect(shown([[], cards(1, 2, 3), cards(2), cards(3, 1)])).toEqual([[], ['1', '2', '3'], [], []])
})
