/** What of a variant can be ordered before it's there; null in SQL where it isn't sold so. */
export interface BackOrderTerms {
  /** How many pieces more, beyond the stock. */
  left: number
  isPreOrder: boolean
  /** A day; null where nobody knows. */
  shipsOn: string | null
}

/** The terms of variant `v` in its deal, which sells no more pieces than it has left. */
export const backOrderSql = `case when v.back_order_limit is not null then json_build_object(
  'left', greatest(0, least(v.back_order_limit - v.back_ordered, deal.left - v.stock)), 'isPreOrder', v.is_pre_order, 'shipsOn', v.ships_on) end`

interface Sold {
  stock: number
  back_order: BackOrderTerms | null
}

/** How many pieces can be ordered now, those that come later among them. */
export const availableOf = ({ stock, back_order }: Sold): number => stock + (back_order?.left ?? 0)

/** How many of so many pieces would have to wait. */
export const waitingOf = ({ stock, back_order }: Sold, quantity: number): number =>
  back_order === null ? 0 : Math.max(0, Math.min(quantity - stock, back_order.left))

/** Why so many pieces of a variant can't be had. */
export function shortage(variant: Sold, quantity: number): string | undefined {
  const available = availableOf(variant)
  if (quantity <= available) return undefined
  return available === 0 ? 'Out of stock' : `Only ${available} left`
}
