import { expect, test } from 'vitest'
import type { ExportedOrder } from './export-lines.ts'
import { lineCells, listCells } from './list-cells.ts'
import type { StaffRow } from './staff-list-queries.ts'

const tax = { rate: 19_000, net: 1681, amount: 319 }
const order: ExportedOrder = {
  id: '0198c0de-0000-7000-8000-000000000001',
  number: 'G-1',
  email: 'anna@example.com',
  ordered_at: new Date('2026-03-01T10:00:00Z'),
  order_status: 'Completed',
  payment_status: 'Paid',
  shipping_status: 'Delivered',
  payment_method: 'Stripe',
  shipping_name: 'Express',
  product_cost: 2500,
  shipping_cost: 700,
  tax: 0,
  discount: 300,
  total_cost: 2900,
  currency: { code: 'EUR', rate: '0.9', rounding: 'minor' },
  refunded: 100,
  refunded_otherwise: 50,
  total_in_shop: 3222,
  codes: 'SPRING',
  shipping: {
    firstName: 'Anna',
    lastName: 'Novak',
    addressLine1: 'Mill Lane 2',
    city: 'Bonn',
    region: 'NW',
    postCode: '53111',
    country: 'DE',
    phone: '+4922812345',
  },
  billing: null,
  tags: [],
  note: 'Ring twice',
  gift: { message: 'Enjoy', isWrapped: true, wrapCost: 400 },
  taxes: { name: 'VAT', inclusive: true, lines: [{ ...tax, variantId: 'v' }], shipping: { rate: 19_000, net: 588, amount: 112 } },
  credits: [
    { kind: 'gift_card', last4: 'AB12', amount: 500, accountId: 'a' },
    { kind: 'customer', last4: null, amount: 200, accountId: 'b' },
  ],
  points_cost: 150,
  lines: [{ variantId: 'v', sku: 'BAR-S', name: 'Bar', options: { Size: 'S', Color: 'Red' }, price: 1050, quantity: 2, discount: 300 }],
}

test('the file of orders has what the books need: costs that add up to the total, what was paid with, and where it went', () => {
  const row = { currency: order.currency, tags: [] as string[], total_cost: order.total_cost, ordered_at: order.ordered_at } as StaffRow
  const cells = Object.fromEntries(listCells.map(([name, cell]) => [name, cell({ row, order })]))
  expect(cells).toMatchObject({
    Currency: 'EUR',
    Subtotal: 21,
    Discount: 3,
    'Discount codes': 'SPRING',
    'Gift wrap': 4,
    'Shipping cost': 7,
    Tax: 4.31,
    'Tax is included': 'yes',
    Total: 29,
    'Paid by gift card': 5,
    'Paid by store credit': 2,
    'Paid by points': 1.5,
    Refunded: 1,
    'Shipping name': 'Anna Novak',
    Address: 'Mill Lane 2',
    'Address 2': '',
    City: 'Bonn',
    Region: 'NW',
    Postcode: '53111',
    Country: 'DE',
    Phone: '+4922812345',
    'Shipping method': 'Express',
    Note: 'Ring twice',
    'Refunded as points or credit': 0.5,
    'Exchange rate': '0.9',
    'Shop currency': 'USD',
    "Total in the shop's currency": 32.22,
  })
})

test('the file of items has the SKU, options, price and tax rate of each', () => {
  const line = order.lines[0]
  expect(Object.fromEntries(lineCells.map(([name, cell]) => [name, cell({ order, line, isFirst: true })]))).toMatchObject({
    Number: 'G-1',
    SKU: 'BAR-S',
    Options: 'S / Red',
    Quantity: 2,
    Price: 10.5,
    Discount: 3,
    Total: 18,
    'Tax rate': 19,
  })
})
