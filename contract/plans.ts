import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, money, time } from './fields.ts'
import { planLimits } from './plan-limits.ts'
import { subscriptionLimits } from './rate-limits.ts'

/** The period that one payment covers. */
export const billingPeriods = ['month', 'year'] as const
/**
 * `incomplete`: not paid yet · `trialing`: not charged until the trial ends · `past_due`: a payment failed and is being retried ·
 * `cancelled`: paid for, ends with the period.
 */
export const subscriptionStates = ['incomplete', 'trialing', 'active', 'past_due', 'cancelled', 'ended'] as const
export const chargeReasons = ['start', 'renewal', 'change'] as const
export const chargeStates = ['open', 'paid', 'void', 'refunded'] as const
const tag = 'Plans'

export const plan = z
  .object({
    id,
    /** The identifier for promotions. */
    code: z.string(),
    name: z.string(),
    description: z.string(),
    /** Null if it isn't sold by the month or year. Without both prices, it's the free plan that everyone has. */
    monthPrice: money.nullable(),
    yearPrice: money.nullable(),
    /** Percentage off every price. */
    memberPercent: z.int(),
    /** Standard shipping is free for any order. */
    freeShipping: z.boolean(),
    /** The factor by which an order's points are multiplied. */
    pointsFactor: z.int(),
    /** Days of trial before the first charge, for people who haven't had one; 0: no trial. */
    trialDays: z.int(),
  })
  .meta({ id: 'Plan' })
export type Plan = z.infer<typeof plan>

