import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { Shop } from '#contract/shop.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { OrderActions } from './order-actions.tsx'
import { Status } from './status.tsx'

beforeAll(() => loadText('en', ['order', 'ui', 'common']))

const paid = {
  number: 'GF-1',
  orderStatus: 'Pending',
  shippingStatus: 'NotYetShipped',
  paymentStatus: 'Paid',
  paymentMethod: 'Stripe',
  amountOwed: 0,
  needsShipping: true,
  products: [{ quantity: 1 }],
  returns: [],
  refunds: [],
  returnUntil: null,
  needsWithdrawalLink: true,
  canCancel: false,
  canWithdraw: true,
  shippingMethod: { code: 'standard', name: 'Standard', deliveryFrom: '2026-06-03', deliveryTo: '2026-06-05' },
} as unknown as Order
const withdrawn = { ...paid, canWithdraw: false, returns: [{ kind: 'withdrawal', state: 'approved' }] } as unknown as Order

const htmlOf = (order: Order): string =>
  renderToString(
    <ShopContext value={{ locale: 'en', locales: ['en'] } as unknown as Shop}>
      <Status order={order} />
      <OrderActions order={order} token="t" onChange={() => undefined} />
    </ShopContext>,
  ).replaceAll('&#x27;', "'")

it('an order withdrawn from before shipping says so, shows its refund, and no delivery date', () => {
  const html = htmlOf(withdrawn)
  expect(html).toContain("You've withdrawn from this order, so it won't be shipped.")
  expect(html).toContain('refund you the way you paid')
  expect(html).not.toMatch(/Arrives|Order progress|pack it soon|Cancel order/)
  expect(htmlOf({ ...withdrawn, paymentStatus: 'Pending', paymentMethod: 'COD' })).toContain("there's nothing to pay")
})

it('withdrawing from the goods of an order with files or gift cards says what the buyer keeps, and cancels no whole order', () => {
  const html = htmlOf({
    ...withdrawn,
    products: [{ quantity: 1 }, { quantity: 1, digital: { withdrawalWaivedAt: null } }],
  } as unknown as Order)
  expect(html).toContain('You keep your downloads and gift cards.')
  expect(html).not.toContain("We'll cancel it")
})

it('a paid unshipped order is canceled by withdrawing from it, where others are canceled', () => {
  const html = htmlOf(paid)
  expect(html).toMatch(/href="[^"]*withdraw[^"]*"[^>]*>Cancel order</)
  expect(html).toContain('Withdraw from contract')
  expect(htmlOf({ ...paid, shippingStatus: 'Shipped' })).not.toContain('Cancel order')
})

it('the link to withdraw is shown only where the law demands it', () => {
  const html = htmlOf({ ...paid, needsWithdrawalLink: undefined })
  expect(html).not.toContain('Withdraw from contract')
  expect(html).toContain('Cancel order')
})

it('an order that is being packed says the same in its headline, its sentence and its steps', () => {
  const html = htmlOf({ ...paid, orderStatus: 'Processing' })
  expect(html.match(/>Packing</g)).toHaveLength(2)
  expect(html).toContain("We're packing your order.")
  expect(html).not.toContain('Packed')
})
