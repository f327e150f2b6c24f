import type { OrderRow } from './queries.ts'

export interface ReturnablePiece {
  variantId: string
  position: number
  /** How many are neither back nor on their way back. */
  quantity: number
}

/** What of an order can still go back: bought, less what is in a return that wasn't rejected. */
export function leftToReturn({ lines, returns }: Pick<OrderRow, 'lines' | 'returns'>): ReturnablePiece[] {
  const taken = new Map<string, number>()
  for (const { variantId, quantity } of returns.filter(({ state }) => state !== 'rejected').flatMap((one) => one.lines))
    taken.set(variantId, (taken.get(variantId) ?? 0) + quantity)
  return lines
    .map(({ variantId, quantity }, position) => ({ variantId, position, quantity: quantity - (taken.get(variantId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

type Windows = Pick<OrderRow, 'lines' | 'returns' | 'return_until' | 'withdraw_until' | 'shipping_status'>

/** The end of a time that isn't over, of an order of which something can still go back; null otherwise. */
export function openUntil(row: Windows, window: 'return_until' | 'withdraw_until', now: Date): Date | null {
  const until = row[window]
  const isOpen = until !== null && until > now && row.shipping_status === 'Delivered'
  return isOpen && leftToReturn(row).length > 0 ? until : null
}
