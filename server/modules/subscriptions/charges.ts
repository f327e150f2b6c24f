import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import type { Charge, listCharges } from '#contract/plans.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { ProviderInvoice } from '#server/modules/payments/payments.ts'
import type { Context } from './mails.ts'
import * as queries from './charge-queries.ts'
import type { SubscriptionRow } from './queries.ts'

/** Stores an invoice or its new state; true if this is the first time it's known to be paid. Call it with the person locked. */
export async function saveInvoice(tx: Tx, row: SubscriptionRow, invoice: ProviderInvoice, { plans, now }: Context): Promise<boolean> {
  const { id, amount, cardAmount, currency, reason, status, url, createdAt, paidAt } = invoice
  if (status === 'draft' || isOfTrial(invoice)) return false
  const before = await queries.chargeStatus.one(tx, { invoice: id })
  const plan = await plans.find(tx, row.plan_id)
  await queries.saveCharge.run(tx, {
    id: newId(now),
    subscription: row.id,
    user: row.user_id,
    plan: plan?.name ?? '',
    invoice: id,
    amount,
    cardAmount,
    currency,
    reason,
    status,
    url,
    created: createdAt,
    paid: paidAt,
  })
  return status === 'paid' && before?.status !== 'paid' && before?.status !== 'refunded'
}

/** Whether an invoice is the zero invoice with which the provider begins a trial: that's no charge. */
const isOfTrial = ({ amount, reason }: ProviderInvoice): boolean => amount === 0 && reason === 'start'

/** A page of the charges for a person's subscriptions. */
export async function chargesPage(
  db: Db | Tx,
  user: string,
  { limit, cursor }: ParsedOf<typeof listCharges>,
): Promise<OutputOf<typeof listCharges>> {
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => queries.chargesAfter.all(db, { user, ...after, limit: count }),
    rows: (ids) => queries.chargesById.all(db, { ids }),
  })
  return { charges: rows.map(presentCharge), nextCursor }
}

/** All charges, for the export of a person's data. */
export async function allCharges(tx: Tx, user: string): Promise<Charge[]> {
  const charges: Charge[] = []
  let cursor: string | null | undefined
  do {
    const page = await chargesPage(tx, user, { limit: 100, ...(cursor && { cursor }) })
    charges.push(...page.charges)
    cursor = page.nextCursor
  } while (cursor !== null)
  return charges
}

/** A charge in the contract's shape. */
export const presentCharge = ({
  id,
  amount,
  reason,
  status,
  refunded,
  plan_name,
  url,
  created_at,
  paid_at,
}: queries.ChargeRow): Charge => ({
  id,
  amount: major(amount),
  reason,
  status,
  refunded: major(refunded),
  planName: plan_name,
  createdAt: created_at.toISOString(),
  paidAt: paid_at && paid_at.toISOString(),
  url,
})
