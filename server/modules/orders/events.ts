import type { Order } from '#contract/order.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'

const insertEvent = statement(
  'orders.insertEvent',
  { id: 'uuid', order: 'uuid', event: 'text', note: 'text', now: 'timestamptz', amount: 'int4?' },
  {},
  `insert into order_events (id, order_id, event, at, note, amount) values ($1, $2, $3, $5, $4, $6)`,
)

/** Adds to an order's history what changes none of its states; the buyer reads the note, and an amount (minor units of the order) that it's about. */
export const noteEvent = async (
  tx: Tx,
  orderId: string,
  event: Order['timeline'][number]['event'],
  note: string,
  now: Date,
  amount: number | null = null,
): Promise<void> => void (await insertEvent.run(tx, { id: newId(now), order: orderId, event, note, now, amount }))
