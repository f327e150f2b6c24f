import type { Order } from '#contract/order.ts'

type Parcels = Pick<Order, 'products' | 'shipments' | 'returns'>
/** Pieces of a line to put into a parcel. */
export interface Packed {
  variantId: string
  sku: string
  /** The name with its options. */
  name: string
  left: number
  /** For a bundle: the components of one piece. */
  components?: Order['products'][number]['components']
}

/** The pieces of each line that are in stock, in no parcel yet, and neither withdrawn from nor cancelled. */
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

/** The pieces on a packing slip: those left to ship, or if all have left already, everything that was shipped, for a reprint. */
export function packingSlipLines(order: Parcels): Packed[] {
  const left = leftToShip(order)
  return left.length > 0 || order.shipments.length === 0 ? left : leftToShip({ ...order, shipments: [], returns: [] })
}

/** Pieces with each bundle replaced by its components. */
export const singlePieces = (pieces: Packed[]): Pick<Packed, 'sku' | 'name' | 'left'>[] =>
  pieces.flatMap(
    ({ components, ...piece }) =>
      components?.map((one) => ({ sku: one.sku, name: nameOf(one), left: one.quantity * piece.left })) ?? [piece],
  )

/** The total weight of pieces in grams, by the weight of each variant; `isWhole` if all weights are known. */
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
