import type { Order } from '#contract/order.ts'

type Parcels = Pick<Order, 'products' | 'shipments' | 'returns'>
/** Pieces of a line that go into a parcel. */
export interface Packed {
  variantId: string
  sku: string
  /** With its options. */
  name: string
  left: number
  /** Of a bundle: what one piece of it consists of. */
  components?: Order['products'][number]['components']
}

/** Of each line what isn't in a parcel yet, is here, and wasn't withdrawn from or cancelled. */
export function leftToShip({ products, shipments, returns }: Parcels): Packed[] {
  const shipped = (variantId: string) =>
    shipments.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)
  const withdrawn = (variantId: string) =>
    returns
      .filter(({ kind }) => kind !== 'return')
      .flatMap(({ lines }) => lines)
      .reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)
  const stillHere = ({ variantId, quantity, backOrder }: Order['products'][number]) =>
    quantity - shipped(variantId) - withdrawn(variantId) - (backOrder?.quantity ?? 0)
  return products.map((line) => packed(line, line.giftCard || line.digital ? 0 : stillHere(line))).filter(({ left }) => left > 0)
}

/** What a packing slip lists: what is left to ship; of an order that went already, to print its slip once more, all that went. */
export function packingSlipLines(order: Parcels): Packed[] {
  const left = leftToShip(order)
  return left.length > 0 || order.shipments.length === 0 ? left : leftToShip({ ...order, shipments: [], returns: [] })
}

/** What pieces are put together of: of a bundle what it consists of. */
export const singlePieces = (pieces: Packed[]): Pick<Packed, 'sku' | 'name' | 'left'>[] =>
  pieces.flatMap(
    ({ components, ...piece }) =>
      components?.map((one) => ({ sku: one.sku, name: nameOf(one), left: one.quantity * piece.left })) ?? [piece],
  )

/** What pieces weigh, in grams, by what a piece of each variant does; `isWhole` where that is known of all. */
export const weightOf = (pieces: Packed[], weights: Readonly<Record<string, number>>): { grams: number; isWhole: boolean } => ({
  grams: pieces.reduce((sum, { variantId, left }) => sum + (weights[variantId] ?? 0) * left, 0),
  isWhole: pieces.every(({ variantId }) => weights[variantId]),
})

const packed = (line: Order['products'][number], left: number): Packed => ({
  variantId: line.variantId,
  sku: line.sku,
  name: nameOf(line),
  left,
  ...(line.components && { components: line.components }),
})

const nameOf = ({ name, options }: Pick<Order['products'][number], 'name' | 'options'>): string =>
  [name, ...Object.values(options)].join(', ')
