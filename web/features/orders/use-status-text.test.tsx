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
  const cancelled = { orderStatus: 'Cancelled', paymentStatus: 'Cancelled', refunds: [], pointsSpent: 0, creditCost: 0, shipments: [] }
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

it('a completed order says what happened, and when', () => {
  const over = { orderStatus: 'Completed', shippingStatus: 'Delivered', paymentStatus: 'Paid', needsShipping: true, refunded: 0 } as const
  const shipments = [{ deliveredAt: '2026-11-12T10:00:00.000Z' }, { deliveredAt: '2026-11-10T10:00:00.000Z' }] as Order['shipments']
  expect(wordsOf({ ...over, shipments })).toBe('Delivered on November 12, 2026.')
  const card = (state: string, sentAt: string | null) => ({ giftCard: { state, sentAt } }) as unknown as Order['products'][number]
  const cards = { ...over, needsShipping: false, products: [card('sent', '2026-11-27T10:00:00.000Z')] }
  expect(wordsOf(cards)).toBe('Gift cards sent on November 27, 2026.')
  expect(wordsOf({ ...cards, products: [...cards.products, card('scheduled', null)] })).toContain('or on the day you chose')
  expect(wordsOf({ ...cards, products: [{} as Order['products'][number]] })).toBe('Your downloads are ready.')
})
