import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, newKey, orderInput, seedProduct, staffToken, stockShop } from '#test/builders.ts'

type Zone = ApiInput<'POST /admin/shipping-zones'>

let app: TestApp
let token: string
let bell: Product
beforeAll(async () => {
  app = await startApp()
  token = await staffToken(app, 'manager')
  ;[bell] = (await stockShop(app, [seedProduct({ price: 20, stock: 500 })])) as [Product]
})
afterAll(() => app.stop())
const list = () => app.call('GET /admin/shipping-zones', {}, { token })
beforeEach(async () => {
  const { zones } = await list()
  for (const { id } of zones.slice(1)) await app.call('DELETE /admin/shipping-zones/:id', { id }, { token })
})

const method = (over: Partial<Zone['methods'][number]> = {}): Zone['methods'][number] => ({
  code: 'standard',
  names: { en: 'Post' },
  priceTiers: [{ from: 0, price: 7 }],
  daysMin: 2,
  daysMax: 4,
  ...over,
})
const create = (zone: Partial<Zone>) =>
  app.call('POST /admin/shipping-zones', { name: 'Zone', areas: [{ country: 'DE' }], methods: [method()], ...zone }, { token })
const summary = (country: string, postCode = '', quantity = 1) =>
  app.call('POST /user/orders/checkout-summary', {
    products: [{ productId: bell.id, quantity }],
    destination: { country, postCode },
  })

it('a new shop has one zone for everywhere, from its configuration', async () => {
  const { zones } = await list()
  expect(zones).toHaveLength(1)
  expect(zones[0]!.methods.map(({ code, priceTiers, freeFrom }) => [code, priceTiers, freeFrom])).toEqual([
    ['standard', [{ from: 0, price: 4.9 }], 75],
    ['express', [{ from: 0, price: 14.9 }], null],
  ])
  const second = await app.another()
  await second.close()
  expect((await list()).zones).toHaveLength(1)
})

it('a zone accepts existing states and provinces only', async () => {
  const areas = [{ country: 'US', regions: ['CA', 'ZZ'] }]
  await expect(create({ areas })).rejects.toMatchObject({
    errors: { 'areas.0.regions.1': ['is not the code of a state or province of the country'] },
  })
})

it("a zone's price is charged in the summary and in orders, in other processes too", async () => {
  await create({
    methods: [method({ freeFrom: 50, cutOff: '09:00' }), method({ code: 'courier', names: { en: 'Courier' }, daysMin: 0, daysMax: 0 })],
  })
  const there = await summary('DE')
  expect(there.shippingMethods.map(({ code, name, price }) => [code, name, price])).toEqual([
    ['standard', 'Post', 7],
    ['courier', 'Courier', 7],
  ])
  expect(there).toMatchObject({ freeShippingFrom: 50, totalCost: 27, shippingMethod: 'standard' })
  expect((await summary('DE', '', 3)).shippingCost).toBe(0)
  expect((await summary('US')).shippingCost).toBe(4.9)
  expect((await app.call('GET /public/shop', {})).pricesByPlace).toBe(true)

  const input = await orderInput(app, [{ product: bell, quantity: 1 }])
  const shippingAddress = { ...address(), country: 'DE', postCode: '10115', region: '' }
  const order = { ...input, shippingAddress, shippingCost: 7, totalCost: 27 }
  await expect(
    app.call('POST /user/orders/create-order', { ...order, shippingCost: 4.9, totalCost: 24.9 }, { idempotencyKey: newKey() }),
  ).rejects.toMatchObject({ code: 'MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES' })
  const placed = await app.call('POST /user/orders/create-order', order, { idempotencyKey: newKey() })
  expect(placed.shippingMethod).toMatchObject({ code: 'standard', name: 'Post', price: 7, deliveryFrom: '2026-03-05' })
})

it('without a method nothing is shipped: the summary says so, and orders are refused', async () => {
  await create({ methods: [method({ by: 'value', upTo: 30 })] })
  expect(await summary('DE', '', 2)).toMatchObject({ shippingMethods: [], shippingMethod: null, shippingCost: 0, totalCost: 40 })
  const input = await orderInput(app, [{ product: bell, quantity: 2 }])
  const shippingAddress = { ...address(), country: 'DE', postCode: '10115', region: '' }
  await expect(
    app.call('POST /user/orders/create-order', { ...input, shippingAddress }, { idempotencyKey: newKey() }),
  ).rejects.toMatchObject({ code: 'NO_SHIPPING_METHOD', status: 422 })
})

it("zones don't overlap, have only countries the shop ships to, and keep at least one method", async () => {
  await create({ name: 'Germany' })
  const refusal = (zone: Partial<Zone>) =>
    create(zone).then(
      () => null,
      ({ code, errors }) => [code, errors],
    )
  expect(await refusal({})).toEqual(['INVALID_INPUT', { 'areas.0': ['DE is in Germany'] }])
  expect(await refusal({ areas: [] })).toEqual(['INVALID_INPUT', { areas: ['are empty, like those of Everywhere'] }])
  expect(await refusal({ areas: [{ country: 'KP' }] })).toEqual([
    'INVALID_INPUT',
    { 'areas.0.country': ['is not a country that the shop ships to'] },
  ])
  expect(await refusal({ areas: [{ country: 'FR' }], methods: [method(), method()] })).toEqual([
    'INVALID_INPUT',
    { 'methods.1.code': ['is there twice'] },
  ])
  expect(await refusal({ areas: [{ country: 'FR' }], methods: [method({ priceTiers: [{ from: 1, price: 1 }] })] })).toMatchObject([
    'INVALID_INPUT',
    {},
  ])
  const { zones } = await list()
  await app.call('DELETE /admin/shipping-zones/:id', { id: zones[1]!.id }, { token })
  await expect(app.call('DELETE /admin/shipping-zones/:id', { id: zones[0]!.id }, { token })).rejects.toMatchObject({
    code: 'LAST_SHIPPING_METHOD',
  })
})

it('of two parallel changes to a zone the later one is refused', async () => {
  const { id, version, ...zone } = await create({})
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      app.call('PUT /admin/shipping-zones/:id', { ...zone, id, version, name: `Number ${index}` }, { token }),
    ),
  )
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(refused).toEqual(Array.from({ length: 9 }, () => 'SHIPPING_ZONE_WAS_CHANGED'))
})

it('a preview shows every method of the zone with its price for a cart', async () => {
  await create({ methods: [method({ freeForMembers: true }), method({ code: 'letter', names: { en: 'Letter' }, upTo: 10 })] })
  const products = [{ productId: bell.id, quantity: 2 }]
  const tried = await app.call('POST /admin/shipping-zones/preview', { products, destination: { country: 'DE' } }, { token })
  expect(tried).toMatchObject({ zone: { name: 'Zone' }, productCost: 40, weight: 0 })
  expect(tried.methods.map(({ code, price }) => [code, price])).toEqual([
    ['standard', 7],
    ['letter', null],
  ])
  const member = await app.call(
    'POST /admin/shipping-zones/preview',
    { products, destination: { country: 'DE' }, isMember: true },
    { token },
  )
  expect(member.methods[0]!.price).toBe(0)
})
