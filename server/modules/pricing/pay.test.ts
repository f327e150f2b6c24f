import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitPayment, type CreditSource } from './pay.ts'

const sources = fc.uniqueArray(fc.record({ id: fc.uuid(), balance: fc.integer({ min: 0, max: 100_000 }) }), {
  maxLength: 6,
  selector: ({ id }) => id,
})
const bill = fc
  .record({
    total: fc.integer({ min: 0, max: 200_000 }),
    creditable: fc.integer({ min: 0, max: 200_000 }),
    points: fc.integer({ min: 0, max: 200_000 }),
  })
  .map(({ total, creditable, points }) => ({ total, creditable: Math.min(creditable, total), points: Math.min(points, creditable, total) }))
const sumOf = (parts: { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

it('payments add up to the cent; none is negative, and no source pays more than its balance or for lines it may not pay', () => {
  fc.assert(
    fc.property(bill, sources, (toPay, from) => {
      const { credits, credit, due } = splitPayment(toPay, from)
      expect(toPay.points + credit + due).toBe(toPay.total)
      expect(sumOf(credits)).toBe(credit)
      expect(credit).toBeLessThanOrEqual(toPay.creditable - toPay.points)
      for (const { id, amount } of credits) {
        expect(amount).toBeGreaterThan(0)
        expect(amount).toBeLessThanOrEqual(from.find((one) => one.id === id)!.balance)
      }
      expect(due).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('the amounts are independent of the order of sources, which are used one after the other', () => {
  fc.assert(
    fc.property(bill, sources, (toPay, from) => {
      const turned: CreditSource[] = from.toReversed()
      expect(splitPayment(toPay, turned).credit).toBe(splitPayment(toPay, from).credit)
      const { credits } = splitPayment(toPay, from)
      for (const { id, amount } of credits.slice(0, -1)) expect(amount).toBe(from.find((one) => one.id === id)!.balance)
    }),
  )
})
