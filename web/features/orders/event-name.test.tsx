import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { Shop } from '#contract/shop.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { useEventName } from './event-name.ts'

beforeAll(() => loadText('en', ['order']))

const at = '2026-03-02T10:00:00.000Z'
const later = '2026-03-02T11:00:00.000Z'
const nothing = { pointsReturned: 0, pointsGiven: 0, pointsTaken: 0, creditReturned: 0, beyondTotal: false }
const exchange: Order['refunds'][number] = { at, amount: 30, method: 'exchange', ...nothing }
const Name = ({ event, refunds }: { event: Order['timeline'][number]; refunds: Order['refunds'] }) => useEventName({ refunds })(event)
const nameOf = (over: Partial<Order['timeline'][number]>, refunds = [exchange]) =>
  renderToString(
    <ShopContext value={{ locale: 'en', locales: ['en'] } as unknown as Shop}>
      <Name event={{ event: 'REFUNDED', at, note: '', ...over }} refunds={refunds} />
    </ShopContext>,
  )

it('an exchange is shown as such, and an additional refund as a refund', () => {
  const names = [nameOf({}), nameOf({ amount: 10 }), nameOf({ at: later }), nameOf({}, [])]
  expect(names).toEqual(['Exchanged', 'Refunded', 'Refunded', 'Refunded'])
})