export const subscription = z
  .object({
    id,
    plan,
    period: z.enum(billingPeriods),
    state: z.enum(subscriptionStates),
    /** The price per period at the next renewal. */
    price: money,
    /** When the trial ends or ended; null if there was none. */
    trialEnd: time.nullable(),
    periodStart: time.nullable(),
    periodEnd: time.nullable(),
    /** When the next payment is due; null if none is. */
    nextCharge: time.nullable(),
    /** Credit left by changes of plan: it's used first, also for plans chosen later. */
    credit: money,
    /** The member has the plan's benefits until then; null if they don't. */
    benefitsUntil: time.nullable(),
    /** A page of the payment provider that needs the person: the checkout, or an unpaid invoice. */
    payUrl: z.string().nullable(),
    startedAt: time,
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof subscription>

export const charge = z
  .object({
    id,
    /** Negative if a change of plan left a credit. */
    amount: z.number(),
    reason: z.enum(chargeReasons),
    status: z.enum(chargeStates),
    /** The amount refunded to the card. */
    refunded: money,
    planName: z.string(),
    createdAt: time,
    paidAt: time.nullable(),
    /** The charge's page at the payment provider. */
    url: z.string().nullable(),
  })
  .meta({ id: 'SubscriptionCharge' })
export type Charge = z.infer<typeof charge>

const choice = { planId: id, period: z.enum(billingPeriods).default('month') }
const idempotency = ['IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED', 'REQUEST_IS_IN_PROGRESS'] as const
const rateLimits = subscriptionLimits

export const listPlans = endpoint({
  id: 'listPlans',
  route: 'GET /public/plans',
  tag,
  auth: 'public',
  summary: 'List the plans that people may subscribe to, in display order; none in a shop without plans',
  maxAge: 60,
  input: z.object({}),
  output: z.object({
    plans: z.array(plan),
    /** Whether plans can be bought now, as the shop accepts cards. */
    canSubscribe: z.boolean(),
  }),
  refusals: [],
})

export const beginSubscription = endpoint({
  id: 'beginSubscription',
  route: 'POST /subscription/checkout',
  tag,
  auth: 'customer',
  idempotent: true,
  rateLimits,
  summary:
    "Start subscribing to a plan, for one period or until canceled; send the person to the URL. A subscription that renews begins with the plan's free trial, once for each person",
  input: z.strictObject({
    ...choice,
    autoRenew: z.boolean(),
    /** The trial shown to the person: a different one is refused. 0: none; if omitted, the available trial. */
    trialDays: z.int().min(0).max(planLimits.trialMax).optional(),
  }),
  output: z.object({ url: z.url() }),
  refusals: ['UNKNOWN_PLAN', 'SUBSCRIPTION_EXISTS', 'TRIAL_IS_NOT_AVAILABLE', 'ERROR_IN_INITIALIZING_PAYMENT_SESSION', ...idempotency],
})

export const getSubscription = endpoint({
  id: 'getSubscription',
  route: 'GET /subscription',
  tag,
  auth: 'customer',
  summary: "Get the customer's subscription: the active one, or else the latest; null if there never was one",
  input: z.object({}),
  output: subscription.nullable(),
  refusals: [],
})

export const checkSubscription = endpoint({
  id: 'checkSubscription',
  route: 'POST /subscription/check',
  tag,
  auth: 'customer',
  rateLimits,
  summary: 'Ask the payment provider for the state of the subscription, for a customer who is back before the provider has notified us',
  input: z.strictObject({}),
  output: subscription.nullable(),
  refusals: [],
})

export const cancelSubscription = endpoint({
  id: 'cancelSubscription',
  route: 'DELETE /subscription',
  tag,
  auth: 'customer',
  rateLimits,
  summary: 'Cancel the subscription at the end of its period; one that is not paid yet ends right away',
  input: z.object({}),
  output: subscription,
  refusals: ['NO_SUBSCRIPTION_FOUND', 'ERROR_AT_THE_PAYMENT_PROVIDER'],
})

export const resumeSubscription = endpoint({
  id: 'resumeSubscription',
  route: 'POST /subscription/resume',
  tag,
  auth: 'customer',
  rateLimits,
  summary: 'Let a cancelled subscription renew after all',
  input: z.strictObject({}),
  output: subscription,
  refusals: ['NO_SUBSCRIPTION_FOUND', 'SUBSCRIPTION_IS_NOT_IN_THAT_STATE', 'ERROR_AT_THE_PAYMENT_PROVIDER'],
})

const changeRefusals = [
  'UNKNOWN_PLAN',
  'NO_SUBSCRIPTION_FOUND',
  'PLAN_IS_THE_CURRENT_ONE',
  'SUBSCRIPTION_IS_NOT_IN_THAT_STATE',
  'ERROR_AT_THE_PAYMENT_PROVIDER',
] as const

export const previewSubscriptionChange = endpoint({
  id: 'previewSubscriptionChange',
  route: 'POST /subscription/change/preview',
  tag,
  auth: 'customer',
  rateLimits,
  summary: 'Calculate what a change of plan costs now: what is left of the old period is deducted',
  input: z.strictObject(choice),
  output: z.object({
    plan,
    period: z.enum(billingPeriods),
    /** To be sent with the change, which is charged as of this moment. */
    at: time,
    /** The credit for the old plan, and the price of the new one for now. */
    credit: money,
    price: money,
    /** The amount charged now; zero if the credit covers it. */
    amountDue: money,
    /** The credit left for later invoices. */
    left: money,
    nextCharge: time,
  }),
  refusals: [...changeRefusals],
})

export const changeSubscription = endpoint({
  id: 'changeSubscription',
  route: 'POST /subscription/change',
  tag,
  auth: 'customer',
  idempotent: true,
  rateLimits,
  summary: 'Change the plan now, for the amount in the preview; refused if that has changed, or if the payment fails',
  input: z.strictObject({ ...choice, at: time, amountDue: money }),
  output: subscription,
  refusals: [...changeRefusals, 'COST_OF_THE_CHANGE_IS_DIFFERENT', 'PAYMENT_WAS_DECLINED', ...idempotency],
})

export const changeCard = endpoint({
  id: 'changeSubscriptionCard',
  route: 'POST /subscription/card',
  tag,
  auth: 'customer',
  rateLimits,
  summary:
    'Start replacing the card of the subscription; send the person to the URL. Anything unpaid and every renewal is charged to the new card',
  input: z.strictObject({}),
  output: z.object({ url: z.url() }),
  refusals: ['NO_SUBSCRIPTION_FOUND', 'SUBSCRIPTION_IS_NOT_IN_THAT_STATE', 'ERROR_AT_THE_PAYMENT_PROVIDER'],
})

export const listCharges = endpoint({
  id: 'listCharges',
  route: 'GET /subscription/charges',
  tag,
  auth: 'customer',
  summary: "List the charges of the customer's subscriptions, newest first",
  input: z.object({ limit, cursor: cursor.optional() }),
  output: z.object({ charges: z.array(charge), nextCursor: z.string().nullable() }),
  refusals: [],
})
