import type { Subscription } from '#contract/plans.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { GatewayError, type SubscriptionGateway } from '#server/modules/payments/payments.ts'
import type { Context } from './mails.ts'
import { queueJob } from './apply.ts'
import { present, readSubscription } from './present.ts'
import * as queries from './queries.ts'
import type { SubscriptionRow } from './queries.ts'
import { readCard } from './read-card.ts'
import { type ReadRequest, endUnpaid, refresh, refreshProvider } from './read.ts'

export type { MailEvent } from './mails.ts'
export { allCharges } from './charges.ts'
export { readEvent } from './events.ts'
export { settleChargeRefund } from './settle-refund.ts'
export { allSubscriptions } from './present.ts'

/** The job that deletes an erased person at the provider, which ends their subscriptions. */
export const eraseJob = 'subscriptions.eraseCustomer'

/** The dependencies of a person's endpoints; a shop without cards has no gateway. */
export interface Dependencies {
  database: ReadRequest['database']
  gateway: SubscriptionGateway | null
}

export type PersonContext = SignedInContext & Context

/** The person's subscription, after readRequest the provider about it: they may return before its event arrives. */
export async function checkSubscription({ database, gateway }: Dependencies, context: PersonContext): Promise<Subscription | null> {
  const { userId } = context.caller
  const row = await queries.liveSubscription.one(database.db, { user: userId })
  // If the provider can't be asked now, its event will bring the result.
  if (row && gateway) await refreshAll({ database, gateway }, row, context).catch(ignoreGateway)
  return readSubscription(database.db, userId, context)
}

/** Refreshes the subscription, and checks whether another card was given. */
async function refreshAll(readRequest: ReadRequest, row: SubscriptionRow, context: Context): Promise<void> {
  const card = row.card_session_id === null ? undefined : await readCard(readRequest, row, row.card_session_id)
  const outcome = card && (await readRequest.database.transaction((tx) => card.write(tx, context)))
  if (outcome === undefined || outcome === 'nothing') await refresh(readRequest, row, context)
}

function ignoreGateway(error: unknown): void {
  if (!(error instanceof GatewayError)) throw error
}

/** Cancels the renewal, so that it ends with its period; an unpaid checkout is closed right away. Idempotent. */
export async function cancelSubscription(dependencies: Dependencies, context: PersonContext): Promise<Subscription> {
  const { readRequest, row } = await liveOf(dependencies, context)
  if (row.provider_id === null) await closeCheckout(readRequest, row, context)
  else if (!row.cancel_at_period_end) await setRenewal(readRequest, row.provider_id, false, context)
  return presentNow(readRequest, row.id, context)
}

/** Closes an unpaid checkout, unless it was paid meanwhile. */
export async function closeCheckout(readRequest: ReadRequest, row: SubscriptionRow, context: Context): Promise<void> {
  await callProvider(async () => {
    if (row.session_id !== null && (await refresh(readRequest, row, context)) === 'nothing')
      await readRequest.gateway.expireSession(row.session_id)
  })
  await readRequest.database.transaction((tx) => endUnpaid(tx, row.id, context.now))
}

/** Makes a cancelled subscription renew after all. */
export async function resumeSubscription(dependencies: Dependencies, context: PersonContext): Promise<Subscription> {
  const { readRequest, row } = await liveOf(dependencies, context)
  const isOver = row.period_end === null || row.period_end <= context.now
  if (row.provider_id === null || !row.cancel_at_period_end || isOver) throw refuse('SUBSCRIPTION_IS_NOT_IN_THAT_STATE')
  await setRenewal(readRequest, row.provider_id, true, context)
  return presentNow(readRequest, row.id, context)
}

const setRenewal = (readRequest: ReadRequest, id: string, renews: boolean, context: Context): Promise<void> =>
  callProvider(async () => {
    await readRequest.gateway.setRenewal(id, renews)
    await refreshProvider(readRequest, id, context)
  })

/** The subscription that is running or awaits payment; refuses if there is none. */
export async function liveOf({ database, gateway }: Dependencies, { caller }: PersonContext) {
  const row = await queries.liveSubscription.one(database.db, { user: caller.userId })
  if (!row || !gateway) throw refuse('NO_SUBSCRIPTION_FOUND')
  return { readRequest: { database, gateway }, row }
}

/** The current stored state of a subscription, which must exist, in the contract's shape. */
export async function presentNow({ database: { db } }: ReadRequest, id: string, context: PersonContext): Promise<Subscription> {
  return present(db, (await queries.rowById.one(db, { id }))!, context)
}

/** Runs `work` with the provider; turns its failure into a refusal. */
export async function callProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    throw refuse(error.isDeclined ? 'PAYMENT_WAS_DECLINED' : 'ERROR_AT_THE_PAYMENT_PROVIDER')
  }
}

/** Ends an account's subscriptions before it's erased, and queues their deletion at the provider. The charges stay, without an owner. */
export async function eraseSubscriptions(tx: Tx, user: string, now: Date): Promise<void> {
  const live = await queries.liveSubscription.one(tx, { user })
  if (live) await queries.endNow.run(tx, { id: live.id, now })
  for (const { customer_id: customer } of await queries.customersOf.all(tx, { user })) await queueJob(tx, eraseJob, customer, now)
  await queries.blank.run(tx, { user })
}
