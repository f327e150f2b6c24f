import { rates } from '#contract/rates.ts'
import { refuse } from '#contract/refuse.ts'
import { urls } from '#contract/urls.ts'
import { newId } from '#server/db/ids.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { GatewayError, type PaymentGateway } from '#server/modules/payments/payments.ts'
import { attachCard } from './card.ts'
import * as pages from './card-queries.ts'
import type { Desk } from './desk.ts'
import * as queries from './queries.ts'

const sessionMs = rates.subscription.sessionMinutes * 60_000
/** With less than this left, another page is begun. */
const enoughMs = 5 * 60_000
/** For so long those who ask share an attempt that has no page yet; then whoever began it is taken for dead. */
const claimMs = 10_000

type Asked = Pick<Desk, 'database'> & { gateway: PaymentGateway }

/** Begins to take another card, on the provider's page. One page at a time: while it's open, everyone who asks is sent to the same. */
export async function beginCard({ database, gateway }: Desk, id: string, context: SignedInContext): Promise<{ url: string }> {
  const row = await queries.byId.one(database.db, { id })
  if (row?.user_id !== context.caller.userId) throw refuse('NOT_FOUND')
  if (row.state === 'cancelled' || row.customer_id === null || !gateway) throw refuse('REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE')
  const asked = { database, gateway }
  try {
    const open = row.card_session_id === null ? undefined : await openPage(asked, { id, session: row.card_session_id }, context)
    return { url: open ?? (await newPage(asked, id, context)) }
  } catch (error) {
    if (error instanceof GatewayError) throw refuse('ERROR_AT_THE_PAYMENT_PROVIDER')
    throw error
  }
}

/** The page that is open, with time enough left. Any other is over after this; a card that was given on it is taken. */
async function openPage(asked: Asked, of: { id: string; session: string }, context: SignedInContext): Promise<string | undefined> {
  const page = await pages.pageOf.one(asked.database.db, of)
  const begun = page?.card_begun_at?.getTime() ?? 0
  const url = begun + sessionMs - enoughMs > context.now.getTime() ? page?.card_session_url : null
  if (!url) await asked.gateway.expireSession(of.session)
  const state = await attachCard(asked, of, context)
  if (state !== 'open') return undefined
  if (!url) throw refuse('ERROR_AT_THE_PAYMENT_PROVIDER')
  return url
}

/** Its session is stored before anyone sees it; where that's too late, it's ended. */
async function newPage({ database, gateway }: Asked, id: string, { config, now }: SignedInContext): Promise<string> {
  const since = new Date(now.getTime() - claimMs)
  const claim = await pages.claimAttempt.one(database.db, { id, attempt: newId(now), now, since })
  if (!claim) throw refuse('REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE')
  if (claim.card_session_url !== null) return claim.card_session_url
  const { customer_id: customerId, card_attempt_id: attempt, card_begun_at: begun } = claim
  const session = await gateway.savedCards.createSession({
    key: `repeat-card-${attempt}-${customerId}`,
    customerId,
    currency: config.shop.currency.name,
    expiresAt: new Date(begun.getTime() + sessionMs),
    successUrl: config.pages + urls.repeatDelivery(id, 'card'),
    cancelUrl: config.pages + urls.repeatDelivery(id),
  })
  if (await pages.storePage.one(database.db, { id, attempt, session: session.id, url: session.url })) return session.url
  await gateway.expireSession(session.id)
  throw refuse('REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE')
}
