import { expect, it } from 'vitest'
import { newKey, orderInput, seedProduct, staffIn, stockShop } from '#test/builders.ts'
import { openRefundShop } from '#test/refund-shop.ts'

const { app, deliver, refund } = await openRefundShop()

it('the back office shows the expected refund of a received return, also after a partial refund', async () => {
  const { token } = await staffIn(app, 'owner')
  const [shirt] = await stockShop(app, [seedProduct({ stock: 50 })])
  for (const earlier of [0, 12]) {
    const input = await orderInput(app, [{ product: shirt!, quantity: 2 }])
    const order = await app.call('POST /user/orders/create-order', input, { idempotencyKey: newKey() })
    await deliver(token, order.id)
    if (earlier > 0) await refund(token, order.id, Math.round((order.totalCost - earlier) * 100) / 100)
    const lines = [{ variantId: shirt!.variants[0]!.id, quantity: 2 }]
    const asked = await app.call('POST /user/orders/:id/returns', { id: order.id, token: order.token, lines, reason: 'damaged' })
    const { id } = asked.returns[0]!
    const expected = () => app.call('GET /admin/returns/:id/refund', { id }, { token })
    await expect(expected()).rejects.toMatchObject({ code: 'RETURN_IS_NOT_IN_THAT_STATE' })
    await app.call('POST /admin/returns/:id/approve', { id }, { token })
    await app.call('POST /admin/returns/:id/receive', { id }, { token })
    const { amount, creditReturned, pointsReturned } = await expected()
    expect([creditReturned, pointsReturned]).toEqual([0, 0])
    expect(amount).toBe(earlier || input.productCost)
    const { refunds } = await app.call('POST /admin/returns/:id/refund', { id }, { token, idempotencyKey: newKey() })
    expect(refunds.at(-1)!.amount).toBe(amount)
  }
})
