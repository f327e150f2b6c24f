import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { decimal, major, minor } from '#contract/currency.ts'
import type { changeSubscription as changeContract, previewSubscriptionChange as previewContract, Subscription } from '#contract/plans.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { presentPlan, type PlanRow, priceOf } from '#server/modules/plans/plans.ts'
import * as queries from './queries.ts'
import type { SubscriptionRow } from './queries.ts'
import { refreshProvider } from './read.ts'
import { callProvider, type Dependencies, liveOf, type PersonContext, presentNow } from './subscriptions.ts'

const changeMs = 60_000

/** The current cost of another plan: the new period begins with the change, and the unused part of the old one is deducted. */
export async function previewChange(
  dependencies: Dependencies,
  input: ParsedOf<typeof previewContract>,
  context: PersonContext,
): Promise<OutputOf<typeof previewContract>> {
  const { readRequest, row } = await liveOf(dependencies, context)
  const { plan, price } = await changeOf(dependencies, row, input, context)
  // The provider counts in whole seconds.
  const at = new Date(Math.floor(context.now.getTime() / 1000) * 1000)
  const costs = await callProvider(() => readRequest.gateway.previewChange(row.provider_id!, { price, at }))
  return {
    plan: presentPlan(plan, context.config.shop.locale),
    period: input.period,
    at: at.toISOString(),
    credit: major(costs.credit),
    price: major(costs.price),
    amountDue: major(costs.amountDue),
    left: major(Math.max(0, costs.credit - costs.price)),
    nextCharge: costs.nextCharge.toISOString(),
  }
}

/** Changes the plan at the previewed cost. There's one change at a time; repeating the same one has no further effect. */
export async function changeSubscription(
  dependencies: Dependencies,
  input: ParsedOf<typeof changeContract>,
  context: PersonContext,
): Promise<Subscription> {
  const { readRequest, row } = await liveOf(dependencies, context)
  const { price } = await changeOf(dependencies, row, input, context)
  const at = new Date(input.at)
  refuseOldPreview(at, context.now)
  const until = new Date(context.now.getTime() + changeMs)
  const { db } = readRequest.database
  if (!(await queries.claimChange.one(db, { id: row.id, now: context.now, until }))) throw refuse('REQUEST_IS_IN_PROGRESS', null, 2)
  try {
    const id = row.provider_id!
    await callProvider(async () => {
      const { amountDue } = await readRequest.gateway.previewChange(id, { price, at })
      if (amountDue !== minor(input.amountDue))
        throw refuse('COST_OF_THE_CHANGE_IS_DIFFERENT', { amountDue: [`It is ${decimal(amountDue)} now`] })
      // The key includes the reading, because the same change, after changing back within the same second, is a new one.
      const key = `change-${row.id}-${price.planCode}-${price.period}-${at.getTime()}-${row.reading}`
      await readRequest.gateway.change(id, { price, at, key })
      await refreshProvider(readRequest, id, context)
    })
  } finally {
    await queries.releaseChange.run(db, { id: row.id })
  }
  return presentNow(readRequest, row.id, context)
}

function refuseOldPreview(at: Date, now: Date): void {
  const age = now.getTime() - at.getTime()
  if (age < -changeMs || age > serverLimits.subscription.previewMinutes * 60_000)
    throw refuse('COST_OF_THE_CHANGE_IS_DIFFERENT', { at: ['is too long ago, or not yet'] })
}

/** The target of a change; refuses a plan that isn't sold, the current plan, and a subscription that isn't paid or won't renew. */
async function changeOf(
  { database }: Dependencies,
  row: SubscriptionRow,
  { planId, period }: ParsedOf<typeof previewContract>,
  { plans, config, now }: PersonContext,
): Promise<{ plan: PlanRow; price: Parameters<NonNullable<Dependencies['gateway']>['previewChange']>[1]['price'] }> {
  const plan = await plans.find(database.db, planId)
  const amount = plan?.active ? priceOf(plan, period) : null
  if (!plan || amount === null) throw refuse('UNKNOWN_PLAN', { planId: ['is not a plan that can be bought for this period'] })
  const isOver = row.period_end === null || row.period_end <= now
  if (row.status !== 'active' || row.cancel_at_period_end || isOver) throw refuse('SUBSCRIPTION_IS_NOT_IN_THAT_STATE')
  if (row.plan_id === planId && row.period === period) throw refuse('PLAN_IS_THE_CURRENT_ONE')
  const { code: planCode, name: planName } = plan
  return { plan, price: { planCode, planName, period, amount, currency: config.shop.currency.name } }
}
