import type { CartLine } from '#contract/cart.ts'

/** Whether a line goes in a parcel: gift cards are sent by email, and files are downloaded. */
export const isSent = ({ giftCard, product }: Pick<CartLine, 'giftCard' | 'product'>): boolean => !giftCard && !product.isDigital

/** Whether a line can be bought now: its product is for sale and in stock. */
export const isForSale = ({ notice }: Pick<CartLine, 'notice'>): boolean => notice !== 'UNAVAILABLE' && notice !== 'OUT_OF_STOCK'

/** The total of the lines that can be bought, in major units. */
export const costOf = (items: Pick<CartLine, 'notice' | 'price' | 'quantity'>[]): number =>
  items.reduce((sum, item) => (isForSale(item) ? sum + Math.round(item.price * 1000) * item.quantity : sum), 0) / 1000

/** The total of the lines that are shipped in a parcel. */
export const goodsCost = (items: (Parameters<typeof costOf>[0][number] & Parameters<typeof isSent>[0])[]): number =>
  costOf(items.filter(isSent))

/** The lines at the prices that shipping is calculated from: repeat deliveries count at their one-time price. */
export const withOneTimePrices = <T extends Pick<CartLine, 'price' | 'repeat'>>(items: T[]): T[] =>
  items.map((item) => (item.repeat ? { ...item, price: item.repeat.oneTimePrice } : item))
