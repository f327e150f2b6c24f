import type { Tx } from '#server/db/statement.ts'
import { dropCustomer } from './cancel.ts'
import * as queries from './queries.ts'

export { exportDeliveries } from './present.ts'

/** Deletes a person's repeat deliveries, which ends them; their cards are deleted at the payment provider. Before their orders are erased. */
export async function eraseDeliveries(tx: Tx, userId: string, now: Date): Promise<void> {
  const customers = new Set((await queries.erase.all(tx, { user: userId })).map(({ customer_id }) => customer_id))
  for (const customer of customers) await dropCustomer(tx, customer, now)
}
