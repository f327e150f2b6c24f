import type { Tx } from '#server/db/statement.ts'
import { dropCustomer } from './cancel.ts'
import * as queries from './queries.ts'

export { exportDeliveries } from './present.ts'

/**
 * Deletes a person's repeat deliveries, which ends them, and queues the deletion of their cards at the payment provider. Call it before
 * their orders are erased.
 */
export async function eraseDeliveries(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const { customer_id: customer, card_session_id: page } of await queries.erase.all(tx, { user: userId }))
    await dropCustomer(tx, customer, now, page)
}
