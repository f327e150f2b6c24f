import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { jsonb } from '#server/db/types.ts'
import type { Config } from '#server/config.ts'
import { translationLocale } from '#server/http/locale.ts'
import { translator } from '#server/text/text.ts'
import type { AgreedRepeat, Line } from '../lines/lines.ts'
import type { DiscountName } from '../lines/price-order.ts'
import type { OrderRow, StoredRepeat } from './rows.ts'

/** The job that starts the repeat deliveries of a paid order, or continues the one that placed it. */
export const startRepeatDeliveriesJob = 'repeatDeliveries.paid'
/** The job that adapts the repeat deliveries that began with an order after it was edited, cancelled, refunded or sent back. */
export const adaptRepeatDeliveriesJob = 'repeatDeliveries.orderOver'

/** The name of the discount for repeat deliveries, in the shop's first language and in the buyer's. */
export function repeatName(config: Config): DiscountName {
  const locale = translationLocale(config)
  const name = translator(config.locales[0])('repeat.discount')
  return { name, ...(locale !== null && { translation: { locale, name: translator(locale)('repeat.discount') } }) }
}

/**
 * The repeat deliveries of a line as they are stored. Each gets the id that it will have; an order that a repeat delivery placed keeps that
 * one's id.
 */
export const storedRepeats = ({ repeats }: Line, agreed: AgreedRepeat | null, now: Date): StoredRepeat[] | undefined =>
  repeats?.map((one) => ({ ...one, id: agreed?.id ?? newId(now) }))

/** How many pieces an order had for each of its repeat deliveries, by their id. */
export type RepeatPieces = Record<string, number>

const queueJob = statement(
  'orders.queueRepeats',
  { id: 'uuid', name: 'text', data: jsonb<{ order: string; pieces?: RepeatPieces }>(), now: 'timestamptz' },
  {},
  `
  with job as (insert into jobs (id, name, data, run_at, created_at) values ($1, $2, $3, $4, $4) returning id)
  select pg_notify('jobs', '') from job`,
)

/** Call this when an order was paid: starts or continues its repeat deliveries. */
export const startRepeatDeliveries = async (tx: Tx, { id, lines }: Pick<OrderRow, 'id' | 'lines'>, now: Date): Promise<void> => {
  if (lines.some(({ repeats }) => repeats))
    await queueJob.run(tx, { id: newId(now), name: startRepeatDeliveriesJob, data: { order: id }, now })
}

/** Call this when a paid order was cancelled or refunded in full: ends the repeat deliveries that began with it. */
export const endRepeatDeliveries = async (tx: Tx, { id, lines }: Pick<OrderRow, 'id' | 'lines'>, now: Date): Promise<void> => {
  if (lines.some(({ repeats }) => repeats))
    await queueJob.run(tx, { id: newId(now), name: adaptRepeatDeliveriesJob, data: { order: id }, now })
}

/**
 * Call this when the lines of an order were edited, or pieces of it were refunded: adapts its repeat deliveries to what is left of it. The
 * order is the one before the change.
 */
export const adaptRepeatDeliveries = async (tx: Tx, { id, lines }: Pick<OrderRow, 'id' | 'lines'>, now: Date): Promise<void> => {
  const repeats = lines.flatMap((line) => line.repeats ?? [])
  if (repeats.length === 0) return
  const pieces = Object.fromEntries(repeats.map((one) => [one.id, one.quantity]))
  await queueJob.run(tx, { id: newId(now), name: adaptRepeatDeliveriesJob, data: { order: id, pieces }, now })
}
