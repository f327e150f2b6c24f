import { refuse } from '#contract/refuse.ts'
import { urls } from '#contract/urls.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { cardPage, GatewayError } from '#server/modules/payments/payments.ts'
import { attachCard } from './card.ts'
import type { Dependencies } from './context.ts'
import * as queries from './queries.ts'

/** Begins to change the card, on the provider's page. */
export async function beginCard({ database, gateway }: Dependencies, id: string, context: SignedInContext): Promise<{ url: string }> {
  const row = await queries.deliveryById.one(database.db, { id })
  if (row?.user_id !== context.caller.userId) throw refuse('NOT_FOUND')
  if (row.state === 'cancelled' || row.customer_id === null || !gateway) throw refuse('REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE')
  const { config, now } = context
  try {
    const url = await cardPage({
      db: database.db,
      queries: queries.cardPages,
      id,
      session: row.card_session_id,
      now,
      create: ({ id: attempt, customerId, expiresAt }) =>
        gateway.savedCards.createSession({
          key: `repeat-card-${attempt}-${customerId}`,
          customerId,
          currency: config.shop.currency.name,
          expiresAt,
          successUrl: config.pages + urls.repeatDelivery(id, 'card'),
          cancelUrl: config.pages + urls.repeatDelivery(id),
        }),
      expire: (session) => gateway.expireSession(session),
      isOpen: async (session) => (await attachCard({ database, gateway }, { id, session }, context)) === 'open',
    })
    if (url === undefined) throw refuse('REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE')
    return { url }
  } catch (error) {
    if (error instanceof GatewayError) throw refuse('ERROR_AT_THE_PAYMENT_PROVIDER')
    throw error
  }
}
