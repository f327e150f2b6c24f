import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { editOrder, seedProduct, staffIn, staffToken, stockShop } from '#test/builders.ts'

let shop: CardShop
let app: CardShop['app']
let staff: string
let bottle: Product
beforeAll(async () => {
  shop = await openCardShop()
  ;({ app } = shop)
  ;[bottle] = (await stockShop(app, [seedProduct({ price: 30, stock: 90 })])) as [Product]
  staff = await staffToken(app)
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

it('staff change a gift message, mark an order as a gift and undo it, until it is packed; nothing else changes', async () => {
  const order = await shop.place({ product: bottle })
  shop.stripe.payWith((await shop.begin(order)).sessionId, card)
  await shop.deliverLastEvent()
  const lines = [{ productId: bottle.id, variantId: bottle.variants[0]!.id, quantity: 1 }]
  const change = (gift: { message?: string; isWrapped?: boolean } | null) => editOrder(app, staff, { id: order.id, lines, gift })
  const { order: after } = await change({ message: 'Happy birthday, Kim!' })
  expect(after).toMatchObject({
    gift: { message: 'Happy birthday, Kim!', isWrapped: false },
    totalCost: order.totalCost,
    paymentStatus: 'Paid',
  })
  expect(after.timeline.at(-1)).toMatchObject({ event: 'EDITED' })
  expect((await shop.readOrder(order)).gift).toEqual({ message: 'Happy birthday, Kim!', isWrapped: false })
  expect((await editOrder(app, staff, { id: order.id, lines })).order.gift).toEqual(after.gift)
  const { rows } = await app.call('GET /admin/audit', { limit: '2' }, { token: staff })
  expect(JSON.stringify(rows)).toContain('hasOtherMessage')
  expect(JSON.stringify(rows)).not.toContain('Kim')
  await expect(change({ isWrapped: true })).rejects.toMatchObject({ code: 'GIFT_WRAP_IS_NOT_OFFERED' })
  expect((await change(null)).order).not.toHaveProperty('gift')
  expect((await app.call('GET /user/orders/:id/invoices', { id: order.id, token: order.token })).invoices).toHaveLength(1)
  const moderator = await staffIn(app, 'moderator')
  await expect(editOrder(app, moderator.token, { id: order.id, lines, gift: null })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await app.call('POST /admin/orders/:id/ship', { id: order.id }, { token: staff })
  await expect(change({ message: 'Late' })).rejects.toMatchObject({ code: 'ORDER_IS_NOT_IN_THAT_STATE' })
})
