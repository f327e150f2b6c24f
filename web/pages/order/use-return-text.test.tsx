import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { Shop } from '#contract/shop.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { useReturnText } from './use-return-text.ts'

beforeAll(() => Promise.all(['en', 'bn'].map((locale) => loadText(locale, ['order']))))

type Return = Parameters<ReturnType<typeof useReturnText>>[0]
type Shipping = Order['shippingStatus']
const Words = ({ one, shipping }: { one: Return; shipping?: Shipping }) => Object.values(useReturnText()(one, shipping)).join(': ')
function wordsOf(one: Partial<Return>, locale = 'en', shipping: Shipping = 'Delivered'): string {
  const shop = { locale, locales: [locale] } as unknown as Shop
  return renderToString(
    <ShopContext value={shop}>
      <Words one={{ kind: 'return', state: 'refunded', lines: [line(null)], exchangeOrder: null, ...one }} shipping={shipping} />
    </ShopContext>,
  ).replaceAll('&#x27;', "'")
}
const other = { variantId: 'm', options: { Size: 'M' } }
const line = (exchange: typeof other | null): Order['returns'][number]['lines'][number] => ({
  variantId: 's',
  quantity: 1,
  restocked: 1,
  exchange,
})

it('items refunded and removed from an order show both', () => {
  expect(wordsOf({ kind: 'cancellation', withoutRefund: true })).toBe(
    "Canceled: You were refunded for these items, so they weren't shipped.",
  )
  expect(wordsOf({ kind: 'cancellation' })).toBe('Refunded: Your refund is on its way.')
})

it('the next step of a return is a refund, a replacement, or both', () => {
  const replaced: Partial<Return> = { lines: [line(other)], exchangeOrder: 'GF-2' }
  const both: Partial<Return> = { lines: [line(other), line(null)], exchangeOrder: 'GF-2' }
  expect(wordsOf({ state: 'received' })).toBe("Received: It's back with us. Your refund comes next.")
  expect(wordsOf({ state: 'received', ...replaced })).toBe("Received: It's back with us. Your exchange comes next.")
  expect(wordsOf({ state: 'received', ...both })).toBe("Received: It's back with us. Your exchange and your refund come next.")
  expect(wordsOf({})).toBe('Refunded: Your refund is on its way.')
  expect(wordsOf(replaced)).toBe('Exchanged: Your exchange is complete.')
  expect(wordsOf({ ...replaced, differenceRefunded: true })).toBe('Exchanged: Your exchange is complete, and the difference is refunded.')
  expect(wordsOf(both)).toBe('Exchanged: Your exchange is complete.')
  expect(wordsOf({ ...both, differenceRefunded: true })).toBe(
    'Exchanged and refunded: Your exchange is complete, and your refund for the rest is on its way.',
  )
  expect(wordsOf({ ...replaced, exchangeOrder: null })).toBe('Refunded: Your refund is on its way.')
  expect(wordsOf(replaced, 'bn')).not.toContain('টাকা ফেরত দেওয়া হয়েছে:')
})

it('a return without a refund promises no money', () => {
  expect(wordsOf({ state: 'received', withoutRefund: true })).toBe(
    "Received: It's back with us. There's nothing left to refund for this order.",
  )
  expect(wordsOf({ withoutRefund: true })).toBe('Completed: There was nothing left to refund for this order.')
  expect(wordsOf({ withoutRefund: true }, 'bn')).not.toBe(wordsOf({}, 'bn'))
})

it('a request closed by a full refund is not shown as refused', () => {
  const closed: Partial<Return> = { state: 'rejected', lines: [line(other)], closedByRefund: true }
  expect(wordsOf(closed)).toBe(
    "Closed: We've refunded your whole order, so there's nothing left to exchange. You don't have to send anything back.",
  )
  expect(wordsOf(closed, 'bn')).not.toBe(wordsOf({ state: 'rejected' }, 'bn'))
})

it('nothing has to be sent back after withdrawing from unshipped items', () => {
  expect(wordsOf({ kind: 'withdrawal', state: 'requested' })).toMatch(/^Withdrawn: You don't have to send anything/)
  expect(wordsOf({ kind: 'withdrawal', state: 'approved' }, 'en', 'NotYetShipped')).toBe(
    "Withdrawn: You don't have to send anything. We'll refund these items.",
  )
  expect(wordsOf({ kind: 'withdrawal', state: 'approved' }, 'en', 'Shipped')).toMatch(/^Approved: Send it back/)
})
