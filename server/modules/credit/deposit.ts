import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'
import * as accountQueries from './account-queries.ts'

/** Money returned to a gift card is valid for at least this long, even if the card has expired. */
const returnedMs = 90 * 86_400_000

/** A deposit into an account, in minor units. */
interface Deposit {
  amount: number
  reason: Extract<queries.Reason, 'ISSUED' | 'ADJUSTED' | 'BOUGHT' | 'SPENT_RETURNED' | 'REFUND' | 'CLAIMED'>
  /** What the deposit is for. It's booked once per reason and source. */
  source: string
  orderId?: string
  staffId?: string
  note?: string
}

/** Adds money to an account, once per reason and source; false if it was already added. */
export async function deposit(
  tx: Tx,
  account: string,
  { amount, reason, source, orderId, staffId, note = '' }: Deposit,
  now: Date,
): Promise<boolean> {
  const entry = { id: newId(now), account, amount, reason, source, order: orderId ?? null, staff: staffId ?? null, note, now }
  const isNew = (await queries.add.one(tx, { ...entry, until: new Date(now.getTime() + returnedMs) })) !== undefined
  if (isNew && reason === 'SPENT_RETURNED') await forwardCredit(tx, account, now)
  return isNew
}

/**
 * Moves the balance of a merged customer's account to the surviving customer's, with an entry in each; does nothing for any other account.
 */
export async function forwardCredit(tx: Tx, account: string, now: Date): Promise<void> {
  const heir = await accountQueries.accountAfterMerge.one(tx, { account })
  if (!heir) return
  await accountQueries.openAccount.run(tx, { id: newId(now), user: heir.user_id, now })
  await accountQueries.forward.run(tx, { account, user: heir.user_id, out: newId(now), in: newId(now), source: newId(now), now })
}

/** Adds money to a customer's store credit, once per reason and source. */
export async function depositCredit(tx: Tx, userId: string, given: Deposit, now: Date): Promise<void> {
  await accountQueries.openAccount.run(tx, { id: newId(now), user: userId, now })
  await deposit(tx, (await accountQueries.accountsOfCustomer.one(tx, { user: userId }))!.id, given, now)
}
