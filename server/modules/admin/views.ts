import type * as contract from '#contract/admin/views.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { startView, stopView, viewsOf } from '#server/modules/auth/sessions/sessions.ts'

const roleOf = statement(
  'admin.roleOf',
  { id: 'uuid' },
  { role: 'text' },
  `select role from users where id = $1 and disabled_at is null and erase_at is null for key share`,
)

/** Starts viewing the shop as a customer. Refuses staff accounts, which have their own sign-in and may have more rights. */
export async function beginView(
  tx: Tx,
  { id: customer, reason }: ParsedOf<typeof contract.beginView>,
  context: SignedInContext,
): Promise<OutputOf<typeof contract.beginView>> {
  const found = await roleOf.one(tx, { id: customer })
  if (!found) throw refuse('NOT_FOUND')
  if (found.role !== 'customer') throw refuse('CUSTOMER_IS_STAFF')
  const { id, token, expiresAt } = await startView(tx, { customer, reason }, context)
  describeChange(context, { target: customer, after: { view: id, reason } })
  return { id, token, expiresAt: expiresAt.toISOString() }
}

/** Ends the caller's own view. */
export async function endView(
  tx: Tx,
  { id }: ParsedOf<typeof contract.endView>,
  context: SignedInContext,
): Promise<OutputOf<typeof contract.endView>> {
  const ended = await stopView(tx, id, context)
  if (!ended) throw refuse('NOT_FOUND')
  const endedAt = ended.endedAt.toISOString()
  describeChange(context, { target: ended.customer, after: { view: id, endedAt } })
  return { endedAt }
}

/** When staff viewed the shop as the caller. */
export const listViews = async (db: Db, { caller }: SignedInContext): Promise<OutputOf<typeof contract.listViews>> => ({
  views: await viewsOf(db, caller.userId),
})
