import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { isRefusal } from '#contract/refusal.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { issueGiftCard } from '#test/gift-card-shop.ts'
import { editOrder, lastMail, newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'

let shop: CardShop
let app: CardShop['app']
let staff: string
let shirt: Product
const [small, medium, large] = [0, 1, 2]
beforeAll(async () => {
  shop = await openCardShop()
  ;({ app } = shop)
  const variants = [
    ['S', 30],
    ['M', 30],
    ['L', 45],
  ].map(([size, price]) => ({ options: { Size: String(size) }, sku: `TEE-${size}`, price: Number(price), stock: 900 }))
  ;[shirt] = (await stockShop(app, [{ ...seedProduct(), options: [{ name: 'Size', values: ['S', 'M', 'L'] }], variants }])) as [Product]
  staff = await staffToken(app)
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

/** A gift card that staff issued: its code, and the token that pays with it. */
async function issue(amount: number) {
  const { account, code } = await issueGiftCard(app, staff, amount)
  return { id: account.id, code, token: (await app.call('POST /gift-cards/check', { code })).token }
}
const balanceOf = async (code: string) => (await app.call('POST /gift-cards/check', { code })).balance

/** Buys this many small shirts, paid with the given gift cards and store credit, and with a card for the rest. */
async function buy(quantity: number, over: object, token?: string) {
  const input = await orderInput(app, [{ product: shirt, quantity }], { ...over, ...(token && { email: undefined }) })
  const products = [{ ...lines(quantity).lines[0]! }]
  const { creditCost, paymentMethods } = await app.call('POST /user/orders/checkout-summary', { products, ...over }, { token })
  const placed = { ...input, creditCost, paymentMethod: paymentMethods[0]! }
  const order = await app.call('POST /user/orders/create-order', placed, { token, idempotencyKey: newKey() })
  if (order.amountDue > 0) await payByCard(order)
  return order
}
async function payByCard(order: { id: string; token: string }) {
  shop.stripe.payWith((await shop.begin(order)).sessionId, card)
  await shop.deliverLastEvent()
}
const cents = (amount: number): number => Math.round(amount * 100)
const toCard = () => [...shop.stripe.state.refunds.values()].reduce((sum, { amount }) => sum + amount, 0) / 100

const lines = (quantity: number, variant = small) => ({
  lines: [{ productId: shirt.id, variantId: shirt.variants[variant]!.id, quantity }],
})
const edit = (id: string, wanted: ReturnType<typeof lines>) => editOrder(app, staff, { id, ...wanted })
const invoicesOf = async ({ id, token }: { id: string; token: string }) =>
  (await app.call('GET /user/orders/:id/invoices', { id, token })).invoices.map(({ kind, totalCost }) => [kind, totalCost])

describe('a refund of an unpacked order, mostly paid by gift card', () => {
  const refund = (id: string, input: object) =>
    app.call('POST /admin/orders/:id/refund', { id, ...input }, { token: staff, idempotencyKey: newKey() })

  it("of the amount paid by card is partial: the order continues, and the gift card's share stays", async () => {
    const gift = await issue(70)
    const order = await buy(3, { giftCards: [gift.token] })
    expect(order).toMatchObject({ totalCost: 90, creditCost: 70, amountDue: 20 })
    const after = await refund(order.id, { amount: 20 })
    expect(after).toMatchObject({ orderStatus: 'Pending', paymentStatus: 'Paid', refunded: 20 })
    await expect(balanceOf(gift.code)).resolves.toBe(0)
    // All that is left cancels it.
    expect(await refund(order.id, { amount: 70 })).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Cancelled' })
    expect(await balanceOf(gift.code)).toBe(70)
    await app.jobs.runDue()
  })
})

describe('editing an order partly paid by gift card', () => {
  it('returns money first, then the card used last; an increase is paid by card', async () => {
    const [first, second] = [await issue(40), await issue(20)]
    const order = await buy(3, { giftCards: [first.token, second.token] })
    expect(order).toMatchObject({ totalCost: 90, creditCost: 60, amountDue: 30 })
    const before = toCard()
    const { shown, order: two } = await edit(order.id, lines(2))
    const shipping = two.shippingCost
    expect(shown).toMatchObject({ refund: 30 - shipping, credit: 0, owed: 0 })
    expect(two).toMatchObject({ paymentStatus: 'Paid', creditCost: 60 })
    const { shown: next, order: one } = await edit(order.id, lines(1))
    expect(next).toMatchObject({ refund: shipping, credit: 30 - shipping, owed: 0 })
    expect(one).toMatchObject({ paymentStatus: 'Paid', creditCost: 30 + shipping, amountDue: 0 })
    const listed = one.refunds.map(({ method, amount, creditReturned, beyondTotal }) => [method, amount, creditReturned, beyondTotal])
    expect(listed).toEqual(
      expect.arrayContaining([
        ['card', 30 - shipping, 0, true],
        ['cash', 0, 30 - shipping, true],
      ]),
    )
    expect([await balanceOf(first.code), await balanceOf(second.code)]).toEqual([10 - shipping, 20])
    expect((await lastMail(app, order.email))?.text).toContain('returned to your gift card')
    await app.jobs.runDue()
    expect(toCard() - before).toBe(30)
    const { order: more } = await edit(order.id, lines(4))
    expect(more).toMatchObject({ paymentStatus: 'Pending', amountOwed: more.totalCost - one.creditCost, creditCost: one.creditCost })
    await payByCard(order)
    expect(await shop.readOrder(order)).toMatchObject({ paymentStatus: 'Paid', amountOwed: 0 })
    expect((await invoicesOf(order)).findLast(([kind]) => kind === 'invoice')).toEqual(['invoice', more.totalCost])
    await app.call('POST /admin/orders/:id/cancel', { id: order.id }, { token: staff })
    await app.jobs.runDue()
    expect([await balanceOf(first.code), await balanceOf(second.code)]).toEqual([40, 20])
    expect(cents(toCard() - before)).toBe(cents(30 + more.totalCost - one.creditCost))
  })

  it('fully paid by credit charges more of it as far as possible, and the rest by card', async () => {
    const person = await signedIn(app)
    await app.call(
      'POST /admin/customers/:id/credit',
      { id: person.userId, amount: 200, note: 'Test' },
      { token: staff, idempotencyKey: newKey() },
    )
    const credit = async () => (await app.call('GET /credit', {}, { token: person.token })).balance
    const order = await buy(2, { useCredit: true }, person.token)
    expect(order).toMatchObject({ paymentMethod: 'Credit', paymentStatus: 'Paid', amountDue: 0 })
    const { shown, order: more } = await edit(order.id, lines(5))
    expect([cents(shown.credit), shown.owed]).toEqual([cents(order.totalCost - more.totalCost), 0])
    expect(more).toMatchObject({ paymentMethod: 'Credit', paymentStatus: 'Paid', creditCost: more.totalCost })
    expect(cents(await credit())).toBe(cents(200 - more.totalCost))
    const { order: most } = await edit(order.id, lines(8))
    expect(most).toMatchObject({ paymentMethod: 'Stripe', paymentStatus: 'Pending', creditCost: 200, amountOwed: 44.9 })
    expect(await credit()).toBe(0)
    await payByCard({ id: order.id, token: order.token })
    expect(await shop.readOrder(order)).toMatchObject({ paymentStatus: 'Paid' })
    const { order: fewer } = await edit(order.id, lines(5))
    expect(fewer).toMatchObject({ amountDue: 0, creditCost: fewer.totalCost, paymentStatus: 'Paid' })
    expect(cents(await credit())).toBe(cents(200 - fewer.totalCost))
    await app.jobs.runDue()
  })

  it('50 parallel edits, cancellations and other orders with the same credit: one edit succeeds, and all balances are right', async () => {
    const person = await signedIn(app)
    await app.call(
      'POST /admin/customers/:id/credit',
      { id: person.userId, amount: 150, note: 'Test' },
      { token: staff, idempotencyKey: newKey() },
    )
    const order = await buy(2, { useCredit: true }, person.token)
    const { totalCost } = await app.call('POST /admin/orders/:id/edit/preview', { id: order.id, ...lines(4) }, { token: staff })
    const works = [
      () => app.call('POST /admin/orders/:id/edit', { id: order.id, ...lines(4), edits: 0, totalCost }, { token: staff }),
      () => app.call('POST /admin/orders/:id/edit', { id: order.id, ...lines(4), edits: 0, totalCost }, { token: staff }),
      () => buy(1, { useCredit: true }, person.token),
      () => app.call('POST /admin/orders/:id/cancel', { id: order.id }, { token: staff }),
      () => app.call('POST /admin/orders/:id/pack', { id: order.id }, { token: staff }),
    ]
    const results = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => works[at % 5]!()))
    expect(results.filter(({ status }, at) => status === 'fulfilled' && at % 5 < 2).length).toBeLessThanOrEqual(1)
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(refused.filter((reason) => !isRefusal(reason))).toEqual([])
    await app.jobs.runDue()
  })
})

describe('exchanging items of an order partly paid by gift card', () => {
  const step = (id: string, name: 'approve' | 'receive') => app.call(`POST /admin/returns/:id/${name}`, { id }, { token: staff })
  const settle = (id: string) => app.call('POST /admin/returns/:id/refund', { id }, { token: staff, idempotencyKey: newKey() })
  async function exchanged(order: { id: string; token: string }, to: number) {
    const asked = [{ variantId: shirt.variants[small]!.id, quantity: 1, exchangeVariantId: shirt.variants[to]!.id }]
    const { returns } = await app.call('POST /user/orders/:id/returns', { ...order, lines: asked, reason: 'wrong-size' })
    const { id } = returns.at(-1)!
    await step(id, 'approve')
    const number = (await shop.readOrder(order)).returns.at(-1)!.exchangeOrder!
    return { id, number }
  }
  const seen = async (number: string) => (await app.call('GET /admin/orders/:id', { id: number }, { token: staff })).order
  async function delivered(quantity: number, over: object) {
    const { id, token, ...rest } = await buy(quantity, over)
    await app.call('POST /admin/orders/:id/ship', { id }, { token: staff })
    await app.call('POST /admin/orders/:id/deliver', { id }, { token: staff })
    return { ...rest, id, token }
  }

  it("pays the gift card's share of the replacement from it, even if it was disabled, and returns it on cancellation", async () => {
    const gift = await issue(45)
    const { id, token } = await delivered(3, { giftCards: [gift.token] })
    const { id: returned, number } = await exchanged({ id, token }, medium)
    expect(await seen(number)).toMatchObject({ totalCost: 30, amountOwed: 0, creditCost: 0, paymentStatus: 'Pending' })
    await step(returned, 'receive')
    await app.call('POST /admin/credit/:id/disable', { id: gift.id, disabled: true }, { token: staff })
    expect((await settle(returned)).refunds).toMatchObject([{ method: 'exchange', amount: 15, creditReturned: 15 }])
    expect(await seen(number)).toMatchObject({ paymentStatus: 'Paid', creditCost: 15, amountDue: 15, credits: [{ kind: 'gift_card' }] })
    await app.call('POST /admin/credit/:id/disable', { id: gift.id, disabled: false }, { token: staff })
    expect(await balanceOf(gift.code)).toBe(0)
    const before = toCard()
    await app.call('POST /admin/orders/:id/cancel', { id: number }, { token: staff })
    await app.jobs.runDue()
    expect([await balanceOf(gift.code), toCard() - before]).toEqual([15, 15])
  })

  it('pays all of an equal price from it and a difference by card; 50 parallel settlements pay once', async () => {
    const gift = await issue(500)
    const { id, token } = await delivered(3, { giftCards: [gift.token] })
    const same = await exchanged({ id, token }, medium)
    await step(same.id, 'receive')
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => settle(same.id)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await seen(same.number)).toMatchObject({ paymentStatus: 'Paid', creditCost: 30, amountDue: 0 })
    const dearer = await exchanged({ id, token }, large)
    expect(await seen(dearer.number)).toMatchObject({ totalCost: 45, amountOwed: 15, paymentMethod: 'Stripe' })
    await step(dearer.id, 'receive')
    await settle(dearer.id)
    expect(await seen(dearer.number)).toMatchObject({ paymentStatus: 'Pending', creditCost: 30, amountOwed: 15 })
    await app.call('POST /admin/orders/:id/cancel', { id: dearer.number }, { token: staff })
    expect(await balanceOf(gift.code)).toBe(500 - 90 + 30)
  })
})

it("a customer's total spending decreases by the full refund, whatever the payment method", async () => {
  const { token, email } = await signedIn(app)
  const order = await buy(2, { giftCards: [(await issue(30)).token] }, token)
  const amount = order.amountDue + 10
  await app.call('POST /admin/orders/:id/refund', { id: order.id, amount }, { token: staff, idempotencyKey: newKey() })
  const { rows } = await app.call('GET /admin/customers', { q: email }, { token: staff })
  expect(rows).toMatchObject([{ spent: (cents(order.totalCost) - cents(amount)) / 100 }])
})
