import type { Config } from '#server/config.ts'
import type { Job } from '#server/jobs/attempt.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { cancelUnpaid, noteRefundFailed, unpaidOrders } from '#server/modules/orders/orders.ts'
import {
  failRefund,
  payRefund,
  paymentsOf,
  type PaymentGateway,
  purgePaymentEvents,
  reconcile,
  refundJob,
} from '#server/modules/payments/payments.ts'
import type { Database } from '#server/db/pool.ts'

const minuteMs = 60_000
const dayMs = 1440 * minuteMs
const batch = 100
/** The provider's list is compared for so many days: an event may be that late. */
const reconcileDays = 3

interface Options {
  config: Config
  signingSecret: string
  gateway: PaymentGateway | null
  log: { error: (fields: object, message: string) => void }
}

/** Schedules what happens to card payments by themselves: refunds are paid, unpaid orders release their stock. */
export function registerPaymentJobs(jobs: JobRunner, { config, signingSecret, gateway, log }: Options): void {
  jobs.register(
    refundJob,
    (job, { database, now }) => payRefund(database, gateway, refundOf(job), now),
    (job, _, { database, now }) =>
      database.transaction(async (tx) => {
        const failed = await failRefund(tx, refundOf(job), now)
        if (failed) await noteRefundFailed(tx, failed, { config, signingSecret, now })
      }),
  )
  jobs.schedule('payments.expireUnpaid', minuteMs, (_, { database, now }) =>
    expireUnpaid(database, { config, signingSecret, gateway }, now),
  )
  jobs.schedule('payments.purge', dayMs, (_, { database, now }) => purgePaymentEvents(database.db, now))
  if (gateway)
    jobs.schedule('payments.reconcile', dayMs, async (_, { database, now }) => {
      for (const difference of await reconcile(database.db, gateway, new Date(now.getTime() - reconcileDays * dayMs)))
        log.error(difference, 'the payment provider and our books differ')
    })
}

const refundOf = ({ data }: Job): string => (data as { refund: string }).refund

/** Cancels the orders by card that nobody paid in time, each in its own transaction, and closes their open sessions at the provider. */
export async function expireUnpaid(database: Database, { config, signingSecret, gateway }: Omit<Options, 'log'>, now: Date): Promise<void> {
  for (;;) {
    const ids = await unpaidOrders(database.db, now, batch)
    for (const id of ids) {
      await database.transaction((tx) => cancelUnpaid(tx, id, { config, signingSecret, now }))
      const open = (await paymentsOf(database.db, id)).filter(({ status }) => status === 'open')
      // A session that stays open is no harm: what is paid late goes back, or revives the order.
      for (const { session_id } of open) await gateway?.expireSession(session_id).catch(() => {})
    }
    if (ids.length < batch) return
  }
}
