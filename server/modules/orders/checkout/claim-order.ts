import type { claimOrder as contract } from '#contract/order-changes.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Order } from '#contract/order.ts'
import { refuse } from '#contract/refuse.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { lockVisible, readOrder } from '../order/find-order.ts'
import { translateOrder } from '../views/in-language.ts'
import { presentOrder } from '../views/present.ts'

/** Claims an order for an account with its email. Every email of an account was proved. */
const claim = statement(
  'orders.claim',
  { order: 'uuid', user: 'uuid' },
  {},
  `update orders o set user_id = u.id from users u where o.id = $1 and u.id = $2 and o.user_id is null and u.email = o.email`,
)

/**
 * Saves an order that was placed as a guest to the caller's account. Refuses an order that has another email or belongs to someone already.
 * Idempotent.
 */
export async function claimOrder(tx: Tx, input: ParsedOf<typeof contract>, context: SignedInContext): Promise<Order> {
  const { id, user_id } = await lockVisible(tx, input, context)
  const { userId } = context.caller
  if (user_id !== userId && (await claim.run(tx, { order: id, user: userId })) === 0) throw refuse('ORDER_BELONGS_TO_ANOTHER_EMAIL')
  return translateOrder(presentOrder(await readOrder(tx, id), context.now), context.config)
}
