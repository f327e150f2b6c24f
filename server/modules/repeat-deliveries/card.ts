import { rates } from '#contract/rates.ts'
import { refuse } from '#contract/refuse.ts'
import { urls } from '#contract/urls.ts'
import { newId } from '#server/db/ids.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { GatewayError, type PaymentGateway } from '#server/modules/payments/payments.ts'
import { cardColumns } from './begin.ts'
import { dropCustomer } from './cancel.ts'
import { type Context, type Desk, writeChanges } from './desk.ts'
import * as orders from './order-queries.ts'
import * as queries from './queries.ts'

const batch = 100
const nobody = '00000000-0000-0000-0000-000000000000'

/** Begins to take another card, on the provider's page. */
export async function beginCard({ database, gateway }: Desk, id: string, context: SignedInContext): Promise<{ url: string }> {
  const row = await queries.byId.one(database.db, { id })
  if (row?.user_id !== context.caller.userId) throw refuse('NOT_FOUND')
  if (row.state === 'cancelled' || row.customer_id === null || !gateway) throw refuse('REPEAT_DELIVERY_IS_NOT_IN_THAT_STATE')
  const { config, now } = context
  try {
    const session = await gateway.savedCards.createSession({
      key: `repeat-card-${newId(now)}`,
      customerId: row.customer_id,
      currency: config.shop.currency.name,
      expiresAt: new Date(now.getTime() + rates.subscription.sessionMinutes * 60_000),
      successUrl: config.pages + urls.repeatDelivery(id, 'card'),
      cancelUrl: config.pages + urls.repeatDelivery(id),
    })
    await queries.setCardSession.run(database.db, { id, session: session.id })
    return { url: session.url }
  } catch (error) {
    if (error instanceof GatewayError) throw refuse('ERROR_AT_THE_PAYMENT_PROVIDER')
    throw error
  }
}

/** Asks the provider whether the card was given that is waited for. Where it can't be asked now, the job does so later. */
export async function checkCard({ database, gateway }: Desk, id: string, context: Context): Promise<void> {
  const session = (await queries.byId.one(database.db, { id }))?.card_session_id
  if (!session || !gateway) return
  try {
    await attachCard({ database, gateway }, { id, session }, context)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
  }
}

/** As `checkCard`, of all that wait for one. */
export async function checkCards(desk: Desk, context: Context): Promise<void> {
  for (let last = nobody; ;) {
    const found = await queries.withCardSession.all(desk.database.db, { after: last, limit: batch })
    for (const { id } of found) await checkCard(desk, id, context)
    if (found.length < batch) return
    last = found.at(-1)!.id
  }
}

/** The card that was given is charged from now on, first for what is open. */
async function attachCard(
  { database, gateway }: { database: Desk['database']; gateway: PaymentGateway },
  { id, session }: { id: string; session: string },
  context: Context,
): Promise<void> {
  const card = await gateway.savedCards.readCard(session)
  if (card === 'open') return
  await database.transaction(async (tx) => {
    const row = await queries.lock.one(tx, { id })
    // Another one may have been begun meanwhile.
    if (row?.card_session_id !== session) return
    if (card === 'over') return void (await queries.setCardSession.run(tx, { id, session: null }))
    await writeChanges(
      tx,
      row,
      { ...cardColumns(card), card_session_id: null, ...(row.problem === 'no_card' && { problem: null }) },
      context.now,
    )
    if (card.customerId !== row.customer_id) await dropCustomer(tx, row.customer_id, context.now)
    await orders.chargeNow.run(tx, { delivery: id, now: context.now })
  })
}
