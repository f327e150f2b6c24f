import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import type { Order } from '#contract/order.ts'
import { card, type CardShop, openCardShop } from '#test/card-shop.ts'
import { lastMail, newKey, orderInput, seedProduct, staffIn, stockShop } from '#test/builders.ts'

let shop: CardShop
let app: CardShop['app']
let token: string
let bottle: Product
let mat: Product
beforeAll(async () => {
  shop = await openCardShop()
  ;({ app } = shop)
  ;[bottle, mat] = (await stockShop(app, [seedProduct({ price: 9.99, stock: 500 }), seedProduct({ price: 20, stock: 500 })])) as [
    Product,
    Product,
  ]
  ;({ token } = await staffIn(app, 'owner'))
})
afterEach(() => shop.assertBooks())
afterAll(() => shop.close())

const variantOf = (product: Product) => product.variants[0]!.id
/** Three bottles and a mat for 49.97, and standard delivery for 4.90. */
async function ordered(over: Partial<ApiInput<'POST /user/orders/create-order'>> = {}) {
  const lines = [
    { product: bottle, quantity: 3 },
    { product: mat, quantity: 1 },
  ]
  const order = await app.call('POST /user/orders/create-order', await orderInput(app, lines, over), { idempotencyKey: newKey() })
  if (order.paymentMethod === 'Stripe') {
    shop.stripe.payWith((await shop.begin(order)).sessionId, card)
    await shop.deliverLastEvent()
  }
  return order
}
const withdraw = (order: { id: string; token: string }, lines?: { variantId: string; quantity: number }[]) =>
  app.call('POST /user/orders/:id/withdrawal', { id: order.id, token: order.token, ...(lines && { lines }) })
const lastReturn = (order: Order) => order.returns.at(-1)!.id
const approve = (id: string) => app.call('POST /admin/returns/:id/approve', { id }, { token })
const receive = (id: string) => app.call('POST /admin/returns/:id/receive', { id }, { token })
const refund = (id: string) => app.call('POST /admin/returns/:id/refund', { id }, { token, idempotencyKey: newKey() })
const code = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const card3 = { paymentMethod: 'Stripe' } as const
const step = (name: 'pack' | 'ship' | 'deliver', { id }: { id: string }) => app.call(`POST /admin/orders/:id/${name}`, { id }, { token })
const cancel = ({ id }: { id: string }) => app.call('POST /admin/orders/:id/cancel', { id, reason: 'Withdrawn' }, { token })

it.each([
  ['paid by card', card3],
  ['paid in cash', {}],
])(
  'a withdrawal of what was not shipped, %s, is for staff to settle: nothing is shipped anymore, cancelling refunds all of it',
  async (_, over) => {
    const order = await ordered(over)
    await step('pack', order)
    expect(await shop.readOrder(order)).toMatchObject({ canWithdraw: true, withdrawUntil: null })
    expect(await code(withdraw(order, [{ variantId: variantOf(bottle), quantity: 1 }]))).toBe('CAN_NOT_RETURN_ITEMS')
    const after = await withdraw(order)
    expect(after).toMatchObject({ canWithdraw: false, returnable: [], returns: [{ kind: 'withdrawal', state: 'requested' }] })
    const receipt = (await lastMail(app, order.email))!
    expect(receipt.subject).toContain('Receipt of your withdrawal')
    expect(receipt.text).toContain("You don't need to send anything")
    const { returns } = await app.call('GET /admin/returns', { limit: 100 }, { token })
    expect(returns.at(-1)).toMatchObject({ orderNumber: order.number, kind: 'withdrawal' })
    const id = lastReturn(after)
    expect(await Promise.all([step('ship', order), approve(id), withdraw(order)].map(code))).toEqual([
      'ORDER_IS_NOT_IN_THAT_STATE',
      'RETURN_IS_NOT_IN_THAT_STATE',
      'CAN_NOT_WITHDRAW_FROM_CONTRACT',
    ])
    expect(await code(app.call('POST /admin/returns/:id/reject', { id, reason: 'No' }, { token }))).toBe('RETURN_IS_NOT_IN_THAT_STATE')
    const before = await shop.stockOf(bottle)
    expect(await cancel(order)).toMatchObject({
      orderStatus: 'Cancelled',
      refunded: over === card3 ? order.totalCost : 0,
      returns: [{ state: 'refunded' }],
    })
    expect((await shop.stockOf(bottle)) - before).toBe(3)
    await app.jobs.runDue()
  },
)

it.each([
  ['paid by card', card3],
  ['paid in cash', {}],
])('a withdrawal of what is on its way, %s, is a return; with all of it back the order is over, and the money with it', async (_, over) => {
  const order = await ordered(over)
  await step('ship', order)
  const after = await withdraw(order)
  expect(after.returns).toMatchObject([{ kind: 'withdrawal', state: 'approved' }])
  await receive(lastReturn(after))
  expect(await refund(lastReturn(after))).toMatchObject({
    orderStatus: 'Completed',
    paymentStatus: 'Cancelled',
    refunded: over === card3 ? order.totalCost : 0,
  })
  expect(await code(step('deliver', order))).toBe('ORDER_IS_NOT_IN_THAT_STATE')
  await app.jobs.runDue()
})

it('withdrawing from the unshipped part of an order: the rest is delivered, and nothing is refunded before it is paid', async () => {
  const order = await ordered()
  const lines = [{ variantId: variantOf(bottle), quantity: 3 }]
  await app.call('POST /admin/orders/:id/ship', { id: order.id, lines }, { token })
  const id = lastReturn(await withdraw(order, [{ variantId: variantOf(mat), quantity: 1 }]))
  expect(await code(step('ship', order))).toBe('ORDER_IS_NOT_IN_THAT_STATE')
  await receive(id)
  expect(await code(refund(id))).toBe('RETURN_IS_NOT_IN_THAT_STATE')
  expect(await step('deliver', order)).toMatchObject({ orderStatus: 'Completed', shippingStatus: 'Delivered', canWithdraw: true })
  expect(await refund(id)).toMatchObject({ refunded: 20 })
})

it('withdrawing in parallel with 50 packings and shipments: the order is canceled or returned', async () => {
  const order = await ordered(card3)
  const results = await Promise.all(
    Array.from({ length: 50 }, (__, turn) =>
      code(turn % 3 === 0 ? step('pack', order) : turn % 3 === 1 ? step('ship', order) : withdraw(order)),
    ),
  )
  const { returns, shippingStatus } = await shop.readOrder(order)
  expect([returns.length, returns[0]!.state]).toEqual([1, shippingStatus === 'Shipped' ? 'approved' : 'requested'])
  expect(results.filter((one, turn) => turn % 3 === 1 && one === 'done')).toHaveLength(shippingStatus === 'Shipped' ? 1 : 0)
})
