import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { major, minor } from '#contract/currency.ts'
import { memberPrice } from '#contract/member-price.ts'
import { allocate, type CartLine, type Effect, type Gift, priceCart, type Promotion } from './pricing.ts'

const everything = { products: [], categories: [], brands: [], exceptDeals: false }
const line = (over: Partial<CartLine> = {}): CartLine => ({
  id: 'a',
  productId: 'p',
  price: 1000,
  quantity: 1,
  memberDiscount: 0,
  categoryIds: [],
  brandId: null,
  onDeal: false,
  isGiftCard: false,
  taxClass: 'standard',
  ...over,
})
const gift = (price: number, stock: number): Gift => {
  const { memberDiscount: _, quantity: __, components: ___, ...one } = line({ id: 'g', price })
  return { ...one, stock }
}
const promotion = (effect: Effect, over: Partial<Promotion> = {}): Promotion => ({
  id: 'one',
  name: 'One',
  code: null,
  priority: 0,
  combinable: true,
  minSubtotal: 0,
  minQuantity: 0,
  scope: everything,
  effect,
  ...over,
})
const shipping = { code: 'standard', price: 490 }
const price = (lines: CartLine[], ...promotions: Promotion[]) => priceCart({ lines }, { promotions, shipping })

const names = ['a', 'b', 'c', 'd']
const anyLine = fc.record({
  productId: fc.constantFrom(...names),
  price: fc.integer({ min: 1, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  memberPercent: fc.integer({ min: 0, max: 90 }),
  categoryIds: fc.subarray(names),
  brandId: fc.constantFrom(null, ...names),
  onDeal: fc.boolean(),
  isGiftCard: fc.boolean(),
  taxClass: fc.constantFrom('standard', 'reduced'),
})
const percent = fc.integer({ min: 1, max: 100 })
const few = fc.integer({ min: 1, max: 5 })
const anyEffect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ kind: fc.constant('percent'), percent }),
  fc.record({ kind: fc.constant('fixed'), amount: fc.integer({ min: 1, max: 2_000_000 }), each: fc.constantFrom('order', 'piece') }),
  fc.record({ kind: fc.constant('freeShipping'), methods: fc.constant<string[]>(['standard']) }),
  fc.record({ kind: fc.constant('buyGet'), buy: few, get: few, percent, timesMax: fc.option(few) }),
  fc.record({ kind: fc.constant('gift'), variantId: fc.constantFrom('0', 'g', 'none'), quantity: few }),
  fc.record({
    kind: fc.constant('tiers'),
    by: fc.constantFrom('amount', 'quantity'),
    tiers: fc.array(fc.record({ from: fc.integer({ min: 1, max: 500 }), percent }), { minLength: 1, maxLength: 4 }),
  }),
)
const anyPromotion = fc.record({
  code: fc.option(fc.constantFrom('SAVE')),
  priority: fc.integer({ min: 0, max: 2 }),
  combinable: fc.boolean(),
  minSubtotal: fc.constantFrom(0, 5000),
  minQuantity: fc.constantFrom(0, 3),
  scope: fc.record({
    products: fc.subarray(names),
    categories: fc.subarray(names),
    brands: fc.subarray(names),
    exceptDeals: fc.boolean(),
  }),
  effect: anyEffect,
})
const anyCase = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    promotions: fc.array(anyPromotion, { maxLength: 6 }),
    price: fc.integer({ min: 0, max: 5000 }),
    inclusive: fc.boolean(),
    rate: fc.integer({ min: 0, max: 30_000 }),
    wrapPrice: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ lines, promotions, price: shippingPrice, inclusive, rate, wrapPrice }) => ({
    lines: lines.map(({ memberPercent, ...one }, index) => ({
      ...one,
      id: String(index),
      memberDiscount: (one.price - memberPrice(one.price, memberPercent)) * one.quantity,
    })),
    context: {
      promotions: promotions.map((one, index) => ({ ...one, id: String(index), name: `Promotion ${index}` })),
      shipping: { code: 'standard', price: shippingPrice },
      wrap: { price: wrapPrice, taxClass: 'reduced' },
      gifts: new Map([['g', gift(777, 3)]]),
      tax: { inclusive, rates: { standard: rate, reduced: Math.floor(rate / 2) }, shippingRate: rate },
    },
  }))

