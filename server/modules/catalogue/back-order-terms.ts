/** The terms of back-ordering a variant; null in SQL if it can't be back-ordered. */
export interface BackOrderTerms {
  /** The number of pieces that can be ordered beyond the stock. */
  left: number
  isPreOrder: boolean
  /** The ship date; null if unknown. */
  shipsOn: string | null
}

/** The terms of variant `v`. A deal sells no more pieces than it has left. */
export const backOrderSql = `case when v.back_order_limit is not null then json_build_object(
  'left', greatest(0, least(v.back_order_limit - v.back_ordered, deal.left - v.stock)), 'isPreOrder', v.is_pre_order, 'shipsOn', v.ships_on) end`

interface Sold {
  stock: number
  back_order: BackOrderTerms | null
}

/** The number of pieces that can be ordered now, including back-orders. */
export const availableOf = ({ stock, back_order }: Sold): number => stock + (back_order?.left ?? 0)

/** The number of pieces in a quantity that would be back-ordered. */
export const quantityToBackOrder = ({ stock, back_order }: Sold, quantity: number): number =>
  back_order === null ? 0 : Math.max(0, Math.min(quantity - stock, back_order.left))

/** Why this quantity of a variant isn't available; undefined if it is. */
export function shortage(variant: Sold, quantity: number): string | undefined {
  const available = availableOf(variant)
  if (quantity <= available) return undefined
  return available === 0 ? 'Out of stock' : `Only ${available} left`
}
