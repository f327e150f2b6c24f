import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'

/** Money that comes back to a gift card is good for so many days, though the card may have expired. */
const returnedMs = 90 * 86_400_000

/** Money that comes to an account, in minor units. */
export interface Deposit {
  amount: number
  reason: Extract<queries.Reason, 'ISSUED' | 'ADJUSTED' | 'BOUGHT' | 'SPENT_RETURNED' | 'REFUND' | 'CLAIMED'>
  /** What it is about: with the reason it counts once. */
  source: string
  orderId?: string
  staffId?: string
  note?: string
}

/** Adds money to an account, once for each source; false where it was added before. */
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

/** What is left on the account of a customer who was merged comes to that of the one that stayed, an entry each; nothing for any other account. */
export async function forwardCredit(tx: Tx, account: string, now: Date): Promise<void> {
  const heir = await queries.accountAfterMerge.one(tx, { account })
  if (!heir) return
  await queries.openAccount.run(tx, { id: newId(now), user: heir.user_id, now })
  await queries.forward.run(tx, { account, user: heir.user_id, out: newId(now), in: newId(now), source: newId(now), now })
}

/** Adds money to a customer's store credit, once for each source. */
export async function depositCredit(tx: Tx, userId: string, given: Deposit, now: Date): Promise<void> {
  await queries.openAccount.run(tx, { id: newId(now), user: userId, now })
  await deposit(tx, (await queries.ofCustomer.one(tx, { user: userId }))!.id, given, now)
}