describe('any cart with any promotions', () => {
  it('adds up to the cent, and nothing is below zero', () => {
    fc.assert(
      fc.property(anyCase, ({ lines, context }) => {
        const priced = priceCart({ lines }, context)
        const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
        expect(priced.total).toBe(priced.subtotal - priced.discount + priced.wrap.price + priced.shipping + priced.tax)
        expect(priced.subtotal).toBe(sum(priced.lines.map((one) => one.price * one.quantity)))
        expect(priced.discount).toBe(sum(priced.lines.map((one) => one.discount)))
        expect(priced.discount).toBe(sum(priced.lines.map((one) => one.memberDiscount)) + sum(priced.adjustments.map((one) => one.amount)))
        for (const [index, one] of priced.lines.entries()) {
          expect(one.discount).toBe(one.memberDiscount + sum(priced.adjustments.map((adjustment) => adjustment.lines[index]!)))
          expect(one.discount).toBeLessThanOrEqual(one.price * one.quantity)
        }
        for (const one of priced.adjustments) {
          expect(one.amount).toBe(sum(one.lines))
          expect(Math.min(...one.lines, one.shipping)).toBeGreaterThanOrEqual(0)
        }
        expect(priced.shipping + sum(priced.adjustments.map((one) => one.shipping))).toBe(context.shipping.price)
        expect(Math.min(priced.total, priced.discount, priced.shipping, priced.tax, priced.taxIncluded)).toBeGreaterThanOrEqual(0)
        expect(Number.isSafeInteger(priced.total)).toBe(true)
        expect(priced.adjustments.length + priced.notApplied.length).toBe(context.promotions.length)
      }),
      { numRuns: 200 },
    )
  })

  it('costs the same whatever the order of its lines and promotions', () => {
    const shuffled = anyCase.chain((one) =>
      fc.record({
        one: fc.constant(one),
        lines: fc.shuffledSubarray(one.lines, { minLength: one.lines.length }),
        promotions: fc.shuffledSubarray(one.context.promotions, { minLength: one.context.promotions.length }),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ one: { lines, context }, ...other }) => {
        const costs = (priced: ReturnType<typeof priceCart>) => ({
          total: priced.total,
          lines: Object.fromEntries(priced.lines.map((one) => [`${one.id} ${one.giftOf}`, one.discount])),
          adjustments: Object.fromEntries(priced.adjustments.map((one) => [one.promotionId, one.amount])),
        })
        const again = priceCart({ lines: other.lines }, { ...context, promotions: other.promotions })
        expect(costs(again)).toEqual(costs(priceCart({ lines }, context)))
      }),
      { numRuns: 100 },
    )
  })

  it('never costs more with a promotion than without', () => {
    fc.assert(
      fc.property(anyCase, ({ lines, context }) => {
        const without = priceCart({ lines }, { ...context, promotions: [] })
        expect(priceCart({ lines }, context).total).toBeLessThanOrEqual(without.total)
      }),
    )
  })
})

test('the parts of a split amount add up to it, and none exceeds its weight', () => {
  expect(allocate(100, [1, 1, 1], ['a', 'b', 'c'])).toEqual([34, 33, 33])
  expect(allocate(100, [1, 1, 1], ['c', 'b', 'a'])).toEqual([33, 33, 34])
  expect(allocate(5, [0, 0], ['a', 'b'])).toEqual([0, 0])
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
      const total = given.reduce((sum, one) => sum + one, 0)
      const amount = Math.floor(total * share)
      const parts = allocate(
        amount,
        given,
        given.map((_, index) => String(index)),
      )
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount)
      expect(parts.every((part, index) => part >= 0 && part <= given[index]!)).toBe(true)
    }),
  )
})

