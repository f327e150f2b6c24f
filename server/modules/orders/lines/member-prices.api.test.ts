import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { lastMail, newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'
import { addTestPlans, makeMember } from '#test/members.ts'

let app: TestApp
let plans: Awaited<ReturnType<typeof addTestPlans>>
let strap: Product
let odd: Product
beforeAll(async () => {
  app = await startApp()
  plans = await addTestPlans(app)
  ;[strap, odd] = (await stockShop(app, [seedProduct({ price: 20, stock: 500 }), seedProduct({ price: 9.95, stock: 500 })])) as [
    Product,
    Product,
  ]
})
afterAll(() => app.stop())

const member = async (plan = plans.regular) => {
  const person = await signedIn(app)
  await makeMember(app, person.userId, plan)
  return person
}
const lines = () => [
  { productId: strap.id, quantity: 1 },
  { productId: odd.id, quantity: 3 },
]
const summarise = (token?: string) => app.call('POST /user/orders/checkout-summary', { products: lines() }, { token })
const input = async (token: string) => {
  const guest = await orderInput(app, [
    { product: strap, quantity: 1 },
    { product: odd, quantity: 3 },
  ])
  const { shippingCost, totalCost } = await summarise(token)
  return { ...guest, email: undefined, shippingCost, totalCost }
}
const place = (token: string, order: Awaited<ReturnType<typeof input>>) =>
  app.call('POST /user/orders/create-order', order, { token, idempotencyKey: newKey() })

it("a member pays less per unit and ships for free, as the summary shows; a visitor and a former member don't", async () => {
  const { token } = await member()
  // 10 % of 9.95 is 0.995: each piece costs 8.96, three of them 26.88.
  expect(await summarise(token)).toMatchObject({
    memberPlan: 'Regular',
    productCost: 49.85,
    discount: 4.97,
    shippingCost: 0,
    totalCost: 44.88,
  })
  const usual = { memberPlan: null, discount: 0, shippingCost: 4.9, totalCost: 54.75 }
  expect(await summarise()).toMatchObject(usual)
  app.pass(31 * 86_400_000)
  expect(await summarise((await signedIn(app)).token)).toMatchObject(usual)
})

it("each line of a member's cart shows their unit price as the checkout applies it; nobody else's does", async () => {
  const put = async (token: string) => {
    for (const line of lines()) await app.call('POST /cart', line, { token })
    const { items } = await app.call('GET /cart', {}, { token })
    return [odd, strap].map(({ id }) => items.find(({ productId }) => productId === id)?.memberPrice)
  }
  const { token } = await member()
  expect(await put(token)).toEqual([8.96, 18])
  expect((await app.call('POST /cart', lines()[0]!, { token })).items.map(({ memberPrice }) => memberPrice)).toContain(18)
  expect(await put((await signedIn(app)).token)).toEqual([undefined, undefined])
})

it('the order and its mail match the summary line by line', async () => {
  const { token, email } = await member()
  const order = await place(token, await input(token))
  expect(order).toMatchObject({ memberPlan: 'Regular', discount: 4.97, totalCost: 44.88, products: [{ discount: 2 }, { discount: 2.97 }] })
  expect((await lastMail(app, email))?.text).toContain('Member price (Regular)')
  expect(await app.call('GET /user/orders/:id', { id: order.id }, { token })).toMatchObject({ discount: 4.97, memberPlan: 'Regular' })
})

it('a member price is refused to others, and to a member whose benefits have ended meanwhile', async () => {
  const { token, userId } = await member()
  const order = await input(token)
  const refused = {
    code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES',
    errors: { totalCost: ['It is 54.75 now'], shippingCost: ['It is 4.90 now'] },
  }
  await expect(place((await signedIn(app)).token, order)).rejects.toMatchObject(refused)
  await app.database.db.query({ text: `update subscriptions set benefits_until = $2 where user_id = $1`, values: [userId, app.now()] })
  await expect(place(token, order)).rejects.toMatchObject(refused)
})

it("its points are multiplied by the plan's factor at the time of the order", async () => {
  const { token, userId } = await member(plans.pro)
  const order = await place(token, await input(token))
  await app.database.db.query({
    text: `update subscriptions set status = 'ended', benefits_until = null where user_id = $1`,
    values: [userId],
  })
  const staff = await staffToken(app)
  await app.call('POST /admin/orders/:id/pack', { id: order.id }, { token: staff })
  await app.call('POST /admin/orders/:id/ship', { id: order.id }, { token: staff })
  await app.call('POST /admin/orders/:id/deliver', { id: order.id }, { token: staff })
  expect((await app.call('GET /points', {}, { token })).balance).toBe(Math.floor(order.totalCost) * 3)
})
