import type { Tx } from '#server/db/statement.ts'
import {
  changeStockWithBackOrders,
  returnStock,
  deductOrBackOrder,
  deductStock,
  quantityToBackOrder,
} from '#server/modules/catalogue/catalogue.ts'
import { isGoods } from '../lines/goods.ts'
import type { Line } from '../lines/lines.ts'
import type { OrderRow, StoredLine, StoredBackOrder } from './rows.ts'

/** The back-ordered pieces of lines that are about to be stored; null if there are none. */
export function backOrderedPieces(lines: StoredLine[]): StoredBackOrder[] | null {
  const waiting = lines.flatMap(({ variantId, backOrder }) => (backOrder ? [{ variantId, ...backOrder }] : []))
  return waiting.length === 0 ? null : waiting
}

/** How many pieces of a variant an order waits for. */
export const backOrderedQuantity = ({ waiting }: Pick<OrderRow, 'waiting'>, variantId: string): number =>
  waiting?.find((one) => one.variantId === variantId)?.quantity ?? 0

/** Whether pieces of a locked order wait for stock. Only changes of the order itself can make more of them wait. */
export const hasBackOrders = ({ waiting }: Pick<OrderRow, 'waiting'>): boolean => waiting !== null && waiting.length > 0

interface Cause {
  orderId: string
  now: Date
}

/** Deducts the stock of an order with the commit. Pieces that aren't in stock are back-ordered, as the buyer was told. */
export function deductOrderStock(tx: Tx, lines: Line[], cause: Cause): void {
  const taken = lines.map(({ variant, quantity }) => ({
    variantId: variant.variant_id,
    quantity,
    components: variant.components,
    // This is the shop's price, in its own currency.
    price: variant.price,
    deal: variant.deal_left === null ? null : variant.deal_id,
    waits: quantityToBackOrder(variant, quantity),
  }))
  if (taken.some(({ waits }) => waits > 0)) deductOrBackOrder(tx, taken, cause)
  else deductStock(tx, taken, cause)
}

/** Returns the stock of a locked order with the commit: back orders are cancelled first, and the rest goes back into stock. */
export function returnOrderStock(tx: Tx, row: OrderRow, now: Date): void {
  const goods = row.lines.filter(isGoods)
  if (goods.length === 0) return
  const cause = { orderId: row.id, now }
  const given = goods.map(({ variantId, quantity, components }) => ({ variantId, quantity: -quantity, components, waits: 0, deal: null }))
  if (hasBackOrders(row)) changeStockWithBackOrders(tx, given, cause)
  else returnStock(tx, goods, { ...cause, kind: 'cancel' })
}
