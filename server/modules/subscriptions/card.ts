import type { OutputOf } from '#contract/endpoint.ts'
import type { changeCard as contract } from '#contract/plans.ts'
import { refuse } from '#contract/refuse.ts'
import { urls } from '#contract/urls.ts'
import { cardPage } from '#server/modules/payments/payments.ts'
import * as queries from './queries.ts'
import { readCard } from './read-card.ts'
import { callProvider, type Dependencies, liveOf, type PersonContext } from './subscriptions.ts'

/** Begins to change the card of a paid subscription, on the provider's page. */
export async function changeCard(dependencies: Dependencies, context: PersonContext): Promise<OutputOf<typeof contract>> {
  const { readRequest, row } = await liveOf(dependencies, context)
  const { id, provider_id: providerId } = row
  if (providerId === null || row.customer_id === null) throw refuse('SUBSCRIPTION_IS_NOT_IN_THAT_STATE')
  const { database, gateway } = readRequest
  const { config, now } = context
  const url = await callProvider(() =>
    cardPage({
      db: database.db,
      queries: queries.cardPages,
      id,
      session: row.card_session_id,
      now,
      create: ({ id: attempt, customerId, expiresAt }) =>
        gateway.createCardSession({
          key: `card-${attempt}-${customerId}`,
          customerId,
          providerId,
          currency: config.shop.currency.name,
          expiresAt,
          successUrl: config.origin + urls.subscription('card'),
          cancelUrl: config.origin + urls.subscription(),
        }),
      expire: (session) => gateway.expireSession(session),
      isOpen: async (session) => {
        const { state, write } = await readCard(readRequest, row, session)
        await database.transaction((tx) => write(tx, context))
        return state === 'open'
      },
    }),
  )
  if (url === undefined) throw refuse('SUBSCRIPTION_IS_NOT_IN_THAT_STATE')
  return { url }
}
