import type { getGuest as guestContract } from '#contract/admin/guests.ts'
import { major } from '#contract/currency.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db } from '#server/db/statement.ts'
import { subscribedAmong } from '#server/modules/newsletter/newsletter.ts'
import * as queries from './guests-queries.ts'
import { presentLastOrders } from './last-orders.ts'
import { notesOf } from './notes-and-tags.ts'

/** Someone who ordered without an account; fails with NOT_FOUND. */
export async function getGuest(db: Db, { id }: ParsedOf<typeof guestContract>): Promise<OutputOf<typeof guestContract>> {
  const [row, notes] = await Promise.all([queries.guestById.one(db, { id }), notesOf(db, 'guest', id)])
  if (!row) throw refuse('NOT_FOUND')
  const { name, email, created_at, orders, spent, last_order_at, tags, account, is_claimed, last_orders, addresses } = row
  return {
    id,
    name,
    email,
    since: created_at.toISOString(),
    orders,
    spent: major(spent),
    lastOrderAt: last_order_at && last_order_at.toISOString(),
    acceptsMail: (await subscribedAmong(db, [email])).has(email),
    tags,
    account,
    isClaimed: is_claimed,
    lastOrders: presentLastOrders(last_orders),
    addresses,
    notes,
  }
}
