import { describe, expect, it } from 'vitest'
import { paceOf, roundedUp } from './pace.ts'

const november = {
  tiers: { bronze: 10_000, silver: 20_000, gold: 30_000 },
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  daysLeft: 6,
}

describe('the pace of a challenge', () => {
  it('is what is missing to the next tier, and how much that is per remaining day', () => {
    expect(paceOf(november, 21_640)).toMatchObject({ tier: 'gold', missing: 8360, ahead: -2360, perDay: 1400, isDone: false })
    expect(paceOf(november, 9000)).toMatchObject({ tier: 'bronze', missing: 1000, ahead: 1000, perDay: 170 })
  })

  it('is nothing once every tier is reached', () => {
    expect(paceOf(november, 31_000)).toMatchObject({ missing: 0, perDay: 0, isDone: true })
    expect(paceOf({ ...november, daysLeft: 0 }, 21_640)).toMatchObject({ perDay: 0 })
  })

  it.each([
    [0.3, 1],
    [7, 7],
    [23.1, 24],
    [1393, 1400],
  ])('rounds %d up to %d', (amount, rounded) => expect(roundedUp(amount)).toBe(rounded))
})
