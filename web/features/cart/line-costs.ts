import type { CartLine } from '#contract/cart.ts'

/** Whether a line goes in a parcel: gift cards are sent by email, and files are downloaded. */
export const isSent = ({ giftCard, product }: Pick<CartLine, 'giftCard' | 'product'>): boolean => !giftCard && !product.isDigital

/** What lines cost that can be bought. */
export const costOf = (items: Pick<CartLine, 'notice' | 'price' | 'quantity'>[]): number =>
  items.reduce(
    (sum, { notice, price, quantity }) =>
      notice === 'UNAVAILABLE' || notice === 'OUT_OF_STOCK' ? sum : sum + Math.round(price * 1000) * quantity,
    0,
  ) / 1000

/** The same of those that go in a parcel. */
export const goodsCost = (items: (Parameters<typeof costOf>[0][number] & Parameters<typeof isSent>[0])[]): number =>
  costOf(items.filter(isSent))

/** What shipping goes by: what is delivered again at what it costs one time. */
export const atOneTimePrice = <T extends Pick<CartLine, 'price' | 'repeat'>>(items: T[]): T[] =>
  items.map((item) => (item.repeat ? { ...item, price: item.repeat.oneTimePrice } : item))
