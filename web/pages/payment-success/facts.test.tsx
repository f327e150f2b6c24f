import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { Shop } from '#contract/shop.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { Facts } from './facts.tsx'
import { NextSteps } from './next-steps.tsx'

beforeAll(() => loadText('en', ['payment-success', 'common']))

const here = { quantity: 1 }
const waits = { quantity: 2, backOrder: { quantity: 2, shipsOn: '2027-01-10' } }
const htmlOf = (products: object[]): string => {
  const shippingMethod = { deliveryFrom: '2026-12-04', deliveryTo: '2026-12-08' }
  const order = { number: 'GF-1', email: 'a@b.example', needsShipping: true, paymentStatus: 'Paid', returns: [], products, shippingMethod }
  return renderToString(
    <ShopContext value={{ locale: 'en', locales: ['en'], currency: { name: 'USD', language: 'en', style: 'US' } } as unknown as Shop}>
      <Facts order={order as unknown as Order} />
      <NextSteps order={order as unknown as Order} />
    </ShopContext>,
  ).replaceAll('&#x27;', "'")
}

it('the dates of an order of which a part waits are promised for the rest only', () => {
  expect(htmlOf([here, waits]).match(/What's in stock arrives/g)).toHaveLength(2)
  expect(htmlOf([here, waits])).not.toContain('It arrives')
  expect(htmlOf([here])).toContain('It arrives')
  expect(htmlOf([here])).not.toContain("What's in stock")
})
