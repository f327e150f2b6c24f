import { expect, it } from 'vitest'
import type { Order } from '#contract/order.ts'
import { readConfig } from '#server/config.ts'
import { toText } from '#server/messaging/mail/text.ts'
import { address } from '#test/builders.ts'
import { orderMail, unpaidMail } from './mail.ts'

const line = (over: Partial<Order['products'][number]>): Order['products'][number] => ({
  productId: '1',
  variantId: '1',
  sku: 'K-16',
  name: 'Kettlebell',
  slug: 'kettlebell',
  photo: '/pictures/kettlebell.avif?v1',
  options: { Weight: '16 kg' },
  price: 1412.05,
  isRedeemable: false,
  quantity: 1,
  totalPrice: 1412.05,
  discount: 0,
  giftQuantity: 0,
  giftCard: null,
  ...over,
})

const order = (over: Partial<Order> = {}): Order => ({
  id: '1',
  number: 'GF-100042',
  orderedDate: '2026-03-02T10:00:00.000Z',
  email: 'ada@example.com',
  needsShipping: true,
  orderStatus: 'Pending',
  shippingStatus: 'NotYetShipped',
  paymentStatus: 'Pending',
  paymentMethod: 'COD',
  products: [line({}), line({ name: 'Mat', options: {}, quantity: 2, totalPrice: 40 })],
  shippingAddress: address(),
  billingAddress: address(),
  shippingMethod: { code: 'standard', name: 'Standard', price: 0, deliveryFrom: '2026-03-05', deliveryTo: '2026-03-09' },
  productCost: 1452.05,
  shippingCost: 0,
  taxes: [],
  taxIncluded: 0,
  discount: 0,
  adjustments: [],
  tax: 0,
  totalCost: 1452.05,
  memberPlan: null,
  pointsSpent: 0,
  pointsCost: 0,
  credits: [],
  creditCost: 0,
  amountDue: 1452.05,
  amountOwed: 1452.05,
  creditExpected: 0,
  exchangeOf: null,
  refunded: 0,
  refunds: [],
  returns: [],
  returnable: [],
  returnUntil: null,
  withdrawUntil: null,
  canWithdraw: false,
  payUntil: null,
  shipments: [],
  timeline: [],
  canCancel: true,
  canReview: [],
  ...over,
})

const mailOf = (over?: Partial<Order>, env: Record<string, string> = {}, about: Parameters<typeof orderMail>[3] = {}) => {
  const message = orderMail(order(over), 'a.token', readConfig({ ORIGIN: 'https://shop.example', ...env }), about)
  if (!('mail' in message)) throw new Error('it is no mail')
  return message.mail
}

it('an order mail contains everything that the order page shows, and links to it', () => {
  const mail = mailOf()
  expect(mail.subject).toBe('Your Gymfolk order GF-100042')
  const text = toText(mail).replaceAll(/[\u2009\u202f\u00a0]/g, ' ')
  for (const words of [
    'Thank you, Ada',
    'https://shop.example/order/GF-100042?token=a.token',
    'Kettlebell\n    16 kg · Quantity 1   $1,412.05',
    'Mat\n    Quantity 2   $40.00',
    'Shipping (Standard)   Free',
    'Total   $1,452.05',
    'Arrives: Thu, Mar 5 – Mon, Mar 9',
    'Payment: Cash on delivery',
    'Ada Moreno\n1 Forge Street\nPortland, OR 97201\nUnited States',
  ])
    expect(text).toContain(words)
})

it('an order mail shows thumbnails of the pictures', () => {
  expect(mailOf().blocks).toContainEqual(
    expect.objectContaining({
      type: 'goods',
      lines: expect.arrayContaining([expect.objectContaining({ picture: '/pictures/kettlebell@320.avif?v1' })]),
    }),
  )
})

it('an order mail has one subtotal: after repeat delivery discounts on lines, before all other discounts', () => {
  const adjustments = [
    { name: 'Repeat delivery', code: null, amount: 4, shippingAmount: 0, isRepeat: true as const },
    { name: 'Spring', code: 'SPRING', amount: 6, shippingAmount: 0 },
  ]
  const text = toText(mailOf({ productCost: 84, discount: 10, adjustments }))
  expect(text).toContain('Items   $84.00\nRepeat delivery   −$4.00\nSubtotal   $80.00\nShipping (Standard)   Free\nSpring   −$6.00\nTotal')
})

it('an order mail shows the amounts of shipping and a discount', () => {
  const text = toText(
    mailOf({ shippingCost: 4.9, discount: 10, shippingMethod: { ...order().shippingMethod, code: 'drone', name: 'Drone' } }),
  )
  expect(text).toContain('Shipping (Drone)   $4.90\nDiscount   −$10.00\nTotal')
})

it('an order mail shows what points, gift cards and store credit pay, and the rest, as the page does', () => {
  const credits: Order['credits'] = [
    { kind: 'gift_card', last4: 'ABCD', amount: 15 },
    { kind: 'customer', last4: null, amount: 5 },
  ]
  const parts = { pointsSpent: 183, pointsCost: 1.83, credits, creditCost: 20, amountDue: 1430.22 }
  const paid = 'Total   $1,452.05\nPoints   −$1.83\nGift card ending in ABCD   −$15.00\nStore credit   −$5.00\nAmount '
  expect(toText(mailOf({ ...parts, paymentStatus: 'Paid', amountOwed: 0 }))).toContain(`${paid}paid   $1,430.22`)
  const unpaid = unpaidMail(order({ ...parts, amountOwed: 1430.22 }), 'a.token', readConfig({ ORIGIN: 'https://shop.example' }))
  expect('mail' in unpaid && toText(unpaid.mail)).toContain(`${paid}due   $1,430.22`)
})

it('an order mail is in Bengali in a Bengali shop', () => {
  const text = toText(mailOf({}, { LOCALE: 'bn' }))
  for (const words of ['ধন্যবাদ, Ada', 'ডেলিভারি (সাধারণ)   বিনা খরচে', 'পরিমাণ ২', 'মার্কিন যুক্তরাষ্ট্র']) expect(text).toContain(words)
})

it('an order mail omits delivery dates that have passed when it is sent', () => {
  const waiting = line({ quantity: 3, backOrder: { quantity: 2, isPreOrder: false, shipsOn: '2026-03-12' } })
  const textAt = (now: string) => toText(mailOf({ products: [waiting] }, {}, { now: new Date(now) }))
  expect(textAt('2026-03-09T23:00:00Z')).toContain('2 on back-order: ships around March 12, 2026')
  expect(textAt('2026-03-12T23:00:00Z')).toContain('2 on back-order: ships around March 12, 2026')
  const late = textAt('2026-03-13T00:00:00Z')
  expect(late).toContain("2 on back-order, later than planned: we'll email you when they ship")
  expect(late).toContain("Later than planned. We'll email you when it ships.")
  expect(late).not.toContain('Mar')
  expect(mailOf({}, {}, { now: new Date('2026-03-10T00:00:00Z') }).preheader).toBe(
    "Your order GF-100042 is confirmed, and we'll pack it soon.",
  )
})

it('an order mail says that an order is open again when it was canceled before its payment arrived', () => {
  const mail = mailOf({}, {}, { isReopened: true })
  expect(mail.subject).toBe("We've reopened your Gymfolk order GF-100042")
  expect(toText(mail)).toContain("Your payment arrived after we'd canceled order GF-100042")
})
