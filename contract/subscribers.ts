import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cursor, email, id, limit, money, multiline, time } from './fields.ts'
import { limits } from './limits.ts'
import { billingPeriods, charge } from './plans.ts'

const tag = 'Plans (staff)'
/** As staff see it: one that ends with its period is still active. */
export const subscriberStates = ['incomplete', 'active', 'past_due', 'ended'] as const

/** A subscription as staff see it. */
export const subscriber = z
  .object({
    id,
    /** Null once the account is erased. */
    person: z.object({ id, name: z.string(), email: z.string().nullable() }).nullable(),
    planName: z.string(),
    period: z.enum(billingPeriods),
    state: z.enum(subscriberStates),
    /** What a period costs; null before it was paid. */
    price: money.nullable(),
    periodEnd: time.nullable(),
    endsWithPeriod: z.boolean(),
    /** Why staff ended it; empty where they didn't. */
    note: z.string(),
    startedAt: time,
  })
  .meta({ id: 'Subscriber' })
export type Subscriber = z.infer<typeof subscriber>

const detail = subscriber.extend({ charges: z.array(charge) }).meta({ id: 'SubscriberWithCharges' })
export type SubscriberDetail = z.infer<typeof detail>

export const listSubscribers = endpoint({
  id: 'listSubscribers',
  route: 'GET /admin/subscriptions',
  tag,
  auth: { staff: 'orders:read' },
  summary: 'List subscriptions to plans, the newest first: all, those in a state, or those of the person with an email',
  input: z.object({ state: z.enum(subscriberStates).optional(), email: email.optional(), limit, cursor: cursor.optional() }),
  output: z.object({ subscribers: z.array(subscriber), nextCursor: z.string().nullable() }),
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
    'Cancel a subscription now, or at the end of its period; the customer gets an email. What was paid goes back by a refund of its charge',
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
