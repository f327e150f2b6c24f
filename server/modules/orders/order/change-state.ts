import { newId } from '#server/db/ids.ts'
import { statement, type Statement, type Tx } from '#server/db/statement.ts'
import { type Actor, type OrderStates, type StateName, transitions } from './states.ts'

const params = { id: 'uuid', from: 'text[]', to: 'text', eventId: 'uuid', event: 'text?', now: 'timestamptz', note: 'text' } as const
const columns = { moved: 'int4' } as const

/** Of several concurrent changes from the same state, only one updates the row. */
const moveTo = (column: string): Statement<typeof params, typeof columns> =>
  statement(
    `orders.move.${column}`,
    params,
    columns,
    `
    with moved as (update orders set ${column} = $3 where id = $1 and ${column} = any($2) returning id),
      recorded as (insert into order_events (id, order_id, event, at, note) select $4, id, $5::text, $6, $7 from moved
        where $5::text is not null)
    select count(*)::int as moved from moved`,
  )

const moves = {
  orderStatus: moveTo('order_status'),
  shippingStatus: moveTo('shipping_status'),
  paymentStatus: moveTo('payment_status'),
} satisfies Record<StateName, unknown>

interface Change<Name extends StateName> {
  orderId: string
  name: Name
  to: OrderStates[Name]
  by: Actor
  /** A note in the order's history; the buyer reads it. */
  note?: string
}

/**
 * Moves one state of an order and writes its history. Returns false if `by` may not do that, or if the order isn't in a state that leads
 * there.
 */
export async function changeState<Name extends StateName>(
  tx: Tx,
  { orderId, name, to, by, note = '' }: Change<Name>,
  now: Date,
): Promise<boolean> {
  const possible = transitions[name].filter((transition) => transition.to === to && transition.by.includes(by))
  const move = {
    id: orderId,
    from: possible.map(({ from }) => from),
    to,
    eventId: newId(now),
    event: possible[0]?.event ?? null,
    now,
    note,
  }
  const { moved } = (await moves[name].one(tx, move))!
  return moved > 0
}
