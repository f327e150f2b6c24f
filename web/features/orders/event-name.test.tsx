import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { Shop } from '#contract/shop.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { useEventName } from './event-name.ts'

beforeAll(() => Promise.all(['en', 'bn'].map((language) => loadText(language, ['order']))))

const at = '2026-03-02T10:00:00.000Z'
const later = '2026-03-02T11:00:00.000Z'
const nothing = { pointsReturned: 0, pointsGiven: 0, pointsTaken: 0, creditReturned: 0, beyondTotal: false }
const exchange: Order['refunds'][number] = { at, amount: 30, method: 'exchange', ...nothing }
const Name = ({ event, refunds }: { event: Order['timeline'][number]; refunds: Order['refunds'] }) => useEventName({ refunds })(event)
const nameOf = (over: Partial<Order['timeline'][number]>, refunds = [exchange], locale = 'en') =>
  renderToString(
    <ShopContext value={{ locale, locales: ['en', 'bn'] } as unknown as Shop}>
      <Name event={{ event: 'REFUNDED', at, note: '', ...over }} refunds={refunds} />
    </ShopContext>,
  )

it('an exchange is shown as such, and an additional refund as a refund', () => {
  const names = [nameOf({}), nameOf({ amount: 10 }), nameOf({ at: later }), nameOf({}, [])]
  expect(names).toEqual(['Exchanged', 'Refunded', 'Refunded', 'Refunded'])
})

it('a failed refund that a lost dispute replaced is shown as one after a dispute, in each language', () => {
  const names = ['en', 'bn'].flatMap((locale) =>
    [undefined, 10].map((amount) => nameOf({ event: 'REFUND_REPLACED', ...(amount && { amount }) }, [], locale)),
  )
  expect(names).toEqual([
    'Refunded another way',
    'Refunded after a payment dispute',
    'টাকা অন্যভাবে ফেরত দেওয়া হয়েছে',
    'পেমেন্ট নিয়ে আপত্তির পর টাকা ফেরত গেছে',
  ])
})
