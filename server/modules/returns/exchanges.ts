import type { FieldErrors } from '#contract/refusal.ts'
import { isFault, type ReturnReason } from '#contract/return-reasons.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale, translationLocale } from '#server/http/locale.ts'
import { findVariants } from '#server/modules/catalogue/catalogue.ts'
import { isPaidBack, type OrderRow, placeExchange } from '#server/modules/orders/orders.ts'
import * as queries from './queries.ts'
import { returnedLineValue } from './value.ts'

type Return = OrderRow['returns'][number]
interface ExchangeRequest {
  lines: { variantId: string; exchangeVariantId?: string | undefined }[]
  reason: ReturnReason | null
}

/**
 * Refuses an exchange for anything but a variant of the same product that is on sale and is neither a bundle nor digital. The same variant
 * is allowed only if something is wrong with the piece. Stock is checked on approval.
 */
export async function refuseInvalidExchanges(tx: Tx, row: OrderRow, { lines, reason }: ExchangeRequest, now: Date): Promise<void> {
  const wanted = lines.map((one) => (one.exchangeVariantId === undefined ? undefined : wantedOf(row, one.variantId, one.exchangeVariantId)))
  const found = await findVariants(
    tx,
    wanted.filter((one) => one !== undefined),
    now,
  )
  const problems: FieldErrors = {}
  for (const [index, one] of wanted.entries()) {
    const variant = one && found.find((each) => each?.variant_id === one.variantId)
    const isSame = one?.variantId === lines[index]!.variantId
    if (one && (!variant?.active || variant.components || variant.is_digital || (isSame && !isFault(reason))))
      problems[`lines.${index}.exchangeVariantId`] = ['Not available']
  }
  if (Object.keys(problems).length > 0) throw refuse('CAN_NOT_RETURN_ITEMS', problems)
}

/** The wanted variant with the line's product, so that a variant of another product isn't found. */
const wantedOf = ({ lines }: OrderRow, variantId: string, exchangeVariantId: string) => ({
  productId: lines.find((line) => line.variantId === variantId)?.productId ?? '',
  variantId: exchangeVariantId,
})

interface Approved {
  one: Return
  exchanges: { variantId: string; exchangeVariantId: string | null }[]
}

/** Places the order for a return's exchanges, as its buyer requested or as staff decided. */
export async function orderExchange(tx: Tx, row: OrderRow, { one, exchanges }: Approved, context: RequestContext): Promise<void> {
  const decided = new Map(exchanges.map(({ variantId, exchangeVariantId }) => [variantId, exchangeVariantId]))
  const positionOf = (variantId: string) => row.lines.findIndex((line) => line.variantId === variantId)
  const pieces = one.lines.flatMap((line, index) => {
    const variantId = decided.has(line.variantId) ? decided.get(line.variantId) : line.exchange?.variantId
    return variantId ? [{ line, index, variantId }] : []
  })
  if (exchanges.length > 0) {
    const exchanged = pieces.map(({ line }) => positionOf(line.variantId))
    await queries.setExchanges.run(tx, { id: one.id, exchanged, exchanges: pieces.map(({ variantId }) => variantId) })
  }
  if (pieces.length === 0) return
  // A refunded order's returned pieces can't pay for an exchange.
  if (isPaidBack(row)) throw refuse('NOTHING_TO_REFUND', { order: ['has been refunded in full'] })
  const variants = await findVariants(
    tx,
    pieces.map(({ line, variantId }) => wantedOf(row, line.variantId, variantId)),
    context.now,
    translationLocale(configForLocale(context.config, row.locale)),
  )
  const exchanged = pieces.map(({ line, index }, exchangedIndex) => ({
    index,
    position: positionOf(line.variantId),
    quantity: line.quantity,
    ...returnedLineValue(row, line),
    variant: variants[exchangedIndex],
  }))
  await placeExchange(tx, row, { returnId: one.id, pieces: exchanged }, context)
}
