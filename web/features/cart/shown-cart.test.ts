import { expect, test } from 'vitest'
import type { CartLine } from '#contract/cart.ts'
import { major, minor } from '#contract/currency.ts'
import { convert, convertPrice, type Exchange } from '#contract/exchange.ts'
import { repeatPrice } from '#contract/repeat-limits.ts'
import { shownLine } from './shown-cart.ts'

const product = {
  name: 'Whey',
  slug: 'whey',
  sku: 'W',
  brand: 'B',
  photo: '',
  photoAlt: '',
  options: {},
  oldPrice: null,
  isRedeemable: false,
}

test.each(['99', 'minor', 'whole'] as const)(
  'a repeat delivery in another currency costs what it does at the checkout, which converts first (rounded to %s)',
  (rounding) => {
    const euro: Exchange = { code: 'EUR', rate: '0.92', rounding }
    const chosen = {
      code: 'EUR',
      price: (amount: number) => major(convertPrice(minor(amount), euro), 'EUR'),
      convert: (amount: number) => major(convert(minor(amount), euro), 'EUR'),
      share: (amount: number, [over, under]: readonly [number, number]) => major(Math.round((minor(amount, 'EUR') * over) / under), 'EUR'),
      write: String,
    }
    const line: CartLine = {
      productId: 'p',
      variantId: 'v',
      quantity: 1,
      product: { ...product, available: 5 },
      price: 18,
      repeatWeeks: 4,
      repeat: { percent: 10, oneTimePrice: 20 },
    }
    const charged = repeatPrice(convertPrice(minor(20), euro), 10)
    expect(shownLine(line, chosen)).toMatchObject({ price: major(charged, 'EUR'), repeat: { oneTimePrice: chosen.price(20) } })
  },
)
