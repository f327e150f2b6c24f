import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import { refuse } from '#contract/refuse.ts'
import type * as contract from '#contract/admin/subscriptions.ts'
import type { StaffSubscription, StaffSubscriptionDetail } from '#contract/admin/subscriptions.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { readByIds, readPage } from '#server/db/page.ts'
import { hasNoWords, searchQuery } from '#server/db/search-words.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RecordAuditEntry } from '#server/http/bind.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { presentCharge } from './charges.ts'
import type { Context } from './mails.ts'
import * as chargeQueries from './charge-queries.ts'
import * as queries from './queries.ts'
import { refreshProvider } from './read.ts'
import { peopleOf, staffSubscriptionKeys } from './staff-keys.ts'
import * as staffQueries from './staff-queries.ts'
import { callProvider, closeCheckout, type Dependencies } from './subscriptions.ts'

const chargesMax = 100

/** A page of subscriptions for staff, newest first, in two statements, or three for a search. */
export async function listStaffSubscriptions(
  db: Db,
  { limit, cursor, q = '', ...filters }: ParsedOf<typeof contract.listSubscribers>,
): Promise<OutputOf<typeof contract.listSubscribers>> {
  if (hasNoWords(q)) return { subscribers: [], nextCursor: null }
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const { state = null, plan = null, customer = null, email = null } = filters
  const values = { state, plan, customer, email, ...(await peopleOf(db, searchQuery(q) ?? '')) }
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => staffSubscriptionKeys(values).all(db, { ...values, ...after, limit: count }),
    rows: (ids) => staffQueries.staffSubscriptionsByIds.all(db, { ids }),
  })
  return { subscribers: rows.map(presentStaffSubscription), nextCursor }
}

/** A subscription with its newest charges; fails with NOT_FOUND. */
export async function readStaffSubscription(db: Db | Tx, id: string): Promise<StaffSubscriptionDetail> {
  const [row] = await staffQueries.staffSubscriptionsByIds.all(db, { ids: [id] })
  if (!row) throw refuse('NOT_FOUND')
  const ids = (await staffQueries.chargesOf.all(db, { subscription: id, limit: chargesMax })).map((charge) => charge.id)
  const charges = await readByIds(ids, (some) => chargeQueries.chargesById.all(db, { ids: some }))
  const refundable = new Map((await staffQueries.refundableOf.all(db, { charges: ids })).map((one) => [one.id, major(one.refundable)]))
  const shown = charges.map((charge) => ({ ...presentCharge(charge), refundable: refundable.get(charge.id) ?? 0 }))
  return { ...presentStaffSubscription(row), credit: major(row.credit), charges: shown }
}

/**
 * Ends a subscription now or with its period, first at the provider, whose response is stored. An unpaid checkout is closed. The audit log
 * records it beforehand, as the provider's action can't be rolled back; so it also lists what the provider refused.
 */
export async function cancelSubscriptionByStaff(
  { database, gateway, record }: Dependencies & { record: RecordAuditEntry },
  { id, when, reason }: ParsedOf<typeof contract.cancelSubscriber>,
  context: SignedInContext & Context,
): Promise<StaffSubscriptionDetail> {
  const row = await queries.rowById.one(database.db, { id })
  if (!row) throw refuse('NOT_FOUND')
  const isDone = row.status === 'ended' || (when === 'period_end' && row.cancel_at_period_end)
  if (isDone || !gateway) throw refuse('SUBSCRIPTION_IS_NOT_IN_THAT_STATE')
  await database.transaction((tx) => record(tx))
  const request = { database, gateway }
  const { provider_id: provider } = row
  if (provider === null) await closeCheckout(request, row, context)
  else
    await callProvider(async () => {
      if (when === 'now') await gateway.end(provider, { refund: false })
      else await gateway.setRenewal(provider, false)
      await refreshProvider(request, provider, context)
    })
  await staffQueries.setNote.run(database.db, { id, note: reason })
  return readStaffSubscription(database.db, id)
}

const presentStaffSubscription = (row: staffQueries.StaffSubscriptionRow): StaffSubscription => ({
  id: row.id,
  person: row.user_id === null ? null : { id: row.user_id, name: row.name ?? '', email: row.email },
  planId: row.plan_id,
  planName: row.plan_name,
  period: row.period,
  state: row.status,
  price: row.amount === null ? null : major(row.amount),
  trialEnd: row.trial_end && row.trial_end.toISOString(),
  periodEnd: row.period_end && row.period_end.toISOString(),
  endsWithPeriod: row.cancel_at_period_end,
  nextCharge:
    (row.status === 'active' || row.status === 'trialing') && !row.cancel_at_period_end && row.period_end
      ? row.period_end.toISOString()
      : null,
  endedAt: row.ended_at && row.ended_at.toISOString(),
  note: row.note,
  startedAt: row.created_at.toISOString(),
})
