import type { Order } from '#contract/order.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'

const insertEvent = statement(
  'orders.insertEvent',
  { id: 'uuid', order: 'uuid', event: 'text', note: 'text', now: 'timestamptz', amount: 'int4?' },
  {},
  `insert into order_events (id, order_id, event, at, note, amount) values ($1, $2, $3, $5, $4, $6)`,
)

interface NewEvent {
  event: Order['timeline'][number]['event']
  /** Shown to the buyer. */
  note?: string
  /** The amount that the event is about, in minor units of the order's currency. */
  amount?: number | null
}

/** Adds an event to an order's history without changing its states. */
export const recordEvent = async (tx: Tx, orderId: string, { event, note = '', amount = null }: NewEvent, now: Date): Promise<void> =>
  void (await insertEvent.run(tx, { id: newId(now), order: orderId, event, note, now, amount }))
