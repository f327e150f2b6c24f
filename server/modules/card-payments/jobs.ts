import { dayMs, hourMs, minuteMs } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import { Failures } from '#server/jobs/failures.ts'
import type { Job } from '#server/jobs/attempt.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { cancelUnpaid, unpaidOrders } from '#server/modules/orders/orders.ts'
import {
  requestedRefunds,
  GatewayError,
  payRefund,
  paymentsOf,
  type PaymentGateway,
  purgePaymentEvents,
  reconcile,
  refundJob,
} from '#server/modules/payments/payments.ts'
import type { Database } from '#server/db/pool.ts'
import { recordUnpayableRefund, settleRefund } from './settle-refund.ts'

const batch = 100
/** For how many days the provider's list is compared with the books: an event may be that late. */
const reconcileDays = 3

interface Options {
  config: Config
  signingSecret: string
  gateway: PaymentGateway | null
  log: { error: (fields: object, message: string) => void }
}

/** Schedules the background work of card payments: refunds are paid, unpaid orders release their stock. */
export function registerPaymentJobs(jobs: JobRunner, { config, signingSecret, gateway, log }: Options): void {
  jobs.register(
    refundJob,
    async (job, { database, now }) => {
      const paid = await payRefund(database, gateway, refundOf(job))
      if (paid) await database.transaction((tx) => settleRefund(tx, paid, { config, signingSecret, now }))
    },
    async (job, _, { database, now }) =>
      void (await database.transaction((tx) => recordUnpayableRefund(tx, refundOf(job), { config, signingSecret, now }))),
  )
  jobs.schedule('payments.expireUnpaid', minuteMs, (_, { database, now, stopping }) =>
    expireUnpaid(database, { config, signingSecret, gateway }, now, stopping),
  )
  jobs.schedule('payments.purge', dayMs, (_, { database, now }) => purgePaymentEvents(database.db, now))
  if (!gateway) return
  jobs.schedule('payments.checkRefunds', hourMs, (_, { database, now }) => checkRefunds(database, { config, signingSecret, gateway }, now))
  jobs.schedule('payments.reconcile', dayMs, async (_, { database, now }) => {
    for (const difference of await reconcile(database.db, gateway, new Date(now.getTime() - reconcileDays * dayMs)))
      log.error(difference, 'the payment provider and our books differ')
  })
}

/** Asks the provider about refunds that it accepted without a final outcome so far: an event may be lost. */
async function checkRefunds(
  database: Database,
  { config, signingSecret, gateway }: Omit<Options, 'log'> & { gateway: PaymentGateway },
  now: Date,
): Promise<void> {
  for (const id of await requestedRefunds(database.db, new Date(now.getTime() - hourMs), batch)) {
    try {
      const found = await gateway.readRefund(id)
      if (found && found.state !== 'pending') await database.transaction((tx) => settleRefund(tx, found, { config, signingSecret, now }))
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
    }
  }
}

const refundOf = ({ data }: Job): string => (data as { refund: string }).refund

/**
 * Cancels card orders that weren't paid in time, each in its own transaction; one that fails doesn't hold up the stock of the others. Then it
 * closes their open sessions at the provider, for whose answers no stock waits either.
 */
export async function expireUnpaid(
  database: Database,
  { gateway, ...options }: Omit<Options, 'log'>,
  now: Date,
  stopping?: AbortSignal,
): Promise<void> {
  const failures = new Failures(stopping)
  const sessions: string[] = []
  for await (const ids of unpaidOrders(database.db, now, batch))
    for (const id of ids) await failures.collect(async () => void sessions.push(...(await expireOne(database, id, { ...options, now }))))
  // A session that stays open does no harm: a late payment is refunded, or revives the order.
  for (const session of sessions) {
    stopping?.throwIfAborted()
    await gateway?.expireSession(session).catch(() => {})
  }
  failures.throwFirst()
}

/** Cancels an unpaid order; returns its open sessions. */
async function expireOne(database: Database, id: string, context: Parameters<typeof cancelUnpaid>[2]): Promise<string[]> {
  await database.transaction((tx) => cancelUnpaid(tx, id, context))
  return (await paymentsOf(database.db, id)).flatMap(({ status, session_id }) => (status === 'open' ? [session_id] : []))
}
