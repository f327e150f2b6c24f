import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SubscriptionGateway } from '#server/modules/payments/payments.ts'
import { applyReading, type ReadingOutcome, type Reading } from './apply.ts'
import type { Context } from './mails.ts'
import * as queries from './queries.ts'
import type { SubscriptionRow } from './queries.ts'

/** The number of a reading that starts now. */
const nextReading = async ({ db }: Database): Promise<number> => (await queries.nextReading.one(db, {}))!.reading

/**
 * Reads a subscription from the provider; undefined if it has none with this id. If it was bought for a single period, the provider is told
 * not to renew it.
 */
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

/** Reads a subscription from the provider after a change, and stores it. */
export async function refreshProvider(readRequest: ReadRequest, id: string, context: Context): Promise<ReadingOutcome> {
  const reading = await readProvider(readRequest, id)
  return reading ? readRequest.database.transaction((tx) => applyReading(tx, reading, context)) : 'unknown subscription'
}

/**
 * Reads a subscription, or the checkout of an unpaid one, from the provider and stores its state. Nothing is stored if the provider doesn't
 * know it.
 */
export async function refresh(readRequest: ReadRequest, row: SubscriptionRow, context: Context): Promise<ReadingOutcome> {
  const session = row.provider_id === null && row.session_id !== null ? await readRequest.gateway.readSession(row.session_id) : undefined
  const id = row.provider_id ?? session?.providerId
  if (id) return refreshProvider(readRequest, id, context)
  if (session?.state === 'expired') await readRequest.database.transaction((tx) => endUnpaid(tx, row.id, context.now))
  return 'nothing'
}

/** Ends an unpaid checkout. */
export const endUnpaid = async (tx: Tx, id: string, now: Date): Promise<void> => void (await queries.endUnpaid.run(tx, { id, now }))
