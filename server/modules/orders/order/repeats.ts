import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import type { Config } from '#server/config.ts'
import { translated } from '#server/http/locale.ts'
import { translator } from '#server/text/text.ts'
import type { AgreedRepeat, Line } from '../lines/lines.ts'
import type { DiscountName } from '../lines/price-order.ts'
import type { OrderRow, StoredRepeat } from './queries.ts'

/** The job that begins the repeat deliveries of an order that was paid by card, or goes on with the one that placed it. */
export const repeatJob = 'repeatDeliveries.paid'
/** The job that ends the repeat deliveries that began with an order which is over. */
export const repeatOverJob = 'repeatDeliveries.orderOver'

/** What the discount for repeat deliveries is called, in the shop's first language and in the buyer's. */
export function repeatName(config: Config): DiscountName {
  const locale = translated(config)
  const name = translator(config.locales[0])('repeat.discount')
  return { name, ...(locale !== null && { translation: { locale, name: translator(locale)('repeat.discount') } }) }
}

/** What of a line is delivered again, each with the id that its repeat delivery will have; of an order that one has placed, its own. */
export const storedRepeats = ({ repeats }: Line, agreed: AgreedRepeat | null, now: Date): StoredRepeat[] | undefined =>
  repeats?.map((one) => ({ ...one, id: agreed?.id ?? newId(now) }))

const queueJob = statement(
  'orders.queueRepeats',
  { id: 'uuid', name: 'text', order: 'text', now: 'timestamptz' },
  {},
  `
  with job as (insert into jobs (id, name, data, run_at, created_at) values ($1, $2, jsonb_build_object('order', $3::text), $4, $4) returning id)
  select pg_notify('jobs', '') from job`,
)

/** An order was paid: what of it is delivered again begins, or goes on. */
export const repeatPaid = async (tx: Tx, { id, lines }: Pick<OrderRow, 'id' | 'lines'>, now: Date): Promise<void> => {
  if (lines.some(({ repeats }) => repeats)) await queueJob.run(tx, { id: newId(now), name: repeatJob, order: id, now })
}

/** An order that was paid was cancelled, or all of it went back: so ends what of it was to be delivered again. */
export const repeatsOver = async (tx: Tx, { id, lines }: Pick<OrderRow, 'id' | 'lines'>, now: Date): Promise<void> => {
  if (lines.some(({ repeats }) => repeats)) await queueJob.run(tx, { id: newId(now), name: repeatOverJob, order: id, now })
}
