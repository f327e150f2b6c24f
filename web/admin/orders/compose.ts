import type { Product } from '#contract/product.ts'
import type { Order } from '#contract/order.ts'

/** An order line as staff composed it. */
export interface ComposedLine {
  productId: string
  variantId: string
  name: string
  details: string
  photo: string
  /** The price of one piece, in major units. */
  price: number
  /** NaN while the typed text is no number of pieces. */
  quantity: number
  /** It's off sale: the order can't be placed with it. */
  isGone?: boolean
}

/** A composed line of an existing order line, for editing. */
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

/** A composed line with one piece of a found variant. */
export const lineOfVariant = ({ id: productId, info, photos }: Product, { id, options, price }: Variant): ComposedLine => ({
  productId,
  variantId: id,
  name: info.name,
  details: Object.values(options).join(', '),
  photo: photos[0]?.url ?? '',
  price,
  quantity: 1,
})

/** Adds a line; if the variant is in the list already, adds one piece to its line. */
export const addLine = (lines: ComposedLine[], line: ComposedLine): ComposedLine[] =>
  lines.some(({ variantId }) => variantId === line.variantId)
    ? lines.map((one) => (one.variantId === line.variantId ? { ...one, quantity: one.quantity + 1 } : one))
    : [...lines, line]

/** Whether each line has a number of pieces. */
export const isCounted = (lines: ComposedLine[]): boolean => lines.every(({ quantity }) => quantity >= 1)

/** The lines in the form that calls accept. */
export const lineInputs = (lines: ComposedLine[]): { productId: string; variantId: string; quantity: number }[] =>
  lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }))
