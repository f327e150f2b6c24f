import type { Order } from '#contract/orders.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { readCard } from './codes.ts'
import { deposit } from './deposit.ts'
import * as queries from './queries.ts'

/** What an account pays of an order, in minor units, as the order stores it. */
export type OrderCredit = Omit<Order['credits'][number], 'amount'> & { accountId: string; amount: number }

/** What an order is to be paid with: gift cards by their tokens, in that order, then the store credit of whoever is signed in. */
export interface Wanted {
  giftCards: string[]
  userId: string | null
}

interface Purse {
  id: string
  kind: 'gift_card' | 'customer'
  last4: string | null
  /** Minor units. */
  balance: number
}

/** The accounts that were asked for, as they are now, in the order they are spent. Refuses cards that can't be used (any more), each by its place. */
export async function readPurses(db: Db | Tx, { giftCards, userId }: Wanted, signingSecret: string, now: Date): Promise<Purse[]> {
  const ids = giftCards.map((token) => readCard(signingSecret, token, now))
  const rows = await queries.usable.all(db, { ids: ids.filter((id) => id !== undefined), user: userId, now })
  const cards = ids.map((id, index) => {
    const row = rows.find((one) => one.id === id && one.kind === 'gift_card')
    if (!row || ids.indexOf(id) !== index) throw refuse('GIFT_CARD_IS_INVALID', { [`giftCards.${index}`]: ['can not be used'] })
    return row
  })
  const own = rows.filter(({ kind }) => kind === 'customer')
  return [...cards, ...own].map(({ id, kind, last4, balance }) => ({ id, kind, last4, balance }))
}

/** Takes what an order is paid with, together with the commit; where a balance doesn't cover it any more the transaction runs again, and finds that out. */
export function spendCredit(tx: Tx, orderId: string, credits: OrderCredit[], now: Date): void {
  const entries = credits.map(() => newId(now))
  const accounts = credits.map(({ accountId }) => accountId)
  const amounts = credits.map(({ amount }) => amount)
  tx.atCommit(() => queries.spend.all(tx, { entries, accounts, amounts, order: orderId, now }))
}

interface Return {
  orderId: string
  /** As they paid. */
  credits: Pick<OrderCredit, 'accountId'>[]
  /** Minor units; all that is left where it's left out. */
  amount?: number
  /** The refund, or the order for a cancellation: it counts once. */
  source: string
}

/** Gives back what a locked order was paid with: the account that was used last comes first. Never more than it took; answers how much. */
export async function returnCredit(tx: Tx, { orderId, credits, amount, source }: Return, now: Date): Promise<number> {
  const left = new Map((await queries.leftOfOrder.all(tx, { order: orderId })).map((row) => [row.account_id, row.spent]))
  let open = amount ?? Number.MAX_SAFE_INTEGER
  const parts = credits.toReversed().flatMap(({ accountId }) => {
    const part = Math.min(open, left.get(accountId) ?? 0)
    open -= part
    return part > 0 ? [{ accountId, part }] : []
  })
  // Rows are locked in id order.
  for (const { accountId, part } of parts.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1)))
    await deposit(tx, accountId, { amount: part, reason: 'SPENT_RETURNED', source, orderId }, now)
  return parts.reduce((sum, { part }) => sum + part, 0)
}
