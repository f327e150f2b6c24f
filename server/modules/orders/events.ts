import type { Order } from '#contract/order.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'

const insertEvent = statement(
  'orders.insertEvent',
  { id: 'uuid', order: 'uuid', event: 'text', note: 'text', now: 'timestamptz' },
  {},
  `insert into order_events (id, order_id, event, at, note) values ($1, $2, $3, $5, $4)`,
)

/** Adds to an order's history what changes none of its states; the buyer reads the note. */
export const noteEvent = async (
  tx: Tx,
  orderId: string,
  event: Order['timeline'][number]['event'],
  note: string,
  now: Date,
): Promise<void> => void (await insertEvent.run(tx, { id: newId(now), order: orderId, event, note, now }))
