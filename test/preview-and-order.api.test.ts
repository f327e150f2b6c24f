import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import { address, freshEmail, grantPoints, newKey, seedProduct, signedIn, staffToken, stockShop } from './builders.ts'
import { type GiftCardShop, issueGiftCard, openGiftCardShop } from './gift-card-shop.ts'
import { fieldsOf } from './good-inputs-products.ts'
import { addTestPlans, makeMember } from './members.ts'
import type { PlanRow } from '#server/modules/plans/plans.ts'
import { addPromotion } from './promotions.ts'
import { fc } from './properties.ts'

/** What the checkout shows is what the order costs, whatever is bought by whom. */
let world: GiftCardShop
let app: GiftCardShop['app']
let staff: string
let goods: Product[]
let plan: PlanRow
type SummaryInput = ApiInput<'POST /user/orders/checkout-summary'>
type Rates = ApiInput<'PUT /admin/tax'>['zones'][number]['rates']

beforeAll(async () => {
  world = await openGiftCardShop({
    env: { SHIPPING_EXPRESS: '14.90', GIFT_WRAP: 'on', GIFT_WRAP_PRICE: '4.51', GIFT_WRAP_TAX_CLASS: 'reduced' },
  })
  ;({ app } = world)
  staff = await staffToken(app)
  plan = (await addTestPlans(app)).regular
  goods = await stockShop(
    app,
    [19.99, 33.33, 7].map((price) => seedProduct({ price, stock: 5000, isRedeemable: true })),
  )
  const product = await app.call('GET /admin/products/:id', { id: goods[1]!.id }, { token: staff })
  const reduced = { ...fieldsOf(product), id: product.id, version: product.version, taxClass: 'reduced' }
  await app.call('PUT /admin/products/:id', reduced, { token: staff })
  const { version } = await app.call('GET /admin/currencies', {}, { token: staff })
  const euro = { code: 'EUR', rate: '0.92', rounding: '99', active: true } as const
  await app.call('PUT /admin/currencies', { version, currencies: [euro] }, { token: staff })
  const { settings } = await app.call('GET /admin/tax', {}, { token: staff })
  const rates = (standard: number, lower: number): Rates => [
    { taxClass: 'standard', percent: standard },
    { taxClass: 'reduced', percent: lower },
  ]
  const zones = [
    { country: 'US', region: 'CA', name: 'Tax', rates: rates(7.25, 2.5), shippingClass: 'standard' as const },
    { country: 'DE', name: 'VAT', rates: rates(19, 7), shippingClass: 'standard' as const },
  ]
  await app.call('PUT /admin/tax', { ...settings, inclusive: false, zones }, { token: staff })
  await addPromotion(app, { name: 'Many', effect: { kind: 'percent', percent: 3 }, minQuantity: 6 })
  await addPromotion(app, { name: 'Tenth', firstCode: 'TENTH', effect: { kind: 'percent', percent: 10 } })
  await addPromotion(app, { name: 'Four', firstCode: 'FOUR', effect: { kind: 'fixed', amount: 4, each: 'order' } })
  await addPromotion(app, { name: 'Free', firstCode: 'FREESHIP', effect: { kind: 'freeShipping', methods: ['standard', 'express'] } })
  await addPromotion(app, { name: 'Members', firstCode: 'MEMBERS', effect: { kind: 'percent', percent: 5 }, plans: [plan.code] })
})
afterAll(() => world.shop.close())

const places = [
  { country: 'US', region: 'CA', postCode: '94103', city: 'San Francisco' },
  { country: 'US', region: 'NY', postCode: '10001', city: 'New York' },
  { country: 'DE', region: '', postCode: '10115', city: 'Berlin' },
]
const checkout = fc.record({
  quantities: fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)),
  giftCard: fc.boolean(),
  codes: fc.uniqueArray(fc.constantFrom('TENTH', 'FOUR', 'FREESHIP', 'MEMBERS', 'NONE'), { maxLength: 3 }),
  place: fc.constantFrom(...places),
  method: fc.constantFrom('standard', 'express'),
  buyer: fc.constantFrom('guest', 'customer', 'member'),
  points: fc.nat(2000),
  card: fc.constantFrom(0, 0, 5, 400),
  isWrapped: fc.boolean(),
  euro: fc.boolean(),
})
type Checkout = Parameters<Parameters<typeof checkout.map>[0]>[0]

async function tokenOf({ buyer, points }: Checkout): Promise<string | undefined> {
  if (buyer === 'guest') return undefined
  const { token, userId } = await signedIn(app)
  if (buyer === 'member') await makeMember(app, userId, plan)
  if (points > 0) await grantPoints(app, userId, points)
  return token
}

/** Orders at what the summary shows, as a browser does, and compares. Gift cards are of the shop's own currency. */
async function agree(from: Checkout): Promise<void> {
  const { quantities, codes, place, method, isWrapped, euro } = from
  const lines = quantities.flatMap((quantity, index) => (quantity > 0 ? [{ productId: goods[index]!.id, quantity }] : []))
  const gifts = from.giftCard && !euro ? [world.line()] : []
  if (lines.length + gifts.length === 0) return
  const token = await tokenOf(from)
  const paying = from.card > 0 && !euro
  const giftCards = paying
    ? [(await app.call('POST /gift-cards/check', { code: (await issueGiftCard(app, staff, from.card)).code })).token]
    : []
  const shippingAddress = { ...address(), ...place }
  const asked: SummaryInput = {
    products: [...lines, ...gifts.map(({ price: _, ...line }) => line)],
    codes,
    isWrapped,
    ...(euro && { currency: 'EUR' }),
    ...(paying && { giftCards }),
    ...(lines.length > 0 ? { shippingAddress, shippingMethod: method } : { billingAddress: shippingAddress }),
  }
  const first = await app.call('POST /user/orders/checkout-summary', asked, { token })
  // Points that pay for all of it are another payment method.
  const points = first.points && first.points.usableCost < first.totalCost ? first.points.usable : 0
  const shown = points > 0 ? await app.call('POST /user/orders/checkout-summary', { ...asked, points }, { token }) : first
  const { products: _, codes: __, isWrapped: ___, currency: ____, ...rest } = asked
  const priceOf = (productId: string) => shown.products.find((line) => line.productId === productId)!.price
  const order = await app.call(
    'POST /user/orders/create-order',
    {
      ...rest,
      products: [...lines.map((line) => ({ ...line, price: priceOf(line.productId) })), ...gifts],
      codes: shown.codes.filter(({ reason }) => reason === null).map(({ code }) => code),
      productCost: shown.productCost,
      shippingCost: shown.shippingCost,
      totalCost: shown.totalCost,
      paymentMethod: shown.amountDue > 0 ? 'Stripe' : shown.paymentMethods[0]!,
      ...(points > 0 && { points }),
      ...(paying && { creditCost: shown.creditCost }),
      ...(isWrapped && lines.length > 0 && { gift: { isWrapped } }),
      ...(shown.currency && { currency: shown.currency }),
      ...(token === undefined && { email: freshEmail() }),
    },
    { token, idempotencyKey: newKey() },
  )
  const { productCost, shippingCost, discount, tax, totalCost, adjustments, amountDue } = shown
  expect(order).toMatchObject({ productCost, shippingCost, discount, tax, totalCost, adjustments, amountDue })
}

it('an order costs what the checkout showed, to the cent', async () => {
  await fc.assert(fc.asyncProperty(checkout, agree), { numRuns: 60 })
}, 120_000)
