import { expect, it } from 'vitest'
import { creditedPart } from './value.ts'

const line = { sku: 'B', name: 'Belt', options: {}, price: 3333, variantId: 'belt', quantity: 2, totalPrice: 6666, discount: 0 }
const back = (id: string) => ({ id, kind: 'return', state: 'received', lines: [{ variantId: 'belt', quantity: 1 }] })

it("a line's credit includes its tax at its rate, to the cent, when prices include tax", () => {
  const taxes = {
    name: 'VAT',
    inclusive: true,
    lines: [{ variantId: 'belt', rate: 2500, net: 6503, amount: 163 }],
    shipping: { rate: 2500, net: 0, amount: 0 },
  }
  const order = { lines: [line], returns: [] as object[], shipping_cost: 0, taxes } as unknown as Parameters<typeof creditedPart>[0]
  const first = back('1') as unknown as Parameters<typeof creditedPart>[1]
  const second = back('2') as unknown as Parameters<typeof creditedPart>[1]
  const one = creditedPart(order, first, 0).taxes
  const other = creditedPart({ ...order, returns: [{ ...first, state: 'refunded' }] }, second, 0).taxes
  expect(one.map(({ net, amount }) => net + amount)).toEqual([3333])
  expect(other.map(({ net, amount }) => net + amount)).toEqual([3333])
  expect([one[0]!.amount + other[0]!.amount, one[0]!.net + other[0]!.net]).toEqual([163, 6503])
})
