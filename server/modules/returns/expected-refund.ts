import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import type * as contract from '#contract/returns.ts'
import type { Db } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { valueOfPart } from '#server/modules/invoices/invoices.ts'
import { partsToRefund, readOrder } from '#server/modules/orders/orders.ts'
import { leastShippingOf } from './least-shipping.ts'
import * as queries from './queries.ts'
import { creditedPart } from './value.ts'

/**
 * The amount that refunding a received return would give back now, in the order's currency, after what staff refunded before. Fails with
 * NOT_FOUND, and with RETURN_IS_NOT_IN_THAT_STATE if it isn't received, or is settled by an exchange.
 */
export async function expectedRefund(
  db: Db,
  { id }: ParsedOf<typeof contract.getExpectedRefund>,
  { config }: RequestContext,
): Promise<OutputOf<typeof contract.getExpectedRefund>> {
  const found = await queries.orderOf.one(db, { id })
  if (!found) throw refuse('NOT_FOUND')
  const row = await readOrder(db, found.order_id)
  const one = row.returns.find((each) => each.id === id)!
  if (one.state !== 'received') throw refuse('RETURN_IS_NOT_IN_THAT_STATE', { state: ['is not received'] })
  if (one.exchangeOrder !== null) throw refuse('RETURN_IS_NOT_IN_THAT_STATE', { exchangeOrder: ['is settled with the return'] })
  const { money, points, credit } = await partsToRefund(db, row, valueOfPart(creditedPart(row, one, leastShippingOf(row, config))))
  const inOrder = (amount: number) => major(amount, row.currency?.code)
  return { amount: inOrder(money), creditReturned: inOrder(credit), pointsReturned: row.user_id === null ? 0 : points }
}
