import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { issueGiftCard } from '#test/gift-card-shop.ts'
import { grantPoints, newKey, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'

let shop: CardShop
let app: CardShop['app']
let staff: string
let bell: Product
beforeAll(async () => {
  shop = await openCardShop()
  ;({ app } = shop)
  staff = await staffToken(app)
  ;[bell] = (await stockShop(app, [seedProduct({ price: 49.9, stock: 9000, isRedeemable: true })])) as [Product]
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

const issue = (amount: number) => issueGiftCard(app, staff, amount)
const check = (code: string) => app.call('POST /gift-cards/check', { code })
const give = (userId: string, amount: number) =>
  app.call('POST /admin/customers/:id/credit', { id: userId, amount, note: 'Sorry' }, { token: staff, idempotencyKey: newKey() })
const creditOf = async (token: string) => (await app.call('GET /credit', {}, { token })).balance
const place = (over: object, token?: string) =>
  shop.place({ product: bell, over: { ...(token && { email: undefined }), ...over }, ...(token && { token }) })

async function summary(over: object, token?: string) {
  const products = [{ productId: bell.id, variantId: bell.variants[0]!.id, quantity: 1 }]
  return app.call('POST /user/orders/checkout-summary', { products, ...over }, { token })
}
/** Pays with these, as the checkout does: at the amounts in the summary. */
async function pay(over: object, token?: string) {
  const { creditCost, paymentMethods, amountDue } = await summary(over, token)
  return { amountDue, order: await place({ paymentMethod: paymentMethods[0], creditCost, ...over }, token) }
}

describe('a gift card', () => {
  it('is looked up by its code however it is typed; invalid codes are refused', async () => {
    const { code, account } = await issue(20)
    expect(await check(code)).toMatchObject({ balance: 20, last4: account.last4, expiresAt: null })
    expect((await check(` ${code.toLowerCase().replaceAll('-', ' ')} `)).balance).toBe(20)
    for (const wrong of ['0000-0000-0000-0000-0000', 'x'.repeat(60), '%%%%', account.last4!])
      await expect(check(wrong)).rejects.toMatchObject({ code: 'GIFT_CARD_IS_INVALID' })
    const { rows } = await app.database.db.query({ text: 'select code_hash from credit_accounts where id = $1', values: [account.id] })
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('pays a part, another one what it can, and the card the rest; a cancellation returns each share', async () => {
    const [first, second] = [await issue(20), await issue(10.55)]
    const giftCards = [(await check(first.code)).token, (await check(second.code)).token]
    const { order, amountDue } = await pay({ giftCards })
    expect(amountDue).toBe(Math.round((order.totalCost - 30.55) * 100) / 100)
    expect(order).toMatchObject({
      creditCost: 30.55,
      amountDue,
      paymentStatus: 'Pending',
      credits: [{ amount: 20 }, { amount: 10.55, kind: 'gift_card' }],
    })
    expect((await check(first.code)).balance).toBe(0)
    expect((await check(second.code)).balance).toBe(0)
    const { sessionId } = await shop.begin(order)
    expect(shop.stripe.state.sessions.get(sessionId)!.amount_total).toBe(Math.round(amountDue * 100))
    shop.stripe.payWith(sessionId, card)
    await shop.deliverLastEvent()
    expect(await shop.readOrder(order)).toMatchObject({ paymentStatus: 'Paid' })
    await app.call('POST /admin/orders/:id/cancel', { id: order.id }, { token: staff })
    await app.jobs.runDue()
    expect([await check(first.code), await check(second.code)]).toMatchObject([
      { balance: 20, expiresAt: null },
      { balance: 10.55, expiresAt: null },
    ])
    expect(await shop.readOrder(order)).toMatchObject({ refunded: amountDue, refunds: [{ creditReturned: 30.55, amount: amountDue }] })
  })

  it('pays all of an order: paid immediately, invoiced, and the balance stays on the card', async () => {
    const { code } = await issue(100)
    const { order } = await pay({ giftCards: [(await check(code)).token] })
    expect(order).toMatchObject({ paymentMethod: 'Credit', paymentStatus: 'Paid', amountDue: 0 })
    expect((await check(code)).balance).toBe(Math.round((100 - order.totalCost) * 100) / 100)
    const other = [(await check((await issue(100)).code)).token]
    await expect(place({ paymentMethod: 'Stripe', giftCards: other, creditCost: order.totalCost })).rejects.toMatchObject({
      code: 'PAYMENT_METHOD_IS_INVAILD',
    })
    // A part is refunded to it, then everything that is left.
    const refund = (amount?: number) =>
      app.call('POST /admin/orders/:id/refund', { id: order.id, ...(amount && { amount }) }, { token: staff, idempotencyKey: newKey() })
    await app.call('POST /admin/orders/:id/ship', { id: order.id }, { token: staff })
    expect(await refund(10)).toMatchObject({ paymentStatus: 'Paid', refunds: [{ amount: 0, creditReturned: 10 }] })
    await expect(refund(order.totalCost)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
    expect(await refund()).toMatchObject({ paymentStatus: 'Cancelled' })
    expect((await check(code)).balance).toBe(100)
  })

  it('with invalid or repeated tokens, or another amount than shown, is refused, and nothing changes', async () => {
    const { code, account } = await issue(20)
    const { token } = await check(code)
    const forged = token.replace(account.id, (await issue(1)).account.id)
    for (const giftCards of [['x'], [forged], [token, token], [`${account.id}.zzzzzz.`]])
      await expect(summary({ giftCards })).rejects.toMatchObject({ code: 'GIFT_CARD_IS_INVALID' })
    for (const creditCost of [undefined, 19.99, 20.01, 0])
      await expect(place({ giftCards: [token], creditCost })).rejects.toMatchObject({ code: 'CREDIT_HAS_CHANGED' })
    app.pass(25 * 3_600_000)
    staff = await staffToken(app)
    await expect(summary({ giftCards: [token] })).rejects.toMatchObject({ code: 'GIFT_CARD_IS_INVALID' })
    expect((await check(code)).balance).toBe(20)
  })

  it('pays nothing when disabled or expired; it can be moved to an account as store credit, once', async () => {
    const { code, account } = await issue(20)
    const disable = (disabled: boolean) => app.call('POST /admin/credit/:id/disable', { id: account.id, disabled }, { token: staff })
    expect(await disable(true)).toMatchObject({ state: 'disabled', balance: 20 })
    await expect(check(code)).rejects.toMatchObject({ code: 'GIFT_CARD_IS_INVALID' })
    await disable(false)
    const person = await signedIn(app)
    const claims = await Promise.allSettled(
      Array.from({ length: 20 }, () => app.call('POST /credit/claim', { code }, { token: person.token })),
    )
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await creditOf(person.token)).toBe(20)
    expect(await check(code)).toMatchObject({ balance: 0 })
  })
})

describe('store credit', () => {
  it("can't be moved to an account while it is being disabled", async () => {
    const [{ code, account }, { token }] = [await issue(30), await signedIn(app)]
    const claims: Promise<unknown>[] = []
    await app.database.transaction(async (tx) => {
      await tx.query({ text: 'update credit_accounts set disabled_at = now() where id = $1', values: [account.id] })
      claims.push(app.call('POST /credit/claim', { code }, { token }).catch((error: unknown) => error))
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await app.database.db.query({ text: waiting, values: [] })).rows.length).toBe(1)
    })
    expect(await claims[0]).toMatchObject({ code: 'GIFT_CARD_IS_INVALID' })
    expect(await creditOf(token)).toBe(0)
  })

  it('granted by staff with a reason can be combined with points and card, and its share is returned with a return', async () => {
    const person = await signedIn(app)
    await grantPoints(app, person.userId, 500)
    await give(person.userId, 12.34)
    const asked = { useCredit: true, points: 500 }
    const shown = await summary(asked, person.token)
    expect(shown).toMatchObject({ storeCredit: 12.34, creditCost: 12.34, amountDue: Math.round((shown.totalCost - 5 - 12.34) * 100) / 100 })
    const { order } = await pay(asked, person.token)
    expect(order).toMatchObject({ pointsCost: 5, creditCost: 12.34, amountDue: shown.amountDue })
    shop.stripe.payWith((await shop.begin(order)).sessionId, card)
    await shop.deliverLastEvent()
    await app.call('POST /admin/orders/:id/ship', { id: order.id }, { token: staff })
    await app.call('POST /admin/orders/:id/deliver', { id: order.id }, { token: staff })
    const lines = [{ variantId: bell.variants[0]!.id, quantity: 1 }]
    const { returns } = await app.call('POST /user/orders/:id/returns', { id: order.id, lines, reason: 'other' }, { token: person.token })
    const { id } = returns[0]!
    await app.call('POST /admin/returns/:id/approve', { id }, { token: staff })
    await app.call('POST /admin/returns/:id/receive', { id }, { token: staff })
    const after = await app.call('POST /admin/returns/:id/refund', { id, to: 'credit' }, { token: staff, idempotencyKey: newKey() })
    const [refund] = after.refunds
    const { productCost, totalCost } = order
    expect(refund!.method).toBe('credit')
    const back = Math.round((refund!.amount + refund!.creditReturned) * 100)
    const points = Math.floor((500 * Math.round(productCost * 100)) / Math.round(totalCost * 100))
    expect(refund!.pointsReturned).toBe(points)
    expect(Math.round((await creditOf(person.token)) * 100)).toBe(back)
    await app.jobs.runDue()
  })

  it('stays consistent and never below zero with 50 parallel orders and adjustments by staff', async () => {
    const person = await signedIn(app)
    const account = await give(person.userId, 60)
    const adjust = (amount: number) =>
      app.call('POST /admin/credit/:id/adjust', { id: account.id, amount, note: 'Race' }, { token: staff, idempotencyKey: newKey() })
    const all = await Promise.allSettled([
      ...Array.from({ length: 25 }, () => pay({ useCredit: true }, person.token)),
      ...Array.from({ length: 25 }, (_, at) => adjust(at % 2 === 0 ? -7.77 : 3.33)),
    ])
    expect(all.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await creditOf(person.token)).toBeGreaterThanOrEqual(0)
    await expect(adjust(-100_000)).rejects.toMatchObject({ code: 'AMOUNT_IS_OUT_OF_BOUNDS' })
    for (const amount of [0, 100_000_000, 0.001]) await expect(adjust(amount)).rejects.toMatchObject({ status: 422 })
  })

  it('is listed for staff with its history, and paginated for its owner', async () => {
    const person = await signedIn(app)
    await expect(app.call('GET /credit', { cursor: 'x' }, { token: person.token })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const seen = async () => (await app.call('GET /admin/customers/:id', { id: person.userId }, { token: staff })).credit
    expect(await seen()).toBeNull()
    for (const amount of [1, 2, 3]) await give(person.userId, amount)
    expect(await seen()).toEqual({ id: expect.any(String), balance: 6 })
    const page = await app.call('GET /credit', { limit: 2 }, { token: person.token })
    expect(page).toMatchObject({ balance: 6, entries: [{ amount: 3, reason: 'ISSUED' }, { amount: 2 }] })
    const rest = await app.call('GET /credit', { limit: 2, cursor: page.nextCursor! }, { token: person.token })
    expect(rest).toMatchObject({ entries: [{ amount: 1 }], nextCursor: null })
    const { rows } = await app.call('GET /admin/credit', { q: person.email }, { token: staff })
    expect(rows).toMatchObject([{ kind: 'customer', person: { email: person.email }, balance: 6, state: 'active' }])
    const found = await app.call('GET /admin/credit/:id', { id: rows[0]!.id }, { token: staff })
    expect(found.entries[0]).toMatchObject({ note: 'Sorry', staff: 'Test Person' })
    const { recipientEmail, account } = await issue(5)
    for (const q of [recipientEmail, account.last4!])
      expect((await app.call('GET /admin/credit', { q, kind: 'gift_card' }, { token: staff })).rows).toContainEqual(
        expect.objectContaining({ id: account.id, recipient: recipientEmail }),
      )
    const cards = await app.call('GET /admin/credit', { kind: 'gift_card', limit: 2, sort: 'created' }, { token: staff })
    expect(cards.rows.map(({ kind }) => kind)).toEqual(['gift_card', 'gift_card'])
  })
})
