import { limits } from '#contract/limits.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import type { OrderRow } from '../order/rows.ts'

const insert = statement(
  'orders.insertRefundNote',
  { id: 'uuid', order: 'uuid', author: 'uuid', text: 'text', at: 'timestamptz', isRefund: 'bool' },
  {},
  `insert into order_notes (id, order_id, author, text, at, is_refund) values ($1, $2, $3, $4, $5, $6)`,
)

type Pieces = { variantId: string; quantity: number }[]

/**
 * Adds a note for staff: who made the refund, and which pieces went back into stock; the order's history has the amount and the reason.
 * `before` is the order before the refund.
 */
export async function addRefundNote(
  tx: Tx,
  before: OrderRow,
  after: OrderRow,
  restocked: Pieces,
  { now, caller }: SignedInContext,
): Promise<void> {
  const isRefund = after.refunds.length > before.refunds.length
  const named = restocked.map(
    ({ variantId, quantity }) => `${quantity} × ${before.lines.find((line) => line.variantId === variantId)?.name ?? ''}`,
  )
  const text = named.length > 0 ? `Back in stock: ${named.join(', ')}`.slice(0, limits.order.noteMax) : ''
  if (isRefund || text !== '') await insert.run(tx, { id: newId(now), order: before.id, author: caller.userId, text, at: now, isRefund })
}
