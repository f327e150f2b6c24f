import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { Shop } from '#contract/shop.ts'
import { ShopContext } from '#web/lib/shop.ts'
import { loadText } from '#web/lib/text.ts'
import { OrderCosts } from './order-costs.tsx'

beforeAll(() => Promise.all(['en', 'bn'].map((locale) => loadText(locale, ['order', 'costs']))))

/** 90.00, of which a gift card paid 60.00. */
const order = {
  orderStatus: 'Pending',
  paymentStatus: 'Pending',
  productCost: 90,
  totalCost: 90,
  shippingCost: 0,
  discount: 0,
  tax: 0,
  taxes: [],
  memberPlan: null,
  adjustments: [],
  pointsCost: 0,
  credits: [{ kind: 'gift_card', last4: 'ABCD', amount: 60 }],
  creditCost: 60,
  amountDue: 30,
  amountOwed: 30,
  creditExpected: 0,
  refunded: 0,
  needsShipping: true,
} as unknown as Order

/** The rows after the gift card's: the money that was paid, if any, and the last row. */
function ends(changes: Partial<Order>, locale = 'en'): string[] {
  const rows = rowsOf(changes, locale)
  return rows.slice(rows.findIndex((row) => row.includes('ABCD')) + 1)
}

function rowsOf(changes: Partial<Order>, locale = 'en'): string[] {
  const shop = { locale, locales: [locale], currency: { name: 'USD', language: 'en', style: 'IN' } } as unknown as Shop
  const html = renderToString(
    <ShopContext value={shop}>
      <OrderCosts order={{ ...order, ...changes }} />
    </ShopContext>,
  )
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, value]) => `${name} ${value}`)
}

it('the costs of an exchange show the returned value, and what is left to pay', () => {
  const exchange = { credits: [], creditCost: 0, totalCost: 59, amountDue: 59, amountOwed: 11, creditExpected: 48, exchangeOf: 'GF-7' }
  expect(rowsOf(exchange).slice(-3)).toEqual(['Total $59.00', 'Your return from order GF-7 −$48.00', 'Amount due $11.00'])
  expect(rowsOf({ ...exchange, creditExpected: 0 }).slice(-3)).toEqual(['Total $59.00', 'Amount paid −$48.00', 'Amount due $11.00'])
})

it('the costs have a subtotal after repeat delivery discounts, as in the cart', () => {
  const adjustments = [
    { name: 'Repeat delivery', code: null, amount: 9, shippingAmount: 0, isRepeat: true as const },
    { name: 'Spring', code: null, amount: 5, shippingAmount: 0 },
  ]
  expect(rowsOf({ adjustments, discount: 14 }).slice(0, 5)).toEqual([
    'Items $90.00',
    'Repeat delivery −$9.00',
    'Subtotal $81.00',
    'Shipping Free',
    'Spring −$5.00',
  ])
})

describe('an order partly paid by gift card shows', () => {
  it.each<[string, Partial<Order>, string[]]>([
    ['what is due while it is open', {}, ['Amount due $30.00']],
    ['what was paid once it is', { paymentStatus: 'Paid', amountOwed: 0 }, ['Amount paid $30.00']],
    ['what was paid when it was refunded', { paymentStatus: 'Cancelled', amountOwed: 0, refunded: 30 }, ['Amount paid $30.00']],
    [
      'that nothing is due when it was canceled unpaid',
      { orderStatus: 'Cancelled', paymentStatus: 'Cancelled', amountOwed: 0 },
      ['Amount due $0.00'],
    ],
    ['what is left after an edit', { totalCost: 110, amountDue: 50, amountOwed: 20 }, ['Amount paid −$30.00', 'Amount due $20.00']],
    ['that nothing is due where cards paid it whole', { paymentStatus: 'Paid', amountDue: 0, amountOwed: 0 }, ['Amount due $0.00']],
  ])('%s', (_, changes, last) => {
    expect(ends(changes)).toEqual(last)
  })

  it('the same in Bengali', () => {
    expect(ends({ paymentStatus: 'Paid', amountOwed: 0 }, 'bn')[0]).toContain('পরিশোধ করা হয়েছে')
  })
})

it('an order paid by its buyer only ends with its total, whatever happened to it', () => {
  const own: Partial<Order> = { credits: [], creditCost: 0, amountDue: 90, amountOwed: 0, paymentStatus: 'Cancelled', refunded: 90 }
  expect(ends(own).at(-1)).toBe('Total $90.00')
})
