import { isGoods } from '../lines/goods.ts'
import { isPaidBack, type Paid } from './paid-back.ts'
import type { OrderRow } from './rows.ts'

export interface ReturnablePiece {
  variantId: string
  position: number
  /** How many pieces are neither returned nor on their way back. */
  quantity: number
}

/**
 * The pieces of an order that can still go back: those that were bought, less those in a return that wasn't rejected and those that staff
 * refunded without one. Gift cards and files can't be returned.
 */
export function leftToReturn({ lines, returns }: Pick<OrderRow, 'lines' | 'returns'>): ReturnablePiece[] {
  const taken = new Map<string, number>()
  for (const { variantId, quantity } of returns.filter(({ state }) => state !== 'rejected').flatMap((one) => one.lines))
    taken.set(variantId, (taken.get(variantId) ?? 0) + quantity)
  return lines
    .map((line, position) => ({
      variantId: line.variantId,
      position,
      quantity: isGoods(line) ? line.quantity - (taken.get(line.variantId) ?? 0) - (line.refundedQuantity ?? 0) : 0,
    }))
    .filter(({ quantity }) => quantity > 0)
}

type Windows = Paid & Pick<OrderRow, 'lines' | 'returns' | 'return_until' | 'withdraw_until' | 'shipping_status'>

type Withdrawable = Paid & Pick<OrderRow, 'lines' | 'returns' | 'is_withdrawable' | 'shipping_status' | 'payment_method' | 'exchange_of'>

/**
 * Whether the buyer of an order that isn't delivered yet may withdraw from the contract: a contract exists, and pieces are left that can go
 * back and that haven't been paid back.
 */
export function isWithdrawableNow(row: Withdrawable): boolean {
  const isConcluded = row.payment_status === 'Paid' || (row.payment_method === 'COD' && row.payment_status === 'Pending')
  const isOpen = row.is_withdrawable && row.shipping_status !== 'Delivered' && row.order_status !== 'Cancelled' && row.exchange_of === null
  return isConcluded && isOpen && !isPaidBack(row) && leftToReturn(row).length > 0
}

/** Whether a withdrawal waits for staff to cancel the order, of which nothing has left the shop. */
export const isWithdrawn = ({ returns }: Pick<OrderRow, 'returns'>): boolean =>
  returns.some(({ kind, state }) => kind === 'withdrawal' && state === 'requested')

/** Whether a return is a withdrawal from goods that never left the shop: nothing is to be sent back. */
export const isUnsent = (
  { shipping_status }: Pick<OrderRow, 'shipping_status'>,
  { kind }: Pick<OrderRow['returns'][number], 'kind'>,
): boolean => kind === 'withdrawal' && shipping_status === 'NotYetShipped'

/** How many pieces of a variant were withdrawn from or cancelled, and so no longer have to leave the shop. */
export const unsentPieces = ({ returns }: Pick<OrderRow, 'returns'>, variantId: string): number =>
  returns
    .filter(({ kind }) => kind !== 'return')
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)

/**
 * The end of a return or withdrawal window that is still open; null if it's over, or if nothing of the order can still go back or be
 * refunded.
 */
export function openUntil(row: Windows, window: 'return_until' | 'withdraw_until', now: Date): Date | null {
  const until = row[window]
  const isOpen = until !== null && until > now && row.shipping_status === 'Delivered'
  return isOpen && !isPaidBack(row) && leftToReturn(row).length > 0 ? until : null
}
