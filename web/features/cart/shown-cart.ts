import type { CartLine } from '#contract/cart.ts'
import type { ChosenCurrency } from '#web/lib/chosen-currency.ts'
import type { LineKey } from '#web/lib/stored.ts'

/** The currency of a cart, where it isn't the shop's. Gift cards are sold only in the shop's currency, so a cart with one stays in it. */
export const currencyOfCart = (lines: LineKey[]): ChosenCurrency | undefined =>
  lines.some(({ giftCard }) => giftCard) ? undefined : globalThis.chosenCurrency

/** A line with its prices in that currency, as the checkout will show them. */
export function shownLine(line: CartLine, chosen: ChosenCurrency | undefined): CartLine {
  if (!chosen) return line
  const { price, priceWas, product, repeat } = line
  const oldPrice = product.oldPrice === null ? null : chosen.price(product.oldPrice)
  return {
    ...line,
    // The discount of a repeat delivery is taken off the price in that currency. Computes the same as `repeatPrice`, whose module would add
    // to the page's size.
    price: repeat ? chosen.share(chosen.price(repeat.oneTimePrice), [100 - repeat.percent, 100]) : chosen.price(price),
    ...(priceWas !== undefined && { priceWas: chosen.price(priceWas) }),
    ...(repeat && { repeat: { ...repeat, oneTimePrice: chosen.price(repeat.oneTimePrice) } }),
    product: { ...product, oldPrice },
  }
}
