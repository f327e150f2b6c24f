import type { Order } from '#contract/order.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import type { SettledRefunds } from './refund-shares.ts'

type Method = Order['refunds'][number]['method']

/** One refund. Amounts in minor units. */
export type Refunded = Omit<Order['refunds'][number], 'beyondTotal'> & { value: number }

const settled = statement(
  'orders.settled',
  { order: 'uuid' },
  { value: 'int8', points: 'int8', points_cost: 'int8', as_points: 'int8', elsewhere: 'int8', credit: 'int8' },
  `
  select coalesce(sum(value), 0)::int8 as value, coalesce(sum(points_returned), 0)::int8 as points,
    coalesce(sum(points_returned_cost), 0)::int8 as points_cost, coalesce(sum(amount) filter (where method = 'points'),
    0)::int8 as as_points, coalesce(sum(amount) filter (where method not in ('card', 'exchange')), 0)::int8 as elsewhere,
    coalesce(sum(credit_returned), 0)::int8 as credit
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
    credit: 'int4',
  },
  {},
  `
  insert into order_refunds (id, order_id, return_id, amount, method, value, points_returned, points_returned_cost, points_given,
    points_taken, reason, at, credit_returned)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
)

interface SettledOrder {
  settled: SettledRefunds
  /** Parts of the refunded money, in minor units: what was paid as points, and what went neither to the card nor to an exchange. */
  as_points: number
  elsewhere: number
}

/** The sums of an order's refunds so far. */
export async function settledOf(tx: Db | Tx, orderId: string): Promise<SettledOrder> {
  const { value, points, points_cost, as_points, elsewhere, credit } = (await settled.one(tx, { order: orderId }))!
  return { settled: { value, points, pointsCost: points_cost, credit }, as_points, elsewhere }
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
  creditReturned: number
  reason: string
}

/** Inserts a refund. Amounts in minor units. */
export async function insert(tx: Tx, { orderId, returnId, ...refund }: NewRefund, now: Date): Promise<void> {
  const {
    pointsReturned: returned,
    pointsCost: returnedCost,
    pointsGiven: given,
    pointsTaken: taken,
    creditReturned: credit,
    ...rest
  } = refund
  await insertRefund.run(tx, { ...rest, order: orderId, return: returnId, returned, returnedCost, given, taken, credit, now })
}

const byId = statement(
  'orders.refundById',
  { id: 'uuid' },
  {
    at: 'timestamptz',
    amount: 'int4',
    method: textOf<Method>(),
    value: 'int4',
    returned: 'int4',
    given: 'int4',
    taken: 'int4',
    credit: 'int4',
  },
  `
  select at, amount, method, value, points_returned as returned, points_given as given, points_taken as taken, credit_returned as credit
  from order_refunds where id = $1`,
)

/** Finds a refund by its id; undefined if there is none. */
export async function refundById(tx: Tx, id: string): Promise<Refunded | undefined> {
  const row = await byId.one(tx, { id })
  if (!row) return undefined
  const { at, amount, method, value, returned, given, taken, credit } = row
  return {
    at: at.toISOString(),
    amount,
    method,
    value,
    pointsReturned: returned,
    pointsGiven: given,
    pointsTaken: taken,
    creditReturned: credit,
  }
}

/** Reduces the amount that a refund sends to the card by a part; updates no row if the part is all of it. */
export const reduceCardRefund = statement(
  'orders.reduceCardRefund',
  { id: 'uuid', amount: 'int4' },
  {},
  `update order_refunds set amount = amount - $2 where id = $1 and amount > $2`,
)
/** Records that all of a refund went back in another way than to the card. */
export const setMethod = statement(
  'orders.setRefundMethod',
  { id: 'uuid', method: textOf<Method>(), given: 'int4' },
  {},
  `update order_refunds set method = $2, points_given = $3 where id = $1`,
)
