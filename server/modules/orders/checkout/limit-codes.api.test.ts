import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { freshEmail, newKey, seedProduct, stockShop } from '#test/builders.ts'
import { addPromotion, orderInputWithCodes } from '#test/promotions.ts'

let app: TestApp
let bell: Product
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT_EXEMPT: '' } })
  ;[bell] = (await stockShop(app, [seedProduct({ stock: 500 })])) as [Product]
})
afterAll(() => app.stop())

it('a client that tries many invalid codes gets no more answers about codes, valid or not, for an hour', async () => {
  await addPromotion(app, { firstCode: 'GUESSED', effect: { kind: 'percent', percent: 5 } })
  const guess = async (codes: string[]) =>
    (await app.call('POST /user/orders/checkout-summary', { products: [{ productId: bell.id, quantity: 1 }], codes })).codes
  const input = await orderInputWithCodes(app, [{ product: bell, quantity: 1 }], { email: freshEmail() })
  const order = (codes: string[]) => app.call('POST /user/orders/create-order', { ...input, codes }, { idempotencyKey: newKey() })
  const five = (n: number) => Array.from({ length: 5 }, (_, k) => `NONE-${n}-${k}`)
  const many = { code: 'TOO_MANY_REQUESTS' }
  // An unknown code counts in an order as it does in a summary.
  await expect(order(five(0))).rejects.toMatchObject({ code: 'PROMOTION_CODE_IS_REFUSED' })
  for (let n = 0; n < 199; n += 20) await Promise.all(Array.from({ length: Math.min(20, 199 - n) }, (_, k) => guess(five(n + k))))
  await expect(guess(['GUESSED'])).rejects.toMatchObject(many)
  await expect(order(['GUESSED'])).rejects.toMatchObject(many)
  // Buyers without codes aren't affected.
  expect(await guess([])).toEqual([])
  await order([])
  app.pass(3_600_000)
  expect(await guess(['GUESSED'])).toMatchObject([{ reason: null }])
})
