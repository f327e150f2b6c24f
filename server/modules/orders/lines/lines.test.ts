import { expect, it } from 'vitest'
import type { VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { checkLines } from './lines.ts'

const whey = {
  product_id: 'p',
  variant_id: 'v',
  price: 3950,
  stock: 10,
  active: true,
  is_gift_card: false,
  is_digital: false,
  is_redeemable: true,
  deal_id: null,
  components: null,
  back_order: null,
  repeat_offer: { percent: 10, weeks: [4] },
} as unknown as VariantForSale

it('a repeat delivery discount applies to the public price, as in the cart, and a plan discount to what is left', () => {
  const twice = { productId: 'p', variantId: 'v', price: 39.5, quantity: 2, repeatWeeks: 4 }
  const { lines, problems } = checkLines([twice], [whey], { percent: 15, prices: null })
  expect(problems).toEqual({})
  // 39.50 less 10 % is 35.55; the member's 33.58 less 10 % is 30.22.
  expect(lines).toMatchObject([{ price: 3950, repeatDiscount: 2 * (3950 - 3555), discount: 2 * (3555 - 3022) }])
})
