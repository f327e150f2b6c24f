import type { Product } from '#contract/product.ts'
import type { Order } from '#contract/order.ts'

/** A line as staff put it together. */
export interface ComposedLine {
  productId: string
  variantId: string
  name: string
  details: string
  photo: string
  /** Major units, of one piece. */
  price: number
  quantity: number
}

/** A line of an order, to be changed. */
export const lineOfOrder = ({ productId, variantId, name, options, photo, price, quantity }: Order['products'][number]): ComposedLine => ({
  productId,
  variantId,
  name,
  details: Object.values(options).join(', '),
  photo,
  price,
  quantity,
})

type Variant = Product['variants'][number]

/** One piece of a variant that was found. */
export const lineOfVariant = ({ id: productId, info, photos }: Product, { id, options, price }: Variant): ComposedLine => ({
  productId,
  variantId: id,
  name: info.name,
  details: Object.values(options).join(', '),
  photo: photos[0]?.url ?? '',
  price,
  quantity: 1,
})

/** With a line more; of a variant that is there already, one piece more. */
export const withLine = (lines: ComposedLine[], line: ComposedLine): ComposedLine[] =>
  lines.some(({ variantId }) => variantId === line.variantId)
    ? lines.map((one) => (one.variantId === line.variantId ? { ...one, quantity: one.quantity + 1 } : one))
    : [...lines, line]

/** As calls take them. */
export const toSend = (lines: ComposedLine[]): { productId: string; variantId: string; quantity: number }[] =>
  lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }))
