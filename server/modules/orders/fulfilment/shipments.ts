import type { Config } from '#server/config.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { returnWindows } from './return-windows.ts'

const insertShipment = statement(
  'orders.insertShipment',
  {
    id: 'uuid',
    order: 'uuid',
    carrier: 'text',
    number: 'text',
    url: 'text',
    now: 'timestamptz',
    positions: 'int4[]',
    quantities: 'int4[]',
  },
  {},
  `
  with sent as (
    insert into shipments (id, order_id, carrier, tracking_number, tracking_url, shipped_at) values ($1, $2, $3, $4, $5, $6)
    returning id, order_id)
  insert into shipment_lines (shipment_id, order_id, position, quantity)
  select sent.id, sent.order_id, l.position, l.quantity from sent, unnest($7::int[], $8::int[]) as l (position, quantity)`,
)
const deliver = statement(
  'orders.deliverShipments',
  { order: 'uuid', shipment: 'uuid?', now: 'timestamptz' },
  {},
  `update shipments set delivered_at = $3 where order_id = $1 and delivered_at is null and ($2::uuid is null or id = $2)`,
)
const delivered = statement(
  'orders.setDelivered',
  { id: 'uuid', now: 'timestamptz', returnUntil: 'timestamptz?', withdrawUntil: 'timestamptz?' },
  {},
  `update orders set delivered_at = $2, return_until = $3, withdraw_until = $4 where id = $1 and delivered_at is null`,
)

interface NewShipment {
  id: string
  orderId: string
  carrier: string
  trackingNumber: string
  trackingUrl: string
  lines: { position: number; quantity: number }[]
}

/** Records a parcel that has left. */
export async function insert(tx: Tx, { id, orderId, carrier, trackingNumber, trackingUrl, lines }: NewShipment, now: Date): Promise<void> {
  await insertShipment.run(tx, {
    id,
    order: orderId,
    carrier,
    number: trackingNumber,
    url: trackingUrl,
    now,
    positions: lines.map(({ position }) => position),
    quantities: lines.map(({ quantity }) => quantity),
  })
}

/** Marks one parcel of an order as delivered, or all that are on their way; returns how many there were. */
export const markDelivered = (tx: Tx, orderId: string, shipmentId: string | null, now: Date): Promise<number> =>
  deliver.run(tx, { order: orderId, shipment: shipmentId, now })

/** Records when the last parcel arrived and until when the order may be returned. */
export const setDelivered = async (tx: Tx, orderId: string, config: Config, now: Date): Promise<void> =>
  void (await delivered.run(tx, { id: orderId, now, ...returnWindows(config, now) }))
