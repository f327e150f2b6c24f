import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '#contract/product.ts'
import type { PriceList } from '#contract/price-lists.ts'
import type { Refusal } from '#contract/refusal.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, orderInput, seedProduct, signedIn, staffToken, stockShop } from '#test/builders.ts'
import { addTestPlans, makeMember } from '#test/members.ts'
import { priceListsOf } from '#test/price-lists.ts'

let app: TestApp
let lists: ReturnType<typeof priceListsOf>
let plans: Awaited<ReturnType<typeof addTestPlans>>
beforeAll(async () => {
  app = await startApp()
  plans = await addTestPlans(app)
  lists = priceListsOf(app, await staffToken(app))
})
afterAll(() => app.stop())

const member = async (plan = plans.regular) => {
  const person = await signedIn(app)
  await makeMember(app, person.userId, plan)
  return person
}
const newProducts = () =>
  stockShop(app, [seedProduct({ price: 20, stock: 500 }), seedProduct({ price: 10, stock: 500 })]) as Promise<[Product, Product]>
const linesOf = (products: Product[]) => products.map(({ id }) => ({ productId: id, quantity: 2 }))
const discountOf = async (products: Product[], token?: string) =>
  (await app.call('POST /user/orders/checkout-summary', { products: linesOf(products) }, { token })).discount
const inputOf = async (product: Product, token: string) => {
  const { shippingCost, totalCost } = await app.call(
    'POST /user/orders/checkout-summary',
    { products: [{ productId: product.id, quantity: 1 }] },
    { token },
  )
  return { ...(await orderInput(app, [{ product, quantity: 1 }])), email: undefined, shippingCost, totalCost }
}
const place = (input: Awaited<ReturnType<typeof inputOf>>, token: string) =>
  app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
/** Its process has heard of a list once its price counts. */
const heard = (products: Product[], token: string, discount: number) => expect.poll(() => discountOf(products, token)).toBe(discount)

it("a price list for members lowers their checkout prices by the larger of it and their plan's percentage; nobody else sees it", async () => {
  const products = await newProducts()
  const [cheap, dear] = products
  const { token } = await member()
  // The plan takes 10 % off everything: 2 × 2 and 2 × 1.
  expect(await discountOf(products, token)).toBe(6)
  const list = await lists.sale(
    [
      [cheap, 15],
      [dear, 9.5],
    ],
    { planIds: [plans.regular.id] },
  )
  await heard(products, token, 12)
  expect(await discountOf(products)).toBe(0)
  expect(await discountOf(products, (await signedIn(app)).token)).toBe(0)
  expect(await discountOf(products, (await member(plans.pro)).token)).not.toBe(12)
  expect((await app.call('GET /user/products/:id', { id: cheap.id })).info).toMatchObject({ price: 20, oldPrice: null })
  // A list for everyone may have a lower price than the members' list.
  const sale = await lists.sale([[cheap, 14]])
  await heard(products, token, 4.8)
  await lists.end(sale)
  await lists.end(list)
  await heard(products, token, 6)
})

it('a price list for members starts and ends to the second, and its percentage is computed like that of other lists', async () => {
  const products = await newProducts()
  const { token } = await member()
  await lists.add({
    planIds: [plans.regular.id],
    percent: 50,
    productIds: [products[0].id],
    startsAt: lists.from(1000),
    endsAt: lists.from(2000),
  })
  app.pass(999)
  expect(await discountOf(products, token)).toBe(6)
  app.pass(1)
  await heard(products, token, 22)
  app.pass(1000)
  expect(await discountOf(products, token)).toBe(6)
})

it('a price list for members can be changed to a list for everyone, and back', async () => {
  const [product] = await newProducts()
  const { token } = await member()
  const list = await lists.sale([[product, 15]], { planIds: [plans.regular.id] })
  const priceOf = async () => (await app.call('GET /user/products/:id', { id: product.id })).info.price
  const open = await lists.change(list, { planIds: [] })
  await expect.poll(priceOf).toBe(15)
  await lists.change(open, { planIds: [plans.regular.id] })
  await expect.poll(priceOf).toBe(20)
  await heard([product], token, 10)
})

it.each(['ends', 'changes'] as const)(
  'while it %s, each of 50 orders is charged what was shown, or told the total of now',
  async (what) => {
    const [product] = await newProducts()
    const { token } = await member()
    const list: PriceList = await lists.sale([[product, 15]], { planIds: [plans.regular.id] })
    await heard([product], token, 10)
    const input = await inputOf(product, token)
    const order = () => place(input, token)
    const half = Array.from({ length: 25 })
    const [before, , after] = await Promise.all([
      Promise.allSettled(half.map(order)),
      what === 'ends' ? lists.end(list) : lists.set(list, [[product, 12]]),
      Promise.allSettled(half.map(order)),
    ])
    const charged = [...before, ...after].map((result) =>
      result.status === 'fulfilled' ? `${result.value.discount} off ${result.value.totalCost}` : (result.reason as Refusal).code,
    )
    const changed = 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES'
    expect(charged.filter((one) => one !== changed && one !== `5 off ${input.totalCost}`)).toEqual([])
    await heard([product], token, what === 'ends' ? 4 : 16)
    await expect(order()).rejects.toMatchObject({ code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES' })
  },
  60_000,
)
