import { convertPrice } from '#contract/exchange.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { changeStockOf, type VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { postponed } from '#server/modules/shipping/shipping.ts'
import { insertOrder } from '../checkout/new-order.ts'
import { methodForRest } from '../edits/edit-parts.ts'
import { addedTax, type OrderTaxes } from '../lines/order-taxes.ts'
import { queueExchangeMail } from '../mails/exchange-mail.ts'
import { amountDue } from '../order/due.ts'
import { recordEvent } from '../order/events.ts'
import { readOrder } from '../order/find-order.ts'
import { allocateNumber } from '../order/order-numbers.ts'
import type { OrderRow, StoredLine } from '../order/rows.ts'
import { availableForExchange } from '../refunds/refund.ts'
import { storedLine } from '../views/present-line.ts'
import * as exchanges from './exchange-queries.ts'
import { exchangedTaxes } from './exchanged-taxes.ts'

/** Pieces of an order that another variant replaces. */
interface ExchangedPiece {
  /** The index of the line in the return, to name it in a refusal. */
  index: number
  position: number
  quantity: number
  /** What the buyer paid for these pieces, in minor units. */
  worth: number
  /** The tax that was added to that price, in minor units. */
  tax: number
  /** The variant that replaces them; undefined if it doesn't exist. */
  variant: VariantForSale | undefined
}

/**
 * Places the order that replaces pieces of a locked order. Its stock is taken now, the returned pieces will pay for it, and the buyer pays
 * the difference. A discount on a returned piece applies to its replacement as well. What staff refunded before pays for nothing. Refuses
 * variants that can't be sold, and an order of which nothing is left to pay.
 */
export async function placeExchange(
  tx: Tx,
  row: OrderRow,
  { returnId, pieces }: { returnId: string; pieces: ExchangedPiece[] },
  context: RequestContext,
): Promise<OrderRow> {
  const { now } = context
  refuseUnavailable(pieces)
  const lines = mergedLines(row, pieces)
  const taxes = exchangedTaxes(row, lines, pieces)
  const placed = exchangeRow(await allocateNumber(tx, context.config), row, { lines, taxes }, context)
  const worth = pieces.reduce((sum, one) => sum + one.worth + one.tax, 0)
  const value = Math.min(placed.total_cost, worth)
  const credit = await availableForExchange(tx, row, value)
  if (credit === 0 && value > 0) throw refuse('NOTHING_TO_REFUND', { order: ['has nothing left that could pay for an exchange'] })
  await insertOrder(tx, placed, null)
  await exchanges.setExchange.run(tx, { id: placed.id, returnId, credit, value })
  await recordEvent(tx, row.id, { event: 'EXCHANGE_PLACED', note: placed.number }, now)
  changeStockOf(
    tx,
    lines.map(({ variantId, quantity }) => ({ variantId, quantity, deal: null })),
    { orderId: placed.id, now },
  )
  const after = await readOrder(tx, placed.id)
  await queueExchangeMail(tx, after, row.number, context)
  return after
}

function refuseUnavailable(pieces: ExchangedPiece[]): void {
  const problems: FieldErrors = {}
  for (const { index, variant } of pieces) {
    const wanted = pieces.reduce((sum, one) => sum + (one.variant?.variant_id === variant?.variant_id ? one.quantity : 0), 0)
    if (!variant?.active || variant.components || variant.is_digital) problems[`lines.${index}`] = ['Not available']
    else if (variant.stock < wanted) problems[`lines.${index}`] = [variant.stock === 0 ? 'Out of stock' : `Only ${variant.stock} left`]
  }
  if (Object.keys(problems).length > 0) throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT', problems)
}

/**
 * Merges the pieces into one line per variant at its current price. The buyer pays the difference in price; the same variant again costs
 * them nothing.
 */
function mergedLines({ lines, currency }: OrderRow, pieces: ExchangedPiece[]): StoredLine[] {
  const merged = new Map<string, StoredLine>()
  for (const { position, quantity, worth, variant } of pieces) {
    const price = convertPrice(variant!.price, currency)
    const bought = lines[position]!
    const more = bought.variantId === variant!.variant_id ? 0 : price - bought.price
    const pays = Math.min(price * quantity, Math.max(0, worth + more * quantity))
    const before = merged.get(variant!.variant_id)
    const line = storedLine({ variant: variant!, quantity, price, discount: price * quantity - pays, gifts: 0, giftCard: null })
    const all = before ? before.quantity + quantity : quantity
    merged.set(line.variantId, {
      ...line,
      quantity: all,
      totalPrice: price * all,
      discount: line.discount + (before?.discount ?? 0),
    })
  }
  return [...merged.values()]
}

interface Exchanged {
  lines: StoredLine[]
  taxes: OrderTaxes | null
}

/** The shipping method of an order whose delivery begins now instead of when it was ordered. */
export const promisedFrom = (
  { shipping_method: method, ordered_at: at }: Pick<OrderRow, 'shipping_method' | 'ordered_at'>,
  { now, config }: Pick<RequestContext, 'now' | 'config'>,
): OrderRow['shipping_method'] => ({ ...method, ...postponed(method, at, { now, timeZone: config.shipping.timeZone }) })

function exchangeRow(number: string, row: OrderRow, { lines, taxes }: Exchanged, { now, config }: RequestContext): OrderRow {
  const productCost = lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const tax = taxes ? addedTax(taxes) : 0
  return {
    ...row,
    id: newId(now),
    number,
    order_status: 'Pending',
    shipping_status: 'NotYetShipped',
    payment_status: 'Pending',
    // Points and credit pay what they paid before. They pay a difference only if the buyer asked for it.
    payment_method: methodForRest(row.payment_method, config),
    shipping_method: { ...promisedFrom(row, { now, config }), price: 0 },
    product_cost: productCost,
    shipping_cost: 0,
    discount,
    tax,
    taxes,
    total_cost: productCost - discount + tax,
    ordered_at: now,
    lines,
    // Neither the words nor the wrapping of a gift belong to what replaces it.
    gift: null,
    events: [{ event: 'PLACED', at: now.toISOString(), note: '' }],
    points_spent: 0,
    points_cost: 0,
    credit_cost: 0,
    credits: [],
    // Bought gift cards stay with the order that they were bought in.
    gift_card_cost: 0,
    gift_card_refunded: 0,
    waiting: null,
    adjustments: [],
    pay_until: new Date(now.getTime() + serverLimits.exchange.days * dayMs),
  }
}

/** Finds and locks the order that replaces pieces of a return; undefined if there is none or it was cancelled. */
export async function lockExchange(tx: Tx, returnId: string): Promise<OrderRow | undefined> {
  const found = await exchanges.lockOfReturn.one(tx, { returnId })
  return found && readOrder(tx, found.id)
}

/** Extends the time to pay an exchange's order by the full number of days, because the returned pieces have arrived. */
export const extendExchange = async (tx: Tx, { id }: OrderRow, now: Date): Promise<void> =>
  void (await exchanges.extend.run(tx, { id, until: new Date(now.getTime() + serverLimits.exchange.days * dayMs) }))

/** Whether what was paid so far covers the whole order. */
export const isCovered = (row: OrderRow): boolean => row.paid_part >= amountDue(row)
