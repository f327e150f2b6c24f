import { taxOf } from '#server/modules/pricing/pricing.ts'
import type { OrderTaxes } from '../lines/order-taxes.ts'
import type { OrderRow, StoredLine } from '../order/rows.ts'

interface Piece {
  position: number
  worth: number
  tax: number
  variant: { variant_id: string } | undefined
}

/**
 * The taxes of the order that replaces pieces, at the rates of the replaced pieces. A replacement at the same price has exactly the same
 * tax.
 */
export function exchangedTaxes(
  { taxes, lines: bought }: Pick<OrderRow, 'taxes' | 'lines'>,
  lines: StoredLine[],
  pieces: Piece[],
): OrderTaxes | null {
  if (!taxes) return null
  const { inclusive, name, shipping } = taxes
  return {
    name,
    inclusive,
    lines: lines.map(({ variantId, totalPrice, discount }) => {
      const its = pieces.filter(({ variant }) => variant?.variant_id === variantId)
      const original = bought[its[0]!.position]!.variantId
      const rate = taxes.lines.find((line) => line.variantId === original)?.rate ?? 0
      const paid = totalPrice - discount
      const { tax, taxIncluded } = taxOf(paid, rate, { inclusive, rates: {}, shippingRate: 0 })
      const isSame = !inclusive && paid === its.reduce((sum, { worth }) => sum + worth, 0)
      const onTop = isSame ? its.reduce((sum, one) => sum + one.tax, 0) : tax
      return { variantId, rate, net: paid - taxIncluded, amount: onTop + taxIncluded }
    }),
    shipping: { ...shipping, net: 0, amount: 0 },
  }
}
