import type { CartLine } from '#contract/cart.ts'
import type { ChosenCurrency } from '#web/lib/chosen-currency.ts'
import type { LineKey } from '#web/lib/stored.ts'

/** What a cart is shown and paid in, where that isn't the shop's currency. Gift cards are sold in the shop's only, so a cart with one is in it. */
export const currencyOfCart = (lines: LineKey[]): ChosenCurrency | undefined =>
  lines.some(({ giftCard }) => giftCard) ? undefined : globalThis.chosenCurrency

/** A line with its prices in that currency, as the checkout will have them. */
export function shownLine(line: CartLine, chosen: ChosenCurrency | undefined): CartLine {
  if (!chosen) return line
  const { price, priceWas, product, repeat } = line
  const oldPrice = product.oldPrice === null ? null : chosen.price(product.oldPrice)
  return {
    ...line,
    price: chosen.price(price),
    ...(priceWas !== undefined && { priceWas: chosen.price(priceWas) }),
    ...(repeat && { repeat: { ...repeat, oneTimePrice: chosen.price(repeat.oneTimePrice) } }),
    product: { ...product, oldPrice },
  }
}
