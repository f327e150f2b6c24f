import { afterAll, afterEach, expect, it } from 'vitest'
import { editOrder, newKey, orderInput, signedIn, staffIn } from '#test/builders.ts'
import { large, openExchangeShop } from '#test/exchange-shop.ts'

const shop = await openExchangeShop()
const { app, shirt, delivered, ask, step, settle, exchangeOf, pay } = shop
const { token: owner } = await staffIn(app, 'owner')
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

/** What the order's screen, the customer's screen and the list of customers say about a customer. */
async function figuresOf(orderId: string, userId: string) {
  const { buyer } = await app.call('GET /admin/orders/:id', { id: orderId }, { token: owner })
  const one = await app.call('GET /admin/customers/:id', { id: userId }, { token: owner })
  const { rows } = await app.call('GET /admin/customers', { q: one.email ?? '' }, { token: owner })
  expect([one, ...rows.filter(({ id }) => id === userId)].map(({ orders, spent }) => ({ orders, spent }))).toEqual(
    [buyer, buyer].map(({ orders, spent }) => ({ orders, spent })),
  )
  return [buyer.orders, buyer.spent]
}
const lines = (quantity: number) => [{ productId: shirt.id, variantId: shirt.variants[0]!.id, quantity }]

it("a partly paid order counts toward a customer's spending, a canceled one does not", async () => {
  const { token, userId } = await signedIn(app)
  const input = await orderInput(app, [{ product: shirt, quantity: 1 }], { paymentMethod: 'Stripe' })
  const [order, other] = await Promise.all(
    [1, 2].map(() => app.call('POST /user/orders/create-order', { ...input, email: undefined }, { token, idempotencyKey: newKey() })),
  )
  expect(await figuresOf(order!.id, userId)).toEqual([2, 0])
  const avatar = '/media/0198c0de-0000-7000-8000-000000000001.webp'
  await app.database.db.query({ text: 'update users set avatar = $2 where id = $1', values: [userId, avatar] })
  expect((await app.call('GET /admin/orders/:id', { id: order!.id }, { token: owner })).buyer.avatar).toBe(avatar)
  await app.call('DELETE /user/orders/cancel-order/:id', { id: other!.id }, { token })
  await pay(order!)
  expect(await figuresOf(order!.id, userId)).toEqual([1, order!.totalCost])
  const { shown } = await editOrder(app, owner, { id: order!.id, lines: lines(3) })
  expect(shown.owed).toBeGreaterThan(0)
  expect(await figuresOf(order!.id, userId)).toEqual([1, order!.totalCost])
  await pay(order!)
  expect(await figuresOf(order!.id, userId)).toEqual([1, shown.totalCost])
})

it('an exchange does not reduce the spending, even while its difference is unpaid', async () => {
  const { token, userId } = await signedIn(app)
  const order = await delivered({ email: undefined }, token)
  const [, spent] = await figuresOf(order.id, userId)
  const { id } = await ask(order, large)
  await step(id, 'approve')
  await step(id, 'receive')
  await settle(id)
  const exchange = await exchangeOf(order)
  expect(exchange.amountOwed).toBeGreaterThan(0)
  expect(await figuresOf(order.id, userId)).toEqual([2, spent])
  expect((await app.call('GET /admin/orders/:id', { id: order.id }, { token: owner })).buyer.returned).toBe(1)
  await pay(exchange)
  expect(await figuresOf(order.id, userId)).toEqual([2, spent! + exchange.amountOwed])
})
