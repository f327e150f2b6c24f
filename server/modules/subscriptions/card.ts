import type { OutputOf } from '#contract/endpoint.ts'
import type { changeCard as contract } from '#contract/plans.ts'
import { rates } from '#contract/rates.ts'
import { refuse } from '#contract/refuse.ts'
import { urls } from '#contract/urls.ts'
import type { Context } from './mails.ts'
import * as queries from './queries.ts'
import type { SubscriptionRow } from './queries.ts'
import { readCard } from './read-card.ts'
import type { ReadRequest } from './read.ts'
import { atProvider, type Desk, liveOf, type PersonContext } from './subscriptions.ts'

const minuteMs = 60_000

/**
 * Begins to give another card for a subscription that was paid, on the provider's page. One page at a time: an earlier one that's open is closed, and
 * those who ask at once ask the provider for the same.
 */
export async function changeCard(desk: Desk, context: PersonContext): Promise<OutputOf<typeof contract>> {
  const { asking, row } = await liveOf(desk, context)
  const { provider_id: providerId, customer_id: customerId } = row
  if (providerId === null || customerId === null) throw refuse('SUBSCRIPTION_IS_NOT_IN_THAT_STATE')
  const { config, now } = context
  const minute = Math.ceil(now.getTime() / minuteMs)
  return atProvider(async () => {
    await leaveOtherPage(asking, row, context)
    const session = await asking.gateway.createCardSession({
      key: `card-${row.id}-${row.card_session_id ?? 'first'}-${minute}`,
      customerId,
      providerId,
      currency: config.shop.currency.name,
      expiresAt: new Date((minute + rates.subscription.sessionMinutes) * minuteMs),
      successUrl: config.origin + urls.subscription('card'),
      cancelUrl: config.origin + urls.subscription(),
    })
    const isOurs = await queries.setCardSession.one(asking.database.db, { id: row.id, session: session.id, before: row.card_session_id })
    if (isOurs) return { url: session.url }
    await asking.gateway.expireSession(session.id)
    throw refuse('SUBSCRIPTION_IS_NOT_IN_THAT_STATE')
  })
}

async function leaveOtherPage(asking: ReadRequest, row: SubscriptionRow, context: Context): Promise<void> {
  if (row.card_session_id === null) return
  const write = await readCard(asking, row, row.card_session_id)
  const outcome = await asking.database.transaction((tx) => write(tx, context))
  if (outcome === 'nothing') await asking.gateway.expireSession(row.card_session_id)
}
