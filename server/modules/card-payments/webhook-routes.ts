import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rates } from '#contract/rates.ts'
import { refuse } from '#contract/refuse.ts'
import type { AppContext } from '#server/http/context.ts'
import { isNewEvent, noteOutcome, type PaymentGateway } from '#server/modules/payments/payments.ts'
import { settle } from './settle.ts'

const path = '/api/payment/stripe/webhook'

/**
 * The events of the payment provider. The signature is over the body as it came, so it's read as bytes. An event and its effect are one
 * transaction: what fails is answered with an error, and sent again.
 */
export function registerWebhookRoutes(
  app: FastifyInstance,
  { database, clock, config, signingSecret }: AppContext,
  gateway: PaymentGateway | null,
): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: rates.webhook.bodyBytes }, (_, body, done) =>
      done(null, body),
    )
    raw.post(path, { config: { skipsAntiforgery: true } }, async (request, reply) => {
      const now = clock()
      const event = gateway && (await gateway.readEvent(request.body as Buffer, signatureOf(request), now))
      if (!event) throw refuse('MALFORMED_REQUEST', { 'Stripe-Signature': ['is not a signature of this body, or too old'] })
      const outcome = await database.transaction(async (tx) => {
        if (!(await isNewEvent(tx, event, now))) return 'known'
        const found = event.session ? await settle(tx, event.session, { config, signingSecret, now }) : 'nothing'
        await noteOutcome(tx, event.id, found)
        return found
      })
      if (outcome === 'mismatch' || outcome === 'unknown order') request.log.error({ event: event.id, outcome }, 'a payment needs a look')
      else request.log.info({ event: event.id, outcome }, 'payment event')
      return reply.header('Cache-Control', 'no-store').send({ data: { received: true } })
    })
  })
}

const signatureOf = ({ headers }: FastifyRequest): string => {
  const signature = headers['stripe-signature']
  return typeof signature === 'string' ? signature : ''
}
