import { isGoods } from '../lines/goods.ts'
import type { OrderRow } from './queries.ts'
import { isWithdrawn, unsentPieces } from './returnable.ts'
import { isWaiting, waitsFor } from './waiting.ts'

export interface Piece {
  variantId: string
  position: number
  quantity: number
}

/** The pieces of an order that are in no parcel yet, without those that don't have to leave any more. Gift cards and files go by email. */
export function leftToShip(row: OrderRow): Piece[] {
  return row.lines
    .map((line, position) => ({
      variantId: line.variantId,
      position,
      quantity: isGoods(line) ? line.quantity - sentOf(row, line.variantId) - unsentPieces(row, line.variantId) : 0,
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** Without those that wait for stock: what there was of them when the order was locked, and that gets fewer only. */
export const withoutWaiting = (pieces: Piece[], row: OrderRow): Piece[] =>
  isWaiting(row)
    ? pieces
        .map((piece) => ({ ...piece, quantity: piece.quantity - waitsFor(row, piece.variantId) }))
        .filter(({ quantity }) => quantity > 0)
    : pieces

/**
 * What of a locked order is cancelled where all that waits of it is: nothing where that would be the whole order, or where its buyer has withdrawn from all of it.
 */
export function waitingToCancel(row: OrderRow): Piece[] {
  if (!isWaiting(row) || row.order_status === 'Cancelled' || isWithdrawn(row)) return []
  const left = leftToShip(row)
  const waiting = left
    .map((piece) => ({ ...piece, quantity: Math.min(piece.quantity, waitsFor(row, piece.variantId)) }))
    .filter(({ quantity }) => quantity > 0)
  return row.shipments.length > 0 || piecesIn(left) > piecesIn(waiting) ? waiting : []
}

/** How many pieces of a variant waited for stock that don't have to leave any more: its buyer withdrew from them. */
export function waitsInVain(row: OrderRow, variantId: string): number {
  const left = leftToShip(row).find((piece) => piece.variantId === variantId)?.quantity ?? 0
  return Math.max(0, waitsFor(row, variantId) - left)
}

/** The sum of these pieces. */
export const piecesIn = (pieces: { quantity: number }[]): number => pieces.reduce((sum, { quantity }) => sum + quantity, 0)

const sentOf = ({ shipments }: OrderRow, variantId: string): number =>
  piecesIn(shipments.flatMap(({ lines }) => lines).filter((line) => line.variantId === variantId))
