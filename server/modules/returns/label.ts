import type { ParsedOf } from '#contract/endpoint.ts'
import type { Order } from '#contract/order.ts'
import { refuse } from '#contract/refuse.ts'
import type { setReturnLabel as contract } from '#contract/returns.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { lockOrder, presentOrder, readOrder, recordEvent } from '#server/modules/orders/orders.ts'
import { queueReturnMail } from './mail.ts'
import * as queries from './queries.ts'

/** Gives an approved return a label for its parcel, and mails it to the buyer; the same label again changes nothing and sends nothing. */
export async function setReturnLabel(tx: Tx, { id, labelUrl }: ParsedOf<typeof contract>, context: RequestContext): Promise<Order> {
  const { now } = context
  const found = await queries.orderOf.one(tx, { id })
  if (!found) throw refuse('NOT_FOUND')
  const row = await lockOrder(tx, found.order_id)
  const isKnown = row.returns.some((one) => one.id === id && one.state === 'approved' && one.labelUrl === labelUrl)
  if (isKnown) return presentOrder(row, now)
  if ((await queries.setLabel.run(tx, { id, url: labelUrl, now })) === 0)
    throw refuse('RETURN_IS_NOT_IN_THAT_STATE', { state: ['is not approved'] })
  await recordEvent(tx, row.id, { event: 'RETURN_LABEL' }, now)
  const after = await readOrder(tx, row.id)
  await queueReturnMail(tx, after, { id, event: 'RETURN_LABEL' }, context)
  return presentOrder(after, now)
}
