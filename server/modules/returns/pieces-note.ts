import { lineInLocale } from '#contract/line-translation.ts'
import type { OrderRow, Piece } from '#server/modules/orders/orders.ts'

/** The note of an event about some pieces of an order, in the order's language: the pieces, and the reason if there is one. */
export function piecesNote({ lines, locale }: OrderRow, pieces: Piece[], reason = ''): string {
  const nameOf = (variantId: string) =>
    lineInLocale(
      lines.find((line) => line.variantId === variantId)!,
      locale ?? '',
    ).name
  const named = pieces.map(({ variantId, quantity }) => `${quantity} × ${nameOf(variantId)}`)
  return [named.join(', '), ...(reason === '' ? [] : [reason])].join('. ')
}
