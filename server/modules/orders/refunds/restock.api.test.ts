import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'

let app: TestApp
let token: string
let bell: Product
beforeAll(async () => {
  app = await startApp()
  token = await staffToken(app)
  ;[bell] = (await stockShop(app, [seedProduct({ price: 20, stock: 10 })])) as [Product]
})
afterAll(() => app.stop())

/** A shipped order of this many units. */
async function sent(quantity: number) {
  const input = await orderInput(app, [{ product: bell, quantity }], { paymentMethod: 'COD' })
  const { id } = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
  await app.call('POST /admin/orders/:id/ship', { id }, { token })
  await app.call('POST /admin/orders/:id/deliver', { id }, { token })
  return { variantId: bell.variants[0]!.id, order: id }
}

it('a refund restocks units that were shipped and are back, and records how many, why and by whom; never more than were shipped', async () => {
  const variantId = bell.variants[0]!.id
  const input = await orderInput(app, [{ product: bell, quantity: 3 }], { paymentMethod: 'COD' })
  const { id } = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
  const stock = async () => {
    const { rows } = await app.database.db.query({ text: 'select stock from variants where id = $1', values: [variantId] })
    return (rows[0] as { stock: number }).stock
  }
  const refund = (quantity: number, amount: number) =>
    app.call(
      'POST /admin/orders/:id/refund',
      { id, amount, reason: 'Dented', restock: [{ variantId, quantity }] },
      { token, idempotencyKey: newKey() },
    )
  await app.call('POST /admin/orders/:id/ship', { id, lines: [{ variantId, quantity: 2 }] }, { token })
  await app.call('POST /admin/orders/:id/ship', { id }, { token })
  await app.call('POST /admin/orders/:id/deliver', { id }, { token })
  const before = await stock()
  const after = await refund(2, 40)
  expect(after).toMatchObject({ refunded: 40 })
  expect(after.timeline.at(-1)).toMatchObject({ event: 'REFUNDED', amount: 40, note: 'Dented' })
  const { notes } = await app.call('GET /admin/orders/:id', { id }, { token })
  expect(notes[0]).toMatchObject({ text: `Back in stock: 2 × ${bell.info.name}`, isRefund: true, at: after.timeline.at(-1)!.at })
  expect(notes[0]!.author).not.toBeNull()
  expect((await stock()) - before).toBe(2)
  await expect(refund(2, 1)).rejects.toMatchObject({ errors: { 'restock.0.quantity': ['Only 1 can be here again'] } })
  const tried = await Promise.allSettled(Array.from({ length: 50 }, () => refund(1, 1)))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('if a refund names its units, no others can be restocked with it', async () => {
  const { variantId, order: id } = await sent(3)
  const refund = (lines: number, restock: number) =>
    app.call(
      'POST /admin/orders/:id/refund',
      { id, amount: 1, lines: [{ variantId, quantity: lines }], restock: [{ variantId, quantity: restock }] },
      { token, idempotencyKey: newKey() },
    )
  await expect(refund(1, 2)).rejects.toMatchObject({ errors: { 'restock.0.quantity': ['Only 1 of `lines`'] } })
  expect(await refund(2, 1)).toMatchObject({ refunded: 1, products: [{ refundedQuantity: 2 }] })
})

it('a unit is refunded once: units already refunded or in a return are refused', async () => {
  const variantId = bell.variants[0]!.id
  const buyer = await signedIn(app)
  const input = await orderInput(app, [{ product: bell, quantity: 3 }], { paymentMethod: 'COD', email: buyer.email })
  const { id } = await app.call('POST /user/orders/create-order', input, { ...buyer, idempotencyKey: newKey() })
  await app.call('POST /admin/orders/:id/ship', { id }, { token })
  await app.call('POST /admin/orders/:id/deliver', { id }, { token })
  await app.call('POST /user/orders/:id/returns', { id, lines: [{ variantId, quantity: 1 }], reason: 'other' }, buyer)
  const refund = (quantity: number) =>
    app.call('POST /admin/orders/:id/refund', { id, amount: 1, lines: [{ variantId, quantity }] }, { token, idempotencyKey: newKey() })
  await expect(refund(3)).rejects.toMatchObject({ errors: { 'lines.0.quantity': ['Only 2 can be refunded'] } })
  await expect(
    app.call('POST /admin/orders/:id/refund', { id, lines: [{ variantId, quantity: 1 }] }, { token, idempotencyKey: newKey() }),
  ).rejects.toMatchObject({ errors: { amount: ['is needed with lines'] } })
  expect(await refund(1)).toMatchObject({ refunded: 1, products: [{ refundedQuantity: 1 }], returnable: [{ variantId, quantity: 1 }] })
  const back = { id, lines: [{ variantId, quantity: 2 }], reason: 'other' as const }
  await expect(app.call('POST /user/orders/:id/returns', back, buyer)).rejects.toMatchObject({ code: expect.any(String) })
  const tried = await Promise.allSettled(Array.from({ length: 50 }, () => refund(1)))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(refund(1)).rejects.toMatchObject({ errors: { 'lines.0.quantity': ['None can be refunded'] } })
})
