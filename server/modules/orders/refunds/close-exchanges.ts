import type { Tx } from '#server/db/statement.ts'
import { readOrder } from '../order/find-order.ts'
import { isPaidBack } from '../order/paid-back.ts'
import type { OrderRow } from '../order/rows.ts'
import { closeRequests } from './closing-queries.ts'

type Return = OrderRow['returns'][number]

const isExchangeRequest = ({ kind, state, lines }: Return): boolean =>
  kind === 'return' && state === 'requested' && lines.some(({ exchange }) => exchange)

/**
 * Closes the exchange requests of a locked order once all of it went back, since nothing would pay for a replacement. A return without an
 * exchange stays open, as staff may want its pieces. Returns whether there was such a request.
 */
export async function closeExchanges(tx: Tx, { id, returns }: OrderRow, now: Date): Promise<boolean> {
  const requested = returns.filter(isExchangeRequest).map((one) => one.id)
  if (requested.length === 0 || !isPaidBack(await readOrder(tx, id))) return false
  await closeRequests.run(tx, { ids: requested, now })
  return true
}
