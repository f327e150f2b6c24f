import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lastMail, mailsTo, signedIn } from '#test/builders.ts'
import { openRepeatShop } from '#test/repeat-shop.ts'

const shop = await openRepeatShop()
const { app, stripe } = shop
beforeEach(() => {
  stripe.state.isDown = false
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

describe('a repeat delivery', () => {
  it('begins with an order that a customer pays by card: its pieces are cheaper, and the card is saved', async () => {
    const buyer = await signedIn(app)
    const order = await shop.buyAgain(buyer.token, { weeks: 4, once: 2 })
    expect(order).toMatchObject({ discount: 4, products: [{ quantity: 3, discount: 4, repeats: [{ weeks: 4, quantity: 1 }] }] })
    expect(order.adjustments).toEqual([{ name: 'Repeat delivery', code: null, amount: 4, shippingAmount: 0, isRepeat: true }])
    const [own] = await shop.ofCustomer(buyer.token)
    expect(own).toMatchObject({
      state: 'active',
      weeks: 4,
      percent: 10,
      quantity: 1,
      nextOn: '2026-03-30',
      card: { brand: 'visa', last4: '4242' },
    })
    expect(own!.id).toBe(order.products[0]!.repeats![0]!.id)
    expect((await lastMail(app, buyer.email))?.subject).toContain('repeat delivery')
    // Its first order had more: what is shown of it is its part.
    const { orders } = await shop.detail(buyer.token, own!.id)
    expect(orders[0]!.order).toMatchObject({ number: order.number, totalCost: order.totalCost, part: { quantity: 1, productCost: 36 } })
    const confirmation = (await mailsTo(app, buyer.email)).find(({ subject }) => subject.includes(order.number))
    expect(confirmation?.text).toContain('Every 4 weeks: 1')
  })

  it('is ordered and charged on its day, once, and told of three days ahead', async () => {
    const buyer = await signedIn(app)
    await shop.buyAgain(buyer.token, { weeks: 2, quantity: 2 })
    await shop.later(11)
    const reminder = await lastMail(app, buyer.email)
    expect(reminder?.subject).toContain('Coming up')
    expect(reminder?.text).toContain('$72.00')
    const before = shop.charges().length
    await shop.later(3)
    await shop.later(1)
    const orders = await shop.ordersOf(buyer.token)
    expect(orders).toHaveLength(2)
    expect(orders[0]).toMatchObject({ paymentStatus: 'Paid', paymentMethod: 'Stripe', products: [{ quantity: 2, discount: 8 }] })
    expect(shop.charges().length - before).toBe(1)
    const [own] = await shop.ofCustomer(buyer.token)
    expect(own).toMatchObject({ state: 'active', problem: null })
    const { orders: dates } = await shop.detail(buyer.token, own!.id)
    expect(dates.map(({ state }) => state)).toEqual(['paid', 'paid'])
    expect(dates[0]!.order).not.toHaveProperty('part')
    const confirmation = (await mailsTo(app, buyer.email)).find(({ subject }) => subject.includes(orders[0]!.number))
    expect(confirmation?.text).toMatch(/Every 2 weeks(?!:)/)
  })
})
