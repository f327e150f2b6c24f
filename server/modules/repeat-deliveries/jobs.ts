import { hourMs, minuteMs } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import type { Job } from '#server/jobs/attempt.ts'
import { Failures } from '#server/jobs/failures.ts'
import type { JobRunner } from '#server/jobs/runner.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import { type PriceSources, startRepeatDeliveriesJob, adaptRepeatDeliveriesJob, type RepeatPieces } from '#server/modules/orders/orders.ts'
import { GatewayError, type PaymentGateway } from '#server/modules/payments/payments.ts'
import type { Database } from '#server/db/pool.ts'
import { orderPaid } from './begin.ts'
import { dropCustomerJob, orderChanged } from './cancel.ts'
import { checkCards } from './card.ts'
import { chargeDue } from './charge.ts'
import type { Dependencies } from './context.ts'
import { placeDue } from './place.ts'
import * as queries from './queries.ts'
import { remindDue } from './remind.ts'
import type { Log } from './run.ts'

interface Options {
  config: Config
  signingSecret: string
  sources: PriceSources
  gateway: PaymentGateway | null
  log: Log
}

/** Schedules the background work: orders are placed and their cards charged, and customers are notified in advance. */
export function registerRepeatDeliveryJobs(jobs: JobRunner, { config, signingSecret, sources, gateway, log }: Options): void {
  const dependenciesOf = (database: Database): Dependencies => ({ database, sources, gateway })
  const contextAt = (now: Date) => ({ config, signingSecret, now })
  jobs.register(startRepeatDeliveriesJob, (job, { database, now }) =>
    orderPaid(dependenciesOf(database), (job.data as { order: string }).order, contextAt(now)),
  )
  jobs.register(adaptRepeatDeliveriesJob, (job, { database, now }) => {
    const { order: orderId, pieces } = job.data as { order: string; pieces?: RepeatPieces }
    return orderChanged(dependenciesOf(database), { orderId, pieces }, contextAt(now))
  })
  jobs.register(dropCustomerJob, (job, { database }) => dropCustomer(dependenciesOf(database), job))
  jobs.schedule('repeatDeliveries.place', 5 * minuteMs, async (_, { database, now, stopping }) => {
    const failures = new Failures(stopping)
    await failures.collect(() => placeDue(dependenciesOf(database), contextAt(now), { log, stopping }))
    await failures.collect(() => chargeDue(dependenciesOf(database), contextAt(now), { log, stopping }))
    failures.throwFirst()
  })
  jobs.schedule('repeatDeliveries.charge', minuteMs, (_, { database, now, stopping }) =>
    chargeDue(dependenciesOf(database), contextAt(now), { log, stopping }),
  )
  jobs.schedule('repeatDeliveries.remind', hourMs, (_, { database, now }) => remindDue(dependenciesOf(database), contextAt(now), log))
  jobs.schedule('repeatDeliveries.checkCards', 15 * minuteMs, (_, { database, now }) =>
    checkCards(dependenciesOf(database), contextAt(now)),
  )
}

/** Closes a customer's card page at the provider, and deletes the customer with the saved card, unless something still needs it. */
async function dropCustomer({ database, gateway }: Dependencies, { data }: Job): Promise<void> {
  const { customer, page } = data as { customer: string; page?: string | null }
  if (!gateway) return
  try {
    if (page) await gateway.expireSession(page)
    if ((await queries.needsCustomer.one(database.db, { customer }))!.is_needed) return
    await gateway.subscriptions.deleteCustomer(customer)
  } catch (error) {
    if (error instanceof GatewayError && error.isPermanent) throw new PermanentJobError(error.message)
    throw error
  }
}
