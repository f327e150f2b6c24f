import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { moneyOf } from './money-of.ts'
import type { OrderRow } from './queries.ts'
import { insertNote } from './staff-order-queries.ts'

interface Told {
  /** Of the buyer, in their words: it's in the order's history, too. */
  reason: string
  restocked: { variantId: string; quantity: number }[]
}

/** Writes down for staff who paid how much back and why, and what went into stock again. `before`: the order as it was. */
export async function noteRefundOf(
  tx: Tx,
  before: OrderRow,
  after: OrderRow,
  { reason, restocked }: Told,
  context: SignedInContext,
): Promise<void> {
  const { now, caller, config } = context
  const credit = (row: OrderRow) => row.refunds.reduce((sum, { creditReturned }) => sum + creditReturned, 0)
  const amount = after.refunded - before.refunded + credit(after) - credit(before)
  const named = restocked.map(
    ({ variantId, quantity }) => `${quantity} × ${before.lines.find((line) => line.variantId === variantId)?.name ?? ''}`,
  )
  const text = [
    amount > 0 ? `Refunded ${moneyOf(amount, before, config)}` : 'Refunded',
    ...(named.length > 0 ? [`Back in stock: ${named.join(', ')}`] : []),
    ...(reason === '' ? [] : [reason]),
  ].join('. ')
  await insertNote.run(tx, { id: newId(now), order: before.id, author: caller.userId, text, at: now })
}
