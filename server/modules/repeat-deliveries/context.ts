import type { Database } from '#server/db/pool.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { internalClient } from '#server/http/call-request.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import type { PriceSources } from '#server/modules/orders/orders.ts'
import type { PaymentGateway } from '#server/modules/payments/payments.ts'
import * as queries from './queries.ts'
import type { DeliveryRow } from './queries.ts'

/** The dependencies of the jobs; a shop without cards has no gateway. */
export interface Dependencies {
  database: Database
  sources: PriceSources
  gateway: PaymentGateway | null
}

export type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>

/** The context for background work on behalf of a customer, in their language. */
export async function contextFor(
  db: Db | Tx,
  { user_id: userId }: DeliveryRow,
  { config, signingSecret, now }: Context,
): Promise<SignedInContext> {
  const { locale } = await contactOf(db, userId)
  const caller = { userId, permissions: [], secondFactor: false, tokenHash: '' }
  return { now, caller, client: internalClient(), config: configForLocale(config, locale), signingSecret, rateLimits: [] }
}

type Changes = Partial<
  Pick<
    DeliveryRow,
    | 'variant_id'
    | 'quantity'
    | 'weeks'
    | 'state'
    | 'problem'
    | 'next_on'
    | 'shipping_address'
    | 'price'
    | 'customer_id'
    | 'card_id'
    | 'card'
    | 'card_session_id'
    | 'percent'
    | 'is_first_gone'
  >
>

/** Stores changes to a locked repeat delivery, and returns it as it is then. */
export async function writeChanges(tx: Tx, row: DeliveryRow, changes: Changes, now: Date): Promise<DeliveryRow> {
  const after = { ...row, ...changes }
  await queries.update.run(tx, { ...after, now })
  return { ...after, version: row.version + 1 }
}