const two = [line({ id: 'a', price: 1000, quantity: 3 }), line({ id: 'b', price: 500, quantity: 2, productId: 'q', categoryIds: ['c'] })]
test.each<{ about: string; promotions: Promotion[]; discount: number; shipping?: number }>([
  { about: 'per cent', promotions: [promotion({ kind: 'percent', percent: 15 })], discount: 600 },
  { about: 'a fixed amount', promotions: [promotion({ kind: 'fixed', amount: 999, each: 'order' })], discount: 999 },
  { about: 'more than it costs', promotions: [promotion({ kind: 'fixed', amount: 99_999, each: 'order' })], discount: 4000 },
  { about: 'off each piece', promotions: [promotion({ kind: 'fixed', amount: 100, each: 'piece' })], discount: 500 },
  {
    about: 'only a category',
    promotions: [promotion({ kind: 'percent', percent: 50 }, { scope: { ...everything, categories: ['c'] } })],
    discount: 500,
  },
  {
    about: 'the cheapest of three, once',
    promotions: [promotion({ kind: 'buyGet', buy: 2, get: 1, percent: 100, timesMax: null })],
    discount: 500,
  },
  {
    about: 'two of three at half the price',
    promotions: [promotion({ kind: 'buyGet', buy: 1, get: 1, percent: 50, timesMax: 2 })],
    discount: 500,
  },
  {
    about: 'the tier that was reached',
    promotions: [
      promotion({
        kind: 'tiers',
        by: 'amount',
        tiers: [
          { from: 3000, percent: 5 },
          { from: 4000, percent: 10 },
          { from: 9000, percent: 50 },
        ],
      }),
    ],
    discount: 400,
  },
  {
    about: 'free shipping besides',
    promotions: [promotion({ kind: 'percent', percent: 10 }), promotion({ kind: 'freeShipping', methods: ['standard'] }, { id: 'two' })],
    discount: 400,
    shipping: 0,
  },
  {
    about: 'one after the other',
    promotions: [
      promotion({ kind: 'percent', percent: 10 }),
      promotion({ kind: 'fixed', amount: 1000, each: 'order' }, { id: 'two', priority: 1 }),
    ],
    discount: 1300,
  },
  {
    about: 'what saves more, of two that exclude each other',
    promotions: [
      promotion({ kind: 'percent', percent: 10 }),
      promotion({ kind: 'fixed', amount: 500, each: 'order' }, { id: 'two', combinable: false }),
    ],
    discount: 500,
  },
  { about: 'not enough', promotions: [promotion({ kind: 'percent', percent: 10 }, { minSubtotal: 4001 })], discount: 0 },
])('$about', ({ promotions, discount, shipping: left = 490 }) => {
  expect(price(two, ...promotions)).toMatchObject({ discount, shipping: left, total: 4000 - discount + left })
})

test('every promotion that is not applied has a reason', () => {
  const reasonOf = (one: Promotion, ...others: Promotion[]) => price(two, one, ...others).notApplied[0]
  const half = { kind: 'percent', percent: 50 } as const
  expect(reasonOf(promotion(half, { minSubtotal: 5000 }))).toMatchObject({ reason: 'MIN_SUBTOTAL', missing: 1000 })
  expect(reasonOf(promotion(half, { minQuantity: 7 }))).toMatchObject({ reason: 'MIN_QUANTITY', missing: 2 })
  expect(reasonOf(promotion(half, { scope: { ...everything, brands: ['none'] } }))).toMatchObject({ reason: 'NO_MATCHING_ITEMS' })
  expect(reasonOf(promotion({ kind: 'gift', variantId: 'g', quantity: 1 }))).toMatchObject({ reason: 'GIFT_IS_OUT_OF_STOCK' })
  const tiers = [
    { from: 9, percent: 10 },
    { from: 7, percent: 5 },
  ]
  expect(reasonOf(promotion({ kind: 'tiers', by: 'quantity', tiers }))).toMatchObject({ reason: 'MIN_QUANTITY', missing: 2 })
  const amounts = tiers.map((tier) => ({ ...tier, from: tier.from * 1000 }))
  expect(reasonOf(promotion({ kind: 'tiers', by: 'amount', tiers: amounts }))).toMatchObject({ reason: 'MIN_SUBTOTAL', missing: 3000 })
  const small = promotion({ kind: 'fixed', amount: 1, each: 'order' }, { id: 'two', combinable: false })
  expect(reasonOf(promotion(half), small)).toMatchObject({ promotionId: 'two', reason: 'NOT_COMBINABLE' })
})

test('a gift is a line at no cost, and no promotion applies to it', () => {
  const gifts = new Map([['g', gift(700, 2)]])
  const promotions = [promotion({ kind: 'gift', variantId: 'g', quantity: 2 }), promotion({ kind: 'percent', percent: 10 }, { id: 'two' })]
  const priced = priceCart({ lines: two }, { promotions, gifts, shipping })
  expect(priced).toMatchObject({ subtotal: 5400, discount: 1800, total: 3600 + 490 })
  expect(priced.lines[2]).toMatchObject({ id: 'g', quantity: 2, discount: 1400, giftOf: 'one' })
})

test('tax is added to prices or included in them', () => {
  const rates = { standard: 19_000 }
  const cart = { lines: [line({ price: 1190 })] }
  const of = (inclusive: boolean) =>
    priceCart(cart, { promotions: [], shipping: { code: 'standard', price: 0 }, tax: { inclusive, rates, shippingRate: 19_000 } })
  expect(of(true)).toMatchObject({ tax: 0, taxIncluded: 190, total: 1190 })
  expect(of(false)).toMatchObject({ tax: 226, taxIncluded: 0, total: 1416 })
})

it("money survives conversion to the API's number and back without losing a cent", () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (units) => minor(major(units)) === units))
})
