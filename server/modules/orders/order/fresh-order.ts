import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { columns, type OrderRow } from './rows.ts'
import { eventsJson, linesJson } from './order-columns-sql.ts'

/**
 * Columns whose values are known for a fresh order. They aren't read, since each column costs both the database and the server something.
 */
const known = () =>
  ({
    order_status: 'Pending',
    payment_status: 'Pending',
    shipping_status: 'NotYetShipped',
    edits: 0,
    gift_card_cost: 0,
    gift_card_refunded: 0,
    refunded: 0,
    refunds: [],
    exchange_of: null,
    exchange_number: null,
    returns: [],
    waiting: null,
    shipments: [],
    reviewed: [],
  }) satisfies Partial<OrderRow>

type FreshColumns = Omit<typeof columns, keyof ReturnType<typeof known>>
const freshColumns = Object.fromEntries(Object.entries(columns).filter(([name]) => !(name in known()))) as FreshColumns
const computed: Record<string, string> = { lines: `${linesJson('null')} as lines`, events: `${eventsJson} as events` }
const select = (of: object) =>
  Object.keys(of)
    .map((name) => computed[name] ?? `o.${name}`)
    .join(', ')
const isFresh = `o.id = $1 and o.order_status = 'Pending' and o.payment_status = 'Pending' and o.shipping_status = 'NotYetShipped'
    and o.edits = 0 and o.gift_card_cost = 0 and o.refunded = 0 and o.exchange_of is null and not o.has_back_orders`

const fresh = statement('orders.fresh', { id: 'uuid' }, freshColumns, `select ${select(freshColumns)} from orders o where ${isFresh}`)

/**
 * Reads a fresh order: it waits for all of its money, and none of it was sent, edited, back-ordered, refunded or reviewed, so two tables
 * besides its own are read instead of twelve. Undefined for any other order.
 */
export async function freshOrder(db: Db | Tx, id: string): Promise<OrderRow | undefined> {
  const row = await fresh.one(db, { id })
  return row && { ...known(), ...row }
}

const { events: _, ...withoutHistory } = freshColumns
const lockedFresh = statement(
  'orders.lockFresh',
  { id: 'uuid' },
  withoutHistory,
  `
  select ${select(withoutHistory)} from orders o
  where ${isFresh} and o.xmin = (select seen.xmin from orders seen where seen.id = $1) for no key update of o`,
)

/**
 * Like `freshOrder`, but locks the order as `lockOrder` does, and leaves out its history, which no payment looks at. Also undefined if the
 * order changed while this waited for the lock: PostgreSQL would return the new row with the old lines.
 */
export async function lockFreshOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const row = await lockedFresh.one(tx, { id })
  return row && { ...known(), events: [], ...row }
}
