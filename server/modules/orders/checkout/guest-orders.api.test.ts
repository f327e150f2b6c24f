import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { codeFor, freshEmail, newKey, orderInput, seedProduct, signedIn, stockShop } from '#test/builders.ts'

let app: TestApp
let bottle: Product
beforeAll(async () => {
  app = await startApp()
  ;[bottle] = (await stockShop(app, [seedProduct({ stock: 500 })])) as [Product]
})
afterAll(() => app.stop())

const orderAsGuest = async (email: string) =>
  app.call('POST /user/orders/create-order', await orderInput(app, [{ product: bottle, quantity: 1 }], { email }), {
    idempotencyKey: newKey(),
  })
const numbersOf = async (token: string) =>
  (await app.call('GET /user/orders/list', { limit: 100 }, { token })).orders.map(({ number }) => number).sort()

describe("a guest's orders", () => {
  it('are added to the account created with the same email, and to no other', async () => {
    const email = freshEmail()
    const mine = await orderAsGuest(email)
    const other = await orderAsGuest(freshEmail())
    // So that the code is the newest mail.
    app.pass(1000)
    await app.call('POST /user-auth/signup/send-otp', { name: 'Ada Moreno', email, password: 'correct horse' })
    const { access_token: token } = await app.call('POST /user-auth/signup/verify-otp', { email, otp: await codeFor(app, email) })
    expect(await numbersOf(token)).toEqual([mine.number])
    expect(await app.call('GET /user/orders/:id', { id: mine.number }, { token })).toMatchObject({ number: mine.number })
    await expect(app.call('GET /user/orders/:id', { id: other.number }, { token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    // The link of the mail still opens it.
    expect(await app.call('GET /user/orders/:id', { id: mine.number, token: mine.token })).toMatchObject({ number: mine.number })
  })

  it('are added to an existing account once, however many lists are requested in parallel', async () => {
    const { token, email } = await signedIn(app)
    const orders = []
    for (let n = 0; n < 5; n += 1) orders.push((await orderAsGuest(email)).number)
    await Promise.all(Array.from({ length: 50 }, () => numbersOf(token)))
    expect(await numbersOf(token)).toEqual(orders.sort())
  })
})
