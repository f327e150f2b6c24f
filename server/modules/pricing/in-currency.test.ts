import fc from 'fast-check'
import { expect, it } from 'vitest'
import { convert, type Exchange, convertPrice, roundings } from '#contract/exchange.ts'
import { type CartLine, type Effect, priceCart, promotionInCurrency } from './pricing.ts'

const anyExchange: fc.Arbitrary<Exchange> = fc.record({
  code: fc.constantFrom('EUR', 'JPY', 'VND'),
  rate: fc.constantFrom('0.92', '1', '151.3725', '25410', '0.0037'),
  rounding: fc.constantFrom(...roundings),
})
const anyLine = fc.record({ price: fc.integer({ min: 0, max: 1_000_000 }), quantity: fc.integer({ min: 1, max: 99 }) })
const percent = fc.integer({ min: 1, max: 100 })
const anyEffect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ kind: fc.constant('percent'), percent }),
  fc.record({ kind: fc.constant('fixed'), amount: fc.integer({ min: 1, max: 2_000_000 }), each: fc.constantFrom('order', 'piece') }),
  fc.record({ kind: fc.constant('freeShipping'), methods: fc.constant<string[]>(['standard']) }),
  fc.record({
    kind: fc.constant('tiers'),
    by: fc.constant('amount'),
    tiers: fc.array(fc.record({ from: fc.integer({ min: 1, max: 500_000 }), percent }), { minLength: 1, maxLength: 3 }),
  }),
)
const scope = { products: [], categories: [], brands: [], exceptDeals: false }
const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0)

it('a cart in any currency, with any rounding, adds up to the minor unit; nothing is negative, and only free lines stay free', () => {
  fc.assert(
    fc.property(
      anyExchange,
      fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      fc.array(anyEffect, { maxLength: 4 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 0, max: 25_000 }),
      (exchange, bought, effects, shippingPrice, rate) => {
        const lines = bought.map(({ price, quantity }, index): CartLine => {
          const facts = { productId: 'p', memberDiscount: 0, categoryIds: [], brandId: null, onDeal: false, isGiftCard: false }
          return { ...facts, id: String(index), price: convertPrice(price, exchange), quantity, taxClass: 'standard' }
        })
        const promotions = effects.map((effect, index) =>
          promotionInCurrency(
            { id: String(index), name: '', code: null, priority: 0, combinable: true, minSubtotal: 5000, minQuantity: 0, scope, effect },
            exchange,
          ),
        )
        const priced = priceCart(
          { lines },
          {
            promotions,
            shipping: { code: 'standard', price: convert(shippingPrice, exchange) },
            tax: { inclusive: false, rates: { standard: rate }, shippingRate: rate },
          },
        )
        expect(priced.total).toBe(priced.subtotal - priced.discount + priced.shipping + priced.tax)
        expect(priced.subtotal).toBe(sum(priced.lines.map(({ price, quantity }) => price * quantity)))
        expect(priced.discount).toBe(sum(priced.lines.map(({ discount }) => discount)))
        for (const { price, quantity, discount } of priced.lines) {
          expect(Number.isInteger(discount)).toBe(true)
          expect(price * quantity - discount).toBeGreaterThanOrEqual(0)
        }
        expect(priced.shipping).toBeGreaterThanOrEqual(0)
        expect(priced.subtotal === 0).toBe(bought.every(({ price }) => price === 0))
      },
    ),
  )
})
