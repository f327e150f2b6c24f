import { serverLimits } from '#contract/server-limits.ts'
import type { Database } from '#server/db/pool.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { amountToPay } from '../order/due.ts'
import { lockIfThere } from '../order/find-order.ts'
import { signOrderLink } from '../order/links.ts'
import { presentOrder } from '../views/present.ts'
import { unpaidMail } from './mail.ts'

/** The job that sends a reminder for a card order that isn't paid yet. */
export const remindJob = 'orders.remindToPay'

/** Runners aren't notified of the job: they look for due ones at least every minute, which is soon enough here. */
const queueJob = statement(
  'orders.queueReminder',
  { id: 'uuid', name: 'text', order: 'uuid', at: 'timestamptz', now: 'timestamptz' },
  {},
  `insert into jobs (id, name, data, run_at, created_at) values ($1, $2, jsonb_build_object('order', $3::uuid), $4, $5)`,
)

/**
 * Schedules a payment reminder to the buyer of a new order. It's sent some minutes later and only if the order is still unpaid, as most
 * buyers pay right away.
 */
export async function queueReminder(tx: Tx, order: string, now: Date): Promise<void> {
  const at = new Date(now.getTime() + serverLimits.card.remindMinutes * 60_000)
  await queueJob.run(tx, { id: newId(now), name: remindJob, order, at, now })
}

/** Mails the link to pay, unless the order is paid or canceled by then, or its time to pay is over. */
export async function remindToPay(
  database: Database,
  order: string,
  { config, signingSecret, now }: Pick<RequestContext, 'config' | 'signingSecret' | 'now'>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockIfThere(tx, order)
    if (!row || amountToPay(row) === 0 || row.pay_until === null || row.pay_until <= now) return
    const token = signOrderLink(signingSecret, row.id, now)
    await queueMessage(tx, unpaidMail(presentOrder(row, now), token, configForLocale(config, row.locale), now), now)
  })
}
