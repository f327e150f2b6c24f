import type { OrderSource } from '#contract/order-source.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'

const insertSource = statement(
  'orders.insertSource',
  { order: 'uuid', channel: 'text', source: 'text', campaign: 'text', at: 'timestamptz' },
  {},
  `insert into order_sources (order_id, channel, source, campaign, ordered_at) values ($1, $2, $3, $4, $5)`,
)
const findSource = statement(
  'orders.source',
  { order: 'uuid' },
  { channel: textOf<OrderSource['channel']>(), source: 'text', campaign: 'text' },
  `select channel, source, campaign from order_sources where order_id = $1`,
)

/** Records where an order came from. An order that came directly has no row. */
export const recordSource = (tx: Tx, { id, ordered_at }: { id: string; ordered_at: Date }, source: OrderSource): Promise<number> =>
  insertSource.run(tx, { order: id, ...source, at: ordered_at })

/** Where an order came from. */
export const readSource = async (db: Db | Tx, order: string): Promise<OrderSource> =>
  (await findSource.one(db, { order })) ?? { channel: 'direct', source: '', campaign: '' }
