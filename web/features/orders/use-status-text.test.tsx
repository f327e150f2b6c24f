import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { Shop } from '#contract/shop.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { useStatusText } from './use-status-text.ts'

beforeAll(() => loadText('en', ['order']))

const Words = ({ order }: { order: Order }) => useStatusText()(order)
function wordsOf(order: Partial<Order>): string {
  const cancelled = { orderStatus: 'Cancelled', paymentStatus: 'Cancelled', refunds: [], pointsSpent: 0, creditCost: 0 }
  return renderToString(
    <ShopContext value={{ locale: 'en', locales: ['en'] } as unknown as Shop}>
      <Words order={{ ...cancelled, ...order } as unknown as Order} />
    </ShopContext>,
  ).replaceAll('&#x27;', "'")
}

it("a canceled order that was never paid shows what was returned; one with refunds doesn't", () => {
  const sentence = "This order won't be shipped."
  expect(wordsOf({})).toBe(sentence)
  expect(wordsOf({ pointsSpent: 500 })).toBe(`${sentence} The points you spent have been returned.`)
  expect(wordsOf({ creditCost: 20 })).toBe(`${sentence} The amount you paid by gift card or store credit has been returned to it.`)
  expect(wordsOf({ pointsSpent: 500, creditCost: 20 })).toContain('points you spent and the amount you paid')
  expect(wordsOf({ pointsSpent: 500, refunds: [{}] as unknown as Order['refunds'] })).toBe(sentence)
})

it('a fully refunded order says so instead of "complete"', () => {
  const over = {
    orderStatus: 'Completed',
    shippingStatus: 'Delivered',
    paymentStatus: 'Cancelled',
    needsShipping: true,
    totalCost: 30,
    refunds: [] as Order['refunds'],
  } as const
  expect(wordsOf({ ...over, refunded: 30 })).toBe("We've refunded this order in full.")
  expect(wordsOf({ ...over, orderStatus: 'Processing', refunded: 30 })).toBe("We've refunded this order in full.")
  expect(wordsOf({ ...over, refunded: 29 })).toBe('This order is complete.')
  expect(wordsOf({ ...over, totalCost: 0, refunded: 0 })).toBe('This order is complete.')
  expect(wordsOf({ ...over, refunded: 30, refunds: [{ method: 'exchange' }] as Order['refunds'] })).toBe('This order is complete.')
})
