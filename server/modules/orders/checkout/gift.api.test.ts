import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { blankOrders } from '../order/erasure-queries.ts'
import { address, freshEmail, newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'

let app: TestApp
let bottle: Product
beforeAll(async () => {
  app = await startApp()
  ;[bottle] = (await stockShop(app, [seedProduct({ price: 12.05, stock: 500 })])) as [Product]
})
afterAll(() => app.stop())

const message = 'Happy birthday, Kim!\nYours, "Ada"'
const place = async (over: Parameters<typeof orderInput>[2] = {}, token?: string) =>
  app.call('POST /user/orders/create-order', await orderInput(app, [{ product: bottle, quantity: 1 }], over), {
    idempotencyKey: newKey(),
    token,
  })
const summary = () => app.call('POST /user/orders/checkout-summary', { products: [{ productId: bottle.id, quantity: 1 }] })
const mailTo = async (email: string) => {
  const mails = (await (await app.request('/dev/outbox.json')).json()) as { to: string; text: string }[]
  return mails.find(({ to }) => to === email)!.text
}
const setWrap = async (value: 'on' | 'off') => {
  const owner = await staffToken(app, 'owner')
  await app.call('PATCH /admin/settings', { values: { GIFT_WRAP: value } }, { token: owner })
  await expect.poll(() => app.config.offersGiftWrap).toBe(value === 'on')
}

it('a gift shows its message on the order, in the mail, to staff and in their export; other orders have none', async () => {
  const { token, email } = await signedIn(app)
  const order = await place({ email: undefined, gift: { message: `${message}\r\n` } }, token)
  const gift = { message, isWrapped: false }
  expect(order.gift).toEqual(gift)
  expect((await app.call('GET /user/orders/:id', { id: order.id }, { token })).gift).toEqual(gift)
  expect((await app.call('GET /user/orders/list', {}, { token })).orders[0]!.gift).toEqual(gift)
  const mail = await mailTo(email)
  expect(mail).toContain('there are no prices in the parcel')
  expect(mail).toContain('Happy birthday, Kim!')
  const staff = await staffToken(app)
  expect((await app.call('GET /admin/orders/:id', { id: order.id }, { token: staff })).order.gift).toEqual(gift)
  const file = await app.http.inject({ url: '/api/admin/orders/export?format=shopify', headers: { authorization: `Bearer ${staff}` } })
  expect(file.payload).toContain(`yes,"${message.replaceAll('"', '""')}"`)
  expect(await place()).not.toHaveProperty('gift')
})

it('a gift can be wrapped only if the shop offers it', async () => {
  expect(await summary()).not.toHaveProperty('offersGiftWrap')
  await expect(place({ gift: { isWrapped: true } })).rejects.toMatchObject({ code: 'GIFT_WRAP_IS_NOT_OFFERED' })
  await setWrap('on')
  expect(await summary()).toMatchObject({ offersGiftWrap: true })
  const email = freshEmail()
  expect((await place({ email, gift: { isWrapped: true } })).gift).toEqual({ message: '', isWrapped: true })
  expect(await mailTo(email)).toContain("we'll wrap it")
  await setWrap('off')
  await expect(place({ gift: { isWrapped: true } })).rejects.toMatchObject({ code: 'GIFT_WRAP_IS_NOT_OFFERED' })
})

it.each([
  [{ message: 'x'.repeat(301) }],
  [{ message: 'a\0b' }],
  [{ message: ['x'] as never }],
  [{ isWrapped: 'yes' as never }],
  [{ price: 5 } as never],
])('refuses %j', async (gift) => {
  await expect(place({ gift })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

it('a gift costs nothing, and reordering makes no gift', async () => {
  const { token } = await signedIn(app)
  const order = await place({ email: undefined, gift: { message } }, token)
  expect(order.totalCost).toBe((await summary()).totalCost)
  await app.call('POST /user/orders/reorder', { orderId: order.id }, { token })
  const { items } = await app.call('GET /cart', {}, { token })
  const again = await place(
    { email: undefined, products: items.map(({ productId, variantId, quantity, price }) => ({ productId, variantId, quantity, price })) },
    token,
  )
  expect(again).not.toHaveProperty('gift')
})

it('staff can mark a draft as a gift, and editing the order keeps it', async () => {
  const token = await staffToken(app, 'owner')
  const lines = [{ productId: bottle.id, variantId: bottle.variants[0]!.id, quantity: 1 }]
  const contents = { email: freshEmail(), lines, shippingAddress: address(), shippingMethod: 'standard' }
  const gift = { message, isWrapped: true }
  await setWrap('on')
  const draft = await app.call('POST /admin/order-drafts', { ...contents, gift }, { token })
  expect(draft.gift).toEqual(gift)
  // What was promised is kept.
  await setWrap('off')
  const { totalCost } = await app.call(
    'POST /admin/order-drafts/preview',
    { lines, shippingAddress: address(), shippingMethod: 'standard' },
    { token },
  )
  const order = await app.call(
    'POST /admin/order-drafts/:id/place',
    { id: draft.id, version: 1, payment: 'delivery', days: 3, totalCost },
    { token },
  )
  expect(order.gift).toEqual(gift)
  expect((await app.call('POST /admin/order-drafts', contents, { token })).gift).toBeNull()
})

it('erasing the account erases the message, but not that it was wrapped', async () => {
  const { token, userId } = await signedIn(app)
  const { id } = await place({ email: undefined, gift: { message } }, token)
  const plain = await place({ email: undefined }, token)
  await app.database.transaction((tx) => blankOrders.run(tx, { user: userId }))
  const { rows } = await app.database.db.query({ text: 'select gift from orders where id = any($1) order by id', values: [[id, plain.id]] })
  expect(rows).toEqual([{ gift: { message: '', isWrapped: false } }, { gift: null }])
})
