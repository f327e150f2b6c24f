import { expect, it } from 'vitest'
import { lastMail, newKey, staffIn } from '#test/builders.ts'
import { openRefundShop } from '#test/refund-shop.ts'

const { app, buyPaid, deliver } = await openRefundShop()

it('internal notes of staff never reach the buyer, and messages to the buyer do', async () => {
  const { token, email, userId } = await staffIn(app, 'owner')
  const { buyer, order } = await buyPaid({ paymentMethod: 'COD' })
  const { id, totalCost } = order
  await app.call('POST /admin/orders/:id/notes', { id, text: 'Unseen: calls at night' }, { token })
  await app.call('PUT /admin/orders/:id/tags', { id, tags: ['unseen-tag'] }, { token })
  await app.call('POST /admin/orders/:id/mark-paid', { id, payment: 'cash', amount: totalCost, note: 'Unseen: drawer 2' }, { token })
  await deliver(token, id)
  const restock = [{ variantId: order.products[0]!.variantId, quantity: 1 }]
  const refund = { id, amount: 10, reason: 'Seen: scratched', restock }
  await app.call('POST /admin/orders/:id/refund', refund, { token, idempotencyKey: newKey() })
  const { notes, tags } = await app.call('GET /admin/orders/:id', { id }, { token })
  expect(JSON.stringify([notes, tags]).match(/unseen/gi)).toHaveLength(3)
  expect(notes.some(({ text }) => text.startsWith('Back in stock'))).toBe(true)

  const told = [
    await app.call('GET /user/orders/:id', { id }, { token: buyer.token }),
    await app.call('GET /user/orders/list', {}, { token: buyer.token }),
    await lastMail(app, order.email),
  ].map((one) => JSON.stringify(one))
  for (const text of told) for (const secret of [/unseen/i, /back in stock/i, email, userId]) expect(text).not.toMatch(secret)
  for (const text of told.slice(0, 2)) expect(text).toContain('Seen: scratched')
})
