import type { OutputOf } from '#contract/endpoint.ts'
import type { changeCard as contract } from '#contract/plans.ts'
import { rates } from '#contract/rates.ts'
import { refuse } from '#contract/refuse.ts'
import { urls } from '#contract/urls.ts'
import { newId } from '#server/db/ids.ts'
import type { Context } from './mails.ts'
import * as queries from './queries.ts'
import type { SubscriptionRow } from './queries.ts'
import { readCard } from './read-card.ts'
import type { ReadRequest } from './read.ts'
import { atProvider, type Desk, liveOf, type PersonContext } from './subscriptions.ts'

/** Begins to give another card for a subscription that was paid, on the provider's page. One page at a time: an earlier one that's open is closed. */
export async function changeCard(desk: Desk, context: PersonContext): Promise<OutputOf<typeof contract>> {
  const { asking, row } = await liveOf(desk, context)
  const { provider_id: providerId, customer_id: customerId } = row
  if (providerId === null || customerId === null) throw refuse('SUBSCRIPTION_IS_NOT_IN_THAT_STATE')
  const { config, now } = context
  return atProvider(async () => {
    await leaveOtherPage(asking, row, context)
    const session = await asking.gateway.createCardSession({
      key: `card-${newId(now)}`,
      customerId,
      providerId,
      currency: config.shop.currency.name,
      expiresAt: new Date(now.getTime() + rates.subscription.sessionMinutes * 60_000),
      successUrl: config.origin + urls.subscription('card'),
      cancelUrl: config.origin + urls.subscription(),
    })
    await queries.setCardSession.run(asking.database.db, { id: row.id, session: session.id })
    return { url: session.url }
  })
}

async function leaveOtherPage(asking: ReadRequest, row: SubscriptionRow, context: Context): Promise<void> {
  if (row.card_session_id === null) return
  const write = await readCard(asking, row, row.card_session_id)
  const outcome = await asking.database.transaction((tx) => write(tx, context))
  if (outcome === 'nothing') await asking.gateway.expireSession(row.card_session_id)
}
