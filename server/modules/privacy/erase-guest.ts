import type { eraseGuest as contract } from '#contract/admin/guests.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { allowSlow, statement, type Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext } from '#server/http/context.ts'
import { deleteMessagesTo } from '#server/messaging/delete-messages.ts'
import { blankGuestOrders, lockGuestOrders } from '#server/modules/orders/orders.ts'
import { eraseAddress } from './erase-address.ts'

const emailOf = statement('privacy.guestEmail', { id: 'uuid' }, { email: 'text' }, `select email from guests where id = $1`)
/** Locks a guest's figures, so that an order that they place meanwhile waits, and then belongs to a new guest. */
const lockFigures = statement('privacy.lockGuestFigures', { id: 'uuid' }, {}, `select from guest_figures where guest_id = $1 for update`)
const lockGuest = statement(
  'privacy.lockGuest',
  { id: 'uuid' },
  { email: 'text', has_account: 'bool' },
  `
  select g.email, g.account_id is not null or exists (select from users u where u.email = g.email) as has_account
  from guests g where g.id = $1 for update of g`,
)

/**
 * Erases someone who ordered without an account, as accounts are erased: their orders are kept for the books without name, address and
 * email, and everything else that is stored about their email is deleted. The guest's row, with its notes and tags, is deleted along with
 * its last order.
 */
export async function eraseGuest(tx: Tx, { id }: ParsedOf<typeof contract>, context: RequestContext): Promise<OutputOf<typeof contract>> {
  const known = await emailOf.one(tx, { id })
  if (!known) throw refuse('NOT_FOUND')
  // As changes of orders do: the orders first, then the figures, then the guest.
  await lockGuestOrders(tx, known.email)
  await lockFigures.run(tx, { id })
  const guest = await lockGuest.one(tx, { id })
  if (!guest) throw refuse('NOT_FOUND')
  if (guest.has_account) throw refuse('GUEST_HAS_ACCOUNT')
  await allowSlow(tx)
  await blankGuestOrders(tx, guest.email)
  await deleteMessagesTo(tx, [guest.email])
  await eraseAddress(tx, guest.email)
  describeChange(context, { target: id })
  return { message: 'The guest was erased' }
}
