import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { reportFailures } from '#server/db/report-failures.ts'
import type { Tx } from '#server/db/statement.ts'
import type { AppContext } from '#server/http/context.ts'
import {
  GatewayError,
  isNewEvent,
  recordOutcome,
  orderOfIntent,
  type PaymentGateway,
  type ProviderRefund,
} from '#server/modules/payments/payments.ts'
import type { PlanCache } from '#server/modules/plans/plans.ts'
import { readEvent, settleChargeRefund } from '#server/modules/subscriptions/subscriptions.ts'
import { lockSession, settleSession } from './card-payments.ts'
import { settleDispute, settleLostDispute } from './settle-dispute.ts'
import { settleRefund } from './settle-refund.ts'

const path = '/api/payment/stripe/webhook'

/**
 * The webhook for the payment provider's events. The signature covers the body as it was sent, so the body is read as bytes. An event and
 * its effect are one transaction: a failure is answered with an error, and the provider sends the event again.
 */
export function registerWebhookRoutes(
  app: FastifyInstance,
  { database, clock, config, signingSecret }: AppContext,
  { gateway, plans }: { gateway: PaymentGateway | null; plans: PlanCache },
): void {
  const onGatewayError = reportFailures((error) => app.log.warn({ err: error }, 'the payment provider said nothing about a subscription'))
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: serverLimits.webhook.bodyBytes }, (_, body, done) =>
      done(null, body),
    )
    raw.post(path, { config: { skipsAntiforgery: true } }, async (request, reply) => {
      const now = clock()
      const event = gateway && (await gateway.readEvent(request.body as Buffer, signatureOf(request), now))
      if (!event) throw refuse('MALFORMED_REQUEST', { 'Stripe-Signature': ['is not a signature of this body, or too old'] })
      const { subscription } = event
      const apply =
        subscription && (await readEvent({ database, gateway: gateway.subscriptions }, subscription).catch(refuseForNow(onGatewayError)))
      const outcome = await database.transaction(async (tx) => {
        // Both statements are sent in one round trip: a duplicate of the event waits for the first one before the order is locked.
        const [isNew, booked] = await Promise.all([isNewEvent(tx, event, now), event.session && lockSession(tx, event.session)])
        // A process of a release before this event took it for nothing. Each dispute is accounted for once, however often it's told.
        if (!isNew && !event.lostDispute) return 'known'
        const found = event.session
          ? await settleSession(tx, event.session, { config, signingSecret, now }, booked)
          : event.refund
            ? await settleAnyRefund(tx, event.refund, { config, plans, signingSecret, now })
            : event.disputedIntent
              ? await settleDispute(tx, event.disputedIntent, now)
              : event.lostDispute
                ? await settleLostDispute(tx, event.lostDispute, { config, signingSecret, now })
                : ((await apply?.(tx, { config, plans, now })) ?? 'nothing')
        if (isNew || found !== 'known') recordOutcome(tx, event.id, found)
        return found
      })
      if (strangeOutcomes.has(outcome)) request.log.error({ event: event.id, outcome }, 'a payment needs a look')
      else request.log.info({ event: event.id, outcome }, 'payment event')
      return reply.header('Cache-Control', 'no-store').send({ data: { received: true } })
    })
  })
}

/** Problems that a person has to look at. */
const strangeOutcomes: ReadonlySet<string> = new Set(['mismatch', 'unknown order', 'unknown refund', 'disputed', 'dispute lost'])

/** Settles a refund of an order, or of a membership charge. */
const settleAnyRefund = async (
  tx: Tx,
  refund: ProviderRefund,
  context: Pick<AppContext, 'config' | 'signingSecret'> & { plans: PlanCache; now: Date },
): Promise<string> =>
  (await settleRefund(tx, refund, context)) ?? (await settleChargeRefund(tx, refund, context)) ?? (await outcomeOfOthers(tx, refund))

/** Someone refunded an order at the provider's own dashboard: the books don't know of it until staff record it. */
const outcomeOfOthers = async (tx: Tx, { refundId, intentId }: ProviderRefund): Promise<string> =>
  refundId === '' && intentId !== null && (await orderOfIntent(tx, intentId)) !== undefined ? 'unknown refund' : 'nothing'

/** Refuses the event if the provider can't be asked about it now, so that it's sent again. */
const refuseForNow =
  (report: (error: unknown) => void) =>
  (error: unknown): never => {
    if (!(error instanceof GatewayError)) throw error
    report(error)
    throw refuse('SERVICE_UNAVAILABLE')
  }

const signatureOf = ({ headers }: FastifyRequest): string => {
  const signature = headers['stripe-signature']
  return typeof signature === 'string' ? signature : ''
}
