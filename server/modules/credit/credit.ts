import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import type * as contract from '#contract/credit.ts'
import type { CreditEntry, StoreCredit } from '#contract/credit.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { hashCode, signGiftCard } from './codes.ts'
import { depositCredit } from './deposit.ts'
import * as queries from './queries.ts'
import * as accountQueries from './account-queries.ts'

export {
  addGiftCards,
  addSentGiftCard,
  type GiftCardRow,
  releaseGiftCards,
  sendGiftCardsOfOrder,
  sendDueGiftCards,
  sendGiftCardsJob,
} from './gift-cards.ts'
export { giftCardPictureOf } from './gift-card-picture.ts'
export { disableGiftCardsOf, reissueGiftCard, revokeGiftCards } from './gift-card-changes.ts'
export { isTooFarAhead, sendTimeOf } from './send-time.ts'
export { forwardCredit, depositCredit } from './deposit.ts'
export { balancesOf, creditOfOrder, moveCredit, type OrderCredit, readCreditSources, spendCredit } from './spend.ts'
export { returnCredit } from './return-credit.ts'

/**
 * The gift card of a code: its balance, and a token that pays with it for a day. Unknown, expired and disabled codes get the same refusal.
 */
export async function checkGiftCard(
  db: Db,
  { code }: ParsedOf<typeof contract.checkGiftCard>,
  { signingSecret, now }: RequestContext,
): Promise<contract.GiftCard> {
  const codeHash = hashCode(code)
  const found = await accountQueries.accountByCode.one(db, { code: codeHash, now })
  if (!found) throw refuse('GIFT_CARD_IS_INVALID')
  const { id, last4, balance, expires_at } = found
  return {
    token: signGiftCard(signingSecret, { id, codeHash }, now),
    last4: last4 ?? '',
    balance: major(balance),
    expiresAt: expires_at?.toISOString() ?? null,
  }
}

/** Moves a gift card's balance to the customer's store credit, once. */
export async function claimGiftCard(
  tx: Tx,
  { code }: ParsedOf<typeof contract.claimGiftCard>,
  { caller, now }: SignedInContext,
): Promise<OutputOf<typeof contract.claimGiftCard>> {
  const card = await accountQueries.lockAccountByCode.one(tx, { code: hashCode(code), now })
  if (!card || card.balance === 0) throw refuse('GIFT_CARD_IS_INVALID')
  const id = newId(now)
  const move = { id, account: card.id, amount: card.balance, reason: 'CLAIMED', source: id, staff: null, note: '', now } as const
  await queries.withdraw.one(tx, move)
  await depositCredit(tx, caller.userId, { amount: card.balance, reason: 'CLAIMED', source: id }, now)
  return {
    claimed: major(card.balance),
    balance: major((await accountQueries.accountsOfCustomer.one(tx, { user: caller.userId }))!.balance),
  }
}

/** A customer's store credit in minor units. */
export const balanceOf = async (db: Db | Tx, userId: string): Promise<number> =>
  (await accountQueries.accountsOfCustomer.one(db, { user: userId }))?.balance ?? 0

/** A customer's store credit, and a page of its ledger. */
export async function readCredit(db: Db | Tx, userId: string, page: Page): Promise<StoreCredit> {
  if (page.cursor !== undefined) readCursor(page.cursor)
  const account = await accountQueries.accountsOfCustomer.one(db, { user: userId })
  if (!account) return { balance: 0, entries: [], nextCursor: null }
  const { rows, nextCursor } = await entriesOf(db, account.id, page)
  return { balance: major(account.balance), entries: rows.map(presentEntry), nextCursor }
}

interface Page {
  limit: number
  cursor?: string | undefined
}

/** A page of an account's ledger entries, newest first. */
export function entriesOf(db: Db | Tx, account: string, { limit, cursor }: Page) {
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  return readPage(limit, {
    keys: (count) => queries.entriesAfter.all(db, { account, ...after, limit: count }),
    rows: (ids) => queries.entriesById.all(db, { ids }),
  })
}

/** A ledger row in the contract's shape. */
export const presentEntry = ({ id, amount, reason, order_number, created_at }: queries.EntryRow): CreditEntry => ({
  id,
  amount: major(amount),
  reason,
  orderNumber: order_number,
  createdAt: created_at.toISOString(),
})

/** All ledger entries of the customer's store credit, newest first, for the export of their data. */
export async function allCredit(tx: Tx, userId: string): Promise<CreditEntry[]> {
  const entries: CreditEntry[] = []
  let page: StoreCredit | undefined
  do {
    page = await readCredit(tx, userId, { limit: 100, cursor: page?.nextCursor ?? undefined })
    entries.push(...page.entries)
  } while (page.nextCursor !== null)
  return entries
}

/** Ends the store credit of an erased customer, as nobody can spend it anymore. */
export async function eraseCredit(tx: Tx, userId: string, now: Date): Promise<void> {
  const mine = await queries.anonymize.one(tx, { user: userId, now })
  if (!mine || mine.balance === 0) return
  const { id: account, balance: amount } = mine
  await queries.withdraw.one(tx, { id: newId(now), account, amount, reason: 'VOIDED', source: 'erased', staff: null, note: '', now })
}
