import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { beginSubscription as contract } from '#contract/plans.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { minuteMs } from '#contract/time.ts'
import { urls } from '#contract/urls.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import { GatewayError, type SubscriptionGateway } from '#server/modules/payments/payments.ts'
import { type PlanRow, priceOf } from '#server/modules/plans/plans.ts'
import { type Context } from './mails.ts'
import * as queries from './queries.ts'
import type { SubscriptionRow } from './queries.ts'
import { type ReadRequest, refresh } from './read.ts'

type Input = ParsedOf<typeof contract>
/** A checkout that ends sooner than this isn't offered again. */
const enoughMs = minuteMs

/**
 * Begins a subscription: creates the person's only checkout, or returns the open one for the same choice. The provider is called outside of
 * any transaction; the idempotency key is our row's id, so a retry after a crash finds the same session again.
 */
export async function beginSubscription(
  { database, gateway }: { database: ReadRequest['database']; gateway: SubscriptionGateway | null },
  input: Input,
  { caller, ...context }: SignedInContext & Context,
): Promise<OutputOf<typeof contract>> {
  const plan = await context.plans.find(database.db, input.planId)
  const amount = plan?.active ? priceOf(plan, input.period) : null
  if (!plan || amount === null) throw refuse('UNKNOWN_PLAN', { planId: ['is not a plan that can be bought for this period'] })
  if (!gateway) throw refuse('ERROR_IN_INITIALIZING_PAYMENT_SESSION')
  const choice = { ...input, trialDays: await trialFor(database.db, caller.userId, plan, input) }
  const request = { database, gateway }
  try {
    await leaveOtherCheckout(request, caller.userId, choice, context)
    const row = await database.transaction((tx) => claimCheckout(tx, caller.userId, choice, context.now))
    if (row.session_url !== null) return { url: row.session_url }
    const session = await gateway.createSession(await sessionFor(request, row, { plan, amount, autoRenew: input.autoRenew }, context))
    await queries.setSession.run(database.db, { id: row.id, session: session.id, url: session.url })
    return { url: session.url }
  } catch (error) {
    if (error instanceof GatewayError) throw refuse('ERROR_IN_INITIALIZING_PAYMENT_SESSION')
    throw error
  }
}

interface Chosen extends Input {
  trialDays: number
}

/**
 * The days of the person's trial: one trial per plan, and only if it renews, as a single period is paid right away. Refuses if another
 * trial was promised to them, or one with a single period.
 */
async function trialFor(db: Db, user: string, plan: PlanRow, { autoRenew, trialDays: promised }: Input): Promise<number> {
  if (promised === 0 || (!autoRenew && promised === undefined)) return 0
  if (!autoRenew) throw refuse('TRIAL_IS_NOT_AVAILABLE')
  const isOver = plan.trial_days > 0 && (await queries.hasTried.one(db, { user, plan: plan.id, id: null }))!.tried
  const days = isOver ? 0 : plan.trial_days
  if (promised !== undefined && promised !== days) throw refuse('TRIAL_IS_NOT_AVAILABLE')
  return days
}

const isSame = (row: SubscriptionRow, { planId, period, autoRenew, trialDays }: Chosen): boolean =>
  row.plan_id === planId && row.period === period && row.auto_renew === autoRenew && row.trial_days === trialDays

const isOpen = (row: SubscriptionRow, now: Date): boolean =>
  now.getTime() - row.created_at.getTime() < serverLimits.subscription.sessionMinutes * minuteMs - enoughMs

/** Closes a checkout for another choice, unless it was paid meanwhile. */
async function leaveOtherCheckout(request: ReadRequest, user: string, input: Chosen, context: Context): Promise<void> {
  const row = await queries.liveSubscription.one(request.database.db, { user })
  if (row?.status !== 'incomplete' || row.session_id === null || (isSame(row, input) && isOpen(row, context.now))) return
  if ((await refresh(request, row, context)) === 'nothing') await request.gateway.expireSession(row.session_id)
}

/** The person's checkout for this choice: the open one, or a new one. Concurrent calls all get the same. */
async function claimCheckout(tx: Tx, user: string, input: Chosen, now: Date): Promise<SubscriptionRow> {
  await queries.lockPerson.one(tx, { user })
  const row = await queries.liveSubscription.one(tx, { user })
  if (row && row.status !== 'incomplete') throw refuse('SUBSCRIPTION_EXISTS')
  if (row && isSame(row, input) && isOpen(row, now)) return row
  if (row) await queries.endUnpaid.run(tx, { id: row.id, now })
  const check = new Date(now.getTime() + (serverLimits.subscription.sessionMinutes + 5) * minuteMs)
  const { planId: plan, period, autoRenew, trialDays } = input
  const begun = await queries.insert.one(tx, { id: newId(now), user, plan, period, autoRenew, now, check, trialDays })
  if (!begun) throw refuse('UNKNOWN_PLAN', { planId: ['is no longer offered'] })
  return begun
}

interface Choice {
  plan: PlanRow
  amount: number
  autoRenew: boolean
}

async function sessionFor(
  { database: { db } }: ReadRequest,
  row: SubscriptionRow,
  { plan, amount, autoRenew }: Choice,
  { config }: Context,
) {
  const user = row.user_id!
  const [contact, known] = await Promise.all([contactOf(db, user), queries.customerOf.one(db, { user })])
  const { code: planCode, name: planName } = plan
  return {
    key: `subscription-${row.id}`,
    subscriptionId: row.id,
    price: { planCode, planName, period: row.period, amount, currency: config.shop.currency.name },
    autoRenew,
    trialDays: row.trial_days,
    customerId: known?.customer_id ?? null,
    email: contact.email ?? undefined,
    expiresAt: new Date(row.created_at.getTime() + serverLimits.subscription.sessionMinutes * minuteMs),
    successUrl: config.pages + urls.subscription('started'),
    cancelUrl: config.pages + urls.plans(),
  }
}
