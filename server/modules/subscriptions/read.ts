import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SubscriptionGateway } from '#server/modules/payments/payments.ts'
import { applyReading, type Outcome, type Reading } from './apply.ts'
import type { Context } from './mails.ts'
import * as queries from './queries.ts'
import type { SubscriptionRow } from './queries.ts'

/** A number for what is asked of the provider from now on. */
const nextReading = async ({ db }: Database): Promise<number> => (await queries.nextReading.one(db, {}))!.reading

/** Asks the provider how a subscription is; undefined where it has none such. One that was bought for a single period is told so to it. */
export async function readProvider({ database, gateway }: ReadRequest, id: string): Promise<Reading | undefined> {
  const number = await nextReading(database)
  const subscription = await gateway.read(id)
  if (!subscription?.mustNotRenew || subscription.status === 'ended') return subscription && { number, subscription }
  await gateway.setRenewal(id, false)
  return readProvider({ database, gateway }, id)
}

export interface ReadRequest {
  database: Database
  gateway: SubscriptionGateway
}

/** Asks how a subscription is, after something was done to it, and writes it down. */
export async function refreshProvider(asking: ReadRequest, id: string, context: Context): Promise<Outcome> {
  const reading = await readProvider(asking, id)
  return reading ? asking.database.transaction((tx) => applyReading(tx, reading, context)) : 'unknown subscription'
}

/**
 * Asks the provider about a subscription, or about the checkout of one that isn't paid, and writes down what it says. Nothing is written
 * where the provider doesn't know it.
 */
export async function refresh(asking: ReadRequest, row: SubscriptionRow, context: Context): Promise<Outcome> {
  const session = row.provider_id === null && row.session_id !== null ? await asking.gateway.readSession(row.session_id) : undefined
  const id = row.provider_id ?? session?.providerId
  if (id) return refreshProvider(asking, id, context)
  if (session?.state === 'expired') await asking.database.transaction((tx) => endUnpaid(tx, row.id, context.now))
  return 'nothing'
}

/** A checkout that is over without money. */
export const endUnpaid = async (tx: Tx, id: string, now: Date): Promise<void> => void (await queries.endUnpaid.run(tx, { id, now }))
