import { isGoods } from '../lines/goods.ts'
import { isWithdrawn, unsentPieces } from './returnable.ts'
import type { OrderRow } from './rows.ts'
import { hasBackOrders, backOrderedQuantity } from './back-orders.ts'

export interface Piece {
  variantId: string
  position: number
  quantity: number
}

/** The pieces of an order that are in no parcel yet and still have to leave. Gift cards and files go by email. */
export function leftToShip(row: OrderRow): Piece[] {
  return row.lines
    .map((line, position) => ({
      variantId: line.variantId,
      position,
      quantity: isGoods(line) ? line.quantity - sentOf(row, line.variantId) - unsentPieces(row, line.variantId) : 0,
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** Leaves out pieces that wait for stock, as counted when the order was locked; that count can only fall. */
export const withoutBackOrdered = (pieces: Piece[], row: OrderRow): Piece[] =>
  hasBackOrders(row)
    ? pieces
        .map((piece) => ({ ...piece, quantity: piece.quantity - backOrderedQuantity(row, piece.variantId) }))
        .filter(({ quantity }) => quantity > 0)
    : pieces

/**
 * The waiting pieces that can be cancelled from a locked order. Empty if that would be the whole order, or if its buyer has withdrawn from
 * all of it.
 */
export function backOrdersToCancel(row: OrderRow): Piece[] {
  if (!hasBackOrders(row) || row.order_status === 'Cancelled' || isWithdrawn(row)) return []
  const left = leftToShip(row)
  const waiting = left
    .map((piece) => ({ ...piece, quantity: Math.min(piece.quantity, backOrderedQuantity(row, piece.variantId)) }))
    .filter(({ quantity }) => quantity > 0)
  return row.shipments.length > 0 || totalQuantity(left) > totalQuantity(waiting) ? waiting : []
}

/** How many pieces of a variant wait for stock although they no longer have to leave, because the buyer withdrew from them. */
export function needlessBackOrders(row: OrderRow, variantId: string): number {
  const left = leftToShip(row).find((piece) => piece.variantId === variantId)?.quantity ?? 0
  return Math.max(0, backOrderedQuantity(row, variantId) - left)
}

/** The total quantity of these pieces. */
export const totalQuantity = (pieces: { quantity: number }[]): number => pieces.reduce((sum, { quantity }) => sum + quantity, 0)

const sentOf = ({ shipments }: OrderRow, variantId: string): number =>
  totalQuantity(shipments.flatMap(({ lines }) => lines).filter((line) => line.variantId === variantId))
