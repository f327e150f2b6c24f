import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, email, id, limit, money, multiline, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { billingPeriods, charge } from '../plans.ts'

const tag = 'Plans (staff)'
/** States as staff see them: a subscription that ends with its period or trial is still active or trialing. */
export const staffSubscriptionStates = ['incomplete', 'trialing', 'active', 'past_due', 'ended'] as const

/** A subscription as staff see it. */
export const staffSubscription = z
  .object({
    id,
    /** Null after the account was erased. */
    person: z.object({ id, name: z.string(), email: z.string().nullable() }).nullable(),
    planId: id,
    planName: z.string(),
    period: z.enum(billingPeriods),
    state: z.enum(staffSubscriptionStates),
    /** The price per period; null before the first payment. */
    price: money.nullable(),
    trialEnd: time.nullable(),
    periodEnd: time.nullable(),
    endsWithPeriod: z.boolean(),
    /** When the next payment is due; null if none is. */
    nextCharge: time.nullable(),
    endedAt: time.nullable(),
    /** Why staff ended it; empty if they didn't. */
    note: z.string(),
    startedAt: time,
  })
  .meta({ id: 'StaffSubscription' })
export type StaffSubscription = z.infer<typeof staffSubscription>

/** A charge as staff see it. */
const staffSubscriptionCharge = charge
  .extend({
    /** What can be refunded to its card now, without the part that a credit paid, and the part that the member still has as credit. */
    refundable: money,
  })
  .meta({ id: 'StaffSubscriptionCharge' })
export type StaffSubscriptionCharge = z.infer<typeof staffSubscriptionCharge>

const detail = staffSubscription
  .extend({
    /** Credit at the payment provider left by changes of plan: it's used first. */
    credit: money,
    charges: z.array(staffSubscriptionCharge),
  })
  .meta({ id: 'StaffSubscriptionWithCharges' })
export type StaffSubscriptionDetail = z.infer<typeof detail>

export const listSubscribers = endpoint({
  id: 'listSubscribers',
  route: 'GET /admin/subscriptions',
  tag,
  auth: { staff: 'orders:read' },
  summary: 'List subscriptions to plans, newest first, filtered by state, plan and person, or searched by name and email',
  input: z.object({
    state: z.enum(staffSubscriptionStates).optional(),
    plan: id.optional(),
    customer: id.optional(),
    email: email.optional(),
    q: text(0, limits.search.max).optional(),
    limit,
    cursor: cursor.optional(),
  }),
  output: z.object({ subscribers: z.array(staffSubscription), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const getSubscriptionFigures = endpoint({
  id: 'getSubscriptionFigures',
  route: 'GET /admin/subscriptions/figures',
  tag,
  auth: { staff: 'reports:read' },
  summary: 'Get how many subscriptions are active, and how many started and ended in the last 30 days, and the monthly revenue',
  input: z.object({}),
  output: z.object({
    /** Running subscriptions that were paid at least once, and those of them whose last payment failed. */
    running: z.int(),
    pastDue: z.int(),
    /** Trials without any payment: not counted in the other figures. */
    trialing: z.int(),
    /** Subscriptions that began in the last 30 days, and that ended. */
    started: z.int(),
    ended: z.int(),
    /** The percentage of those running 30 days ago that have ended since; null if none were. */
    churnPercent: z.number().nullable(),
    /** What renewing subscriptions pay per month; yearly ones count a twelfth. */
    monthlyRevenue: money,
  }),
  refusals: [],
})

export const getSubscriber = endpoint({
  id: 'getSubscriber',
  route: 'GET /admin/subscriptions/:id',
  tag,
  auth: { staff: 'orders:read' },
  summary: 'Get a subscription with its newest charges',
  input: z.object({ id }),
  output: detail,
  refusals: ['NOT_FOUND'],
})

export const cancelSubscriber = endpoint({
  id: 'cancelSubscriber',
  route: 'POST /admin/subscriptions/:id/cancel',
  tag,
  auth: { staff: 'orders:refund' },
  summary:
    'Cancel a subscription now, or at the end of its period; the customer gets an email. What was paid is refunded separately, by its charge',
  input: z.strictObject({ id, when: z.enum(['now', 'period_end']), reason: multiline(1, limits.shipment.note) }),
  output: detail,
  refusals: ['NOT_FOUND', 'SUBSCRIPTION_IS_NOT_IN_THAT_STATE', 'ERROR_AT_THE_PAYMENT_PROVIDER'],
})

export const refundCharge = endpoint({
  id: 'refundCharge',
  route: 'POST /admin/subscriptions/charges/:id/refund',
  tag,
  auth: { staff: 'orders:refund' },
  idempotent: true,
  summary:
    "Refund a charge of a subscription to the card: a part of what the card paid and isn't the customer's credit now, or all of that; the subscription continues",
  input: z.strictObject({ id, amount: money.optional(), reason: multiline(1, limits.shipment.note) }),
  output: detail,
  refusals: ['NOT_FOUND', 'NOTHING_TO_REFUND', 'REQUEST_IS_IN_PROGRESS', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})
