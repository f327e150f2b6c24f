import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import type { Refusal } from '#contract/refusal.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, seedProduct, signedIn, stockShop } from '#test/builders.ts'
import { addPromotion, orderInputWithCodes, placeOrderWithCodes } from '#test/promotions.ts'

/** Each race runs once with the local database, and once with 15 ms of latency. */
describe.each([
  ['a near database', 0],
  ['a database 15 ms away', 15],
])('with %s', (_, ms) => {
  let app: TestApp
  let product: Product
  beforeAll(async () => {
    app = await startApp({ databaseMs: ms })
    product = (await stockShop(app, [seedProduct({ stock: 1000 })]))[0]!
  })
  afterAll(async () => {
    await app.stop()
  })

  /** Places 50 concurrent orders with a code; returns how many succeeded, and the refusals of the others. */
  async function race(code: string, { token, email }: { token: string; email: string }) {
    const input = await orderInputWithCodes(app, [{ product, quantity: 1 }], { codes: [code], token, email })
    const place = () => app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
    const results = await Promise.allSettled(Array.from({ length: 50 }, place))
    const orders = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Refusal] : []))
    return { orders, reasons: new Set(refusals.map(({ errors }) => errors?.['codes.0']?.[0])) }
  }

  it('50 parallel uses of a code limited to 10: 10 orders, 40 clear refusals; a cancellation releases its use', async () => {
    const buyer = await signedIn(app)
    await addPromotion(app, { firstCode: 'TEN', effect: { kind: 'percent', percent: 10 }, usesMax: 10 })
    const { orders, reasons } = await race('TEN', buyer)
    expect(orders).toHaveLength(10)
    expect(reasons).toEqual(new Set(['USED_UP']))
    await app.call('DELETE /user/orders/cancel-order/:id', { id: orders[0]!.id }, buyer)
    await placeOrderWithCodes(app, [{ product, quantity: 1 }], { codes: ['TEN'], ...buyer })
    await expect(placeOrderWithCodes(app, [{ product, quantity: 1 }], { codes: ['TEN'], ...buyer })).rejects.toMatchObject({
      errors: { 'codes.0': ['USED_UP'] },
    })
  })

  it('50 parallel uses by one person of a code limited to one each, and of a first-order code: one of each', async () => {
    await addPromotion(app, { firstCode: 'ONCE', effect: { kind: 'percent', percent: 10 }, usesPerPerson: 1 })
    await addPromotion(app, { firstCode: 'FIRST', effect: { kind: 'percent', percent: 10 }, firstOrder: true })
    const [one, other] = [await signedIn(app), await signedIn(app)]
    const once = await race('ONCE', one)
    expect(once.orders).toHaveLength(1)
    expect(once.reasons).toEqual(new Set(['USED_BY_YOU']))
    expect((await race('FIRST', other)).orders).toHaveLength(1)
  })
})
