import type { Order } from '#contract/order.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { accountIdOfToken, isTokenOf } from './codes.ts'
import * as queries from './queries.ts'
import * as accountQueries from './account-queries.ts'

/** An account's part in paying for an order, in minor units, as the order stores it. */
export type OrderCredit = Omit<Order['credits'][number], 'amount'> & { accountId: string; amount: number }

/** What an order is to be paid with: gift cards by their tokens, in that order, then the signed-in customer's store credit. */
interface RequestedCredit {
  giftCards: string[]
  userId: string | null
}

interface CreditSource {
  id: string
  kind: 'gift_card' | 'customer'
  last4: string | null
  /** Minor units. */
  balance: number
}

/**
 * The current state of the requested accounts, in the order they are spent. Refuses cards that can't be used (anymore), each by its
 * position.
 */
export async function readCreditSources(
  db: Db | Tx,
  { giftCards, userId }: RequestedCredit,
  signingSecret: string,
  now: Date,
): Promise<CreditSource[]> {
  const ids = giftCards.map(accountIdOfToken)
  const rows = await accountQueries.usableAccounts.all(db, { ids: ids.filter((id) => id !== undefined), user: userId, now })
  const cards = ids.map((id, index) => {
    const row = rows.find((one) => one.id === id && one.kind === 'gift_card')
    const isValid = row && isTokenOf(signingSecret, giftCards[index]!, { id: row.id, codeHash: row.code_hash ?? '' }, now)
    if (!isValid || ids.indexOf(id) !== index)
      throw refuse('GIFT_CARD_IS_INVALID', { [`giftCards.${index}`]: ["can't be used: check its code again"] })
    return row
  })
  const own = rows.filter(({ kind }) => kind === 'customer')
  return [...cards, ...own].map(({ id, kind, last4, balance }) => ({ id, kind, last4, balance }))
}

interface Spend {
  orderId: string
  credits: OrderCredit[]
  /** The id of the order, or of its edit; each is spent once. */
  source: string
}

/** Spends the credit for an order, together with the commit; if a balance no longer covers it, the transaction runs again and notices. */
export function spendCredit(tx: Tx, { orderId: order, credits, source }: Spend, now: Date): void {
  const entries = credits.map(() => newId(now))
  const accounts = credits.map(({ accountId }) => accountId)
  const amounts = credits.map(({ amount }) => amount)
  tx.atCommit(() => queries.spend.all(tx, { entries, accounts, amounts, order, now, source }))
}

/** The spendable balances of the accounts that paid for an order, by id, without disabled and expired accounts. */
export async function balancesOf(db: Db | Tx, credits: OrderCredit[], now: Date): Promise<Map<string, number>> {
  if (credits.length === 0) return new Map()
  const rows = await accountQueries.usableAccounts.all(db, { ids: credits.map(({ accountId }) => accountId), user: null, now })
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

export interface CreditPart {
  accountId: string
  part: number
}

/**
 * How much of an amount goes back to each account that paid for a locked order, starting with the one used last. Never more than it paid.
 */
export async function splitRefund(
  tx: Tx,
  orderId: string,
  credits: Pick<OrderCredit, 'accountId'>[],
  amount: number,
): Promise<CreditPart[]> {
  const left = new Map((await queries.leftOfOrder.all(tx, { order: orderId })).map((row) => [row.account_id, row.spent]))
  let open = amount
  return credits.toReversed().flatMap(({ accountId }) => {
    const part = Math.min(open, left.get(accountId) ?? 0)
    open -= part
    return part > 0 ? [{ accountId, part }] : []
  })
}

/** The sum of the parts. */
export const sumOf = (parts: CreditPart[]): number => parts.reduce((sum, { part }) => sum + part, 0)

interface Move {
  orderId: string
  /** The credits in the order they were used. */
  credits: Pick<OrderCredit, 'accountId'>[]
  /** Minor units. */
  amount: number
  /** The id of the refund, which is booked once. */
  source: string
  to: string
}

/**
 * Moves a part of the credit that paid for a locked order to another order, even if the account can't be spent from anymore; returns how
 * much.
 */
export async function moveCredit(tx: Tx, { orderId, to, credits, amount, source }: Move, now: Date): Promise<number> {
  const parts = await splitRefund(tx, orderId, credits, amount)
  const ids = () => parts.map(() => newId(now))
  const of = { accounts: parts.map(({ accountId }) => accountId), amounts: parts.map(({ part }) => part) }
  if (parts.length > 0) await queries.move.run(tx, { ...of, back: ids(), spent: ids(), from: orderId, to, source, now })
  return sumOf(parts)
}

/** What these accounts currently pay of an order, in their order. */
export async function creditOfOrder(tx: Tx, orderId: string, credits: OrderCredit[]): Promise<OrderCredit[]> {
  const left = new Map((await queries.leftOfOrder.all(tx, { order: orderId })).map((row) => [row.account_id, row.spent]))
  return credits.map((one) => ({ ...one, amount: left.get(one.accountId) ?? 0 })).filter(({ amount }) => amount > 0)
}
