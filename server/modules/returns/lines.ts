import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import type { ReturnablePiece } from '#server/modules/orders/orders.ts'

interface Named {
  variantId: string
  quantity: number
}

/** The named pieces; refuses, line by line, those that can't be returned (anymore) or are named twice. */
export function chosenPieces(named: Named[], left: ReturnablePiece[]): ReturnablePiece[] {
  const problems: FieldErrors = {}
  const seen = new Set<string>()
  const pieces = named.flatMap(({ variantId, quantity }, index) => {
    const piece = left.find((one) => one.variantId === variantId)
    if (!piece || seen.has(variantId)) problems[`lines.${index}.variantId`] = [piece ? 'Named twice' : 'Not left to be returned']
    else if (quantity > piece.quantity) problems[`lines.${index}.quantity`] = [`Only ${piece.quantity} left`]
    seen.add(variantId)
    return piece ? [{ ...piece, quantity }] : []
  })
  if (Object.keys(problems).length > 0) throw refuse('CAN_NOT_RETURN_ITEMS', problems)
  return pieces
}
