import { expect, test } from 'vitest'
import { shareOf } from '#server/modules/pricing/pricing.ts'
import { earnedLeft, type SettledRefunds, splitValue } from './refund-shares.ts'

test('a share is rounded down, and exact where a float would not be', () => {
  expect(shareOf(10, 1, 3)).toBe(3)
  expect(shareOf(1_000_000_007, 999_999_999, 1_000_000_000)).toBe(1_000_000_005)
  expect(shareOf(5, 0, 0)).toBe(0)
})

test.each([
  { totalCost: 9_980, pointsSpent: 500, pointsCost: 500, creditCost: 4_000, parts: [3_333, 3_333, 3_314] },
  { totalCost: 1_000, pointsSpent: 333, pointsCost: 333, creditCost: 667, parts: [1, 1, 1, 997] },
  { totalCost: 7, pointsSpent: 3, pointsCost: 3, creditCost: 2, parts: [1, 1, 1, 1, 1, 1, 1] },
  { totalCost: 4_990, pointsSpent: 4_990, pointsCost: 4_990, creditCost: 0, parts: [2_495, 2_495] },
  { totalCost: 100, pointsSpent: 10_000, pointsCost: 100, creditCost: 0, parts: [33, 33, 34] },
  { totalCost: 5_000, pointsSpent: 0, pointsCost: 0, creditCost: 0, parts: [1, 4_999] },
  { totalCost: 5_001, pointsSpent: 0, pointsCost: 0, creditCost: 2_500, parts: [1, 1, 3, 4_996] },
])(
  'the parts $parts of $totalCost, $pointsSpent points and $creditCost credit of it, are together exactly what was paid',
  ({ parts, ...paid }) => {
    let before: SettledRefunds = { value: 0, points: 0, pointsCost: 0, credit: 0 }
    let money = 0
    for (const wanted of parts) {
      const part = splitValue(paid, before, wanted)
      expect([part.money >= 0, part.points >= 0, part.credit >= 0, part.money + part.pointsCost + part.credit]).toEqual([
        true,
        true,
        true,
        wanted,
      ])
      money += part.money
      before = {
        value: before.value + part.value,
        points: before.points + part.points,
        pointsCost: before.pointsCost + part.pointsCost,
        credit: before.credit + part.credit,
      }
    }
    expect({ ...before, money }).toEqual({
      value: paid.totalCost,
      points: paid.pointsSpent,
      pointsCost: paid.pointsCost,
      credit: paid.creditCost,
      money: paid.totalCost - paid.pointsCost - paid.creditCost,
    })
    expect(splitValue(paid, before, 100)).toEqual({ value: 0, money: 0, points: 0, pointsCost: 0, credit: 0 })
  },
)

test('earned points are taken back in proportion to the refund, the last with the final refund', () => {
  expect([0, 10, 4_989, 4_990, 6_000].map((refunded) => earnedLeft(49, 4_990, refunded))).toEqual([49, 48, 0, 0, 0])
  expect(earnedLeft(0, 0, 0)).toBe(0)
})
