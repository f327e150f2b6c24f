import type { Order } from '#contract/orders.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import type { Settled } from './refund-shares.ts'

type Method = Order['refunds'][number]['method']

/** What went back. Minor units. */
export type Refunded = Order['refunds'][number] & { value: number }

const settled = statement(
  'orders.settled',
  { order: 'uuid' },
  { value: 'int8', points: 'int8', points_cost: 'int8', as_points: 'int8' },
  `
  select coalesce(sum(value), 0)::int8 as value, coalesce(sum(points_returned), 0)::int8 as points,
    coalesce(sum(points_returned_cost), 0)::int8 as points_cost, coalesce(sum(amount) filter (where method = 'points'), 0)::int8 as as_points
  from order_refunds where order_id = $1`,
)
const insertRefund = statement(
  'orders.insertRefund',
  {
    id: 'uuid',
    order: 'uuid',
    return: 'uuid?',
    amount: 'int4',
    method: textOf<Method>(),
    value: 'int4',
    returned: 'int4',
    returnedCost: 'int4',
    given: 'int4',
    taken: 'int4',
    reason: 'text',
    now: 'timestamptz',
  },
  {},
  `
  insert into order_refunds (id, order_id, return_id, amount, method, value, points_returned, points_returned_cost, points_given, points_taken, reason, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
)

/** What of an order went back by now, and how much of its money (minor units) as points. */
export async function settledOf(tx: Tx, orderId: string): Promise<{ settled: Settled; as_points: number }> {
  const { value, points, points_cost, as_points } = (await settled.one(tx, { order: orderId }))!
  return { settled: { value, points, pointsCost: points_cost }, as_points }
}

interface NewRefund {
  id: string
  orderId: string
  returnId: string | null
  amount: number
  method: Method
  value: number
  pointsReturned: number
  pointsCost: number
  pointsGiven: number
  pointsTaken: number
  reason: string
}

/** Writes down what went back. Minor units. */
export async function insert(tx: Tx, { orderId, returnId, ...refund }: NewRefund, now: Date): Promise<void> {
  const { pointsReturned: returned, pointsCost: returnedCost, pointsGiven: given, pointsTaken: taken, ...rest } = refund
  await insertRefund.run(tx, { ...rest, order: orderId, return: returnId, returned, returnedCost, given, taken, now })
}
