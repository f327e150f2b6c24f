interface OrderedLine {
  giftCard: unknown
  digital?: unknown
}
interface PricedLine {
  giftCard: unknown
  variant: { is_digital: boolean }
}

/** Whether a stored line has pieces that are in stock and go in a parcel: it is neither a gift card nor files. */
export const isGoods = ({ giftCard, digital }: OrderedLine): boolean => !giftCard && !digital

/** Like `isGoods`, for a line that is about to be bought. */
export const isSentLine = ({ giftCard, variant }: PricedLine): boolean => !giftCard && !variant.is_digital

/** Whether any line of an order is delivered as files. */
export const hasDigital = ({ lines }: { lines: OrderedLine[] }): boolean => lines.some(({ digital }) => digital)
