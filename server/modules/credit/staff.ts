import type * as contract from '#contract/admin/credit.ts'
import type { CreditAccount, CreditAccountDetail } from '#contract/admin/credit.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { decimal, major, minor } from '#contract/currency.ts'
import { limits } from '#contract/limits.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { addGiftCards, sendGiftCard } from './gift-cards.ts'
import { entriesOf, presentEntry } from './credit.ts'
import { deposit, depositCredit } from './deposit.ts'
import * as queries from './queries.ts'
import * as accountQueries from './account-queries.ts'
import * as staff from './staff-queries.ts'

const entriesMax = 100
const foundMax = 50

/** A page of gift cards and store credit; of a search, only the few newest results. */
export async function listAccounts(
  db: Db,
  { kind, q, sort, limit, cursor }: ParsedOf<typeof contract.listCreditAccounts>,
  { now }: RequestContext,
): Promise<OutputOf<typeof contract.listCreditAccounts>> {
  const order = sort === 'created' ? 'asc' : 'desc'
  const after = cursor === undefined ? startOf(order) : readCursor(cursor)
  const words = q?.trim() ?? ''
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => {
      if (words !== '')
        return staff.foundAccounts.all(db, { last4: words.slice(-4).toUpperCase(), email: words.toLowerCase(), limit: foundMax })
      const page = { ...after, limit: count }
      if (kind === undefined) return (order === 'asc' ? staff.oldestAccounts : staff.newestAccounts).all(db, page)
      return (order === 'asc' ? staff.oldestAccountsOfKind : staff.newestAccountsOfKind).all(db, { kind, ...page })
    },
    rows: (ids) => staff.accountsByIds.all(db, { ids }),
  })
  // A search finds few accounts, so its results are filtered by kind here.
  const shown = words === '' ? rows : rows.filter((row) => kind === undefined || row.kind === kind)
  return { rows: shown.map((row) => present(row, now)), nextCursor: words === '' ? nextCursor : null }
}

/** A gift card or store credit with its history; fails with NOT_FOUND. */
export async function readAccount(db: Db | Tx, { id }: { id: string }, { now }: Pick<RequestContext, 'now'>): Promise<CreditAccountDetail> {
  const [row] = await staff.accountsByIds.all(db, { ids: [id] })
  if (!row) throw refuse('NOT_FOUND')
  const { rows } = await entriesOf(db, id, { limit: entriesMax })
  return { ...present(row, now), entries: rows.map((entry) => ({ ...presentEntry(entry), staff: entry.staff, note: entry.note })) }
}

const present = (row: staff.StaffRow, now: Date): CreditAccount => ({
  id: row.id,
  kind: row.kind,
  last4: row.last4,
  person: row.user_id === null ? null : { id: row.user_id, name: row.name ?? '', email: row.email },
  recipient: row.recipient,
  balance: major(row.balance),
  state: stateOf(row, now),
  expiresAt: row.expires_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

function stateOf({ balance, disabled_at, expires_at }: staff.StaffRow, now: Date): CreditAccount['state'] {
  if (disabled_at) return 'disabled'
  if (expires_at && expires_at <= now) return 'expired'
  return balance === 0 ? 'empty' : 'active'
}

/** The amount in minor units; refuses an invalid amount, or more than one card may be worth. */
function checked(amount: number): number {
  const units = minor(amount)
  if (units === 0 || Math.abs(units) > limits.giftCard.amountMax)
    throw refuse('AMOUNT_IS_OUT_OF_BOUNDS', { amount: [`can be ${decimal(1)} to ${major(limits.giftCard.amountMax)}`] })
  return units
}

/** Issues a gift card and sends it. Only the recipient sees its code. */
export async function issueGiftCard(
  tx: Tx,
  { amount, note, recipientEmail, recipientName, message, design }: ParsedOf<typeof contract.issueGiftCard>,
  context: SignedInContext,
): Promise<CreditAccountDetail> {
  const { caller, config, now } = context
  const card = {
    order_id: null,
    amount: checked(amount),
    design,
    recipient_email: recipientEmail,
    recipient_name: recipientName,
    sender_name: '',
    message,
    locale: null,
  }
  const [id] = await addGiftCards(tx, [{ ...card, position: null, send_at: now, paid_at: now }], now)
  const account = await sendGiftCard(tx, { ...card, id: id! }, { config, now }, { staffId: caller.userId, note })
  describeChange(context, { target: account, after: { amount, note } })
  return readAccount(tx, { id: account }, context)
}

/** Adds to a balance or deducts from it, with the reason; it never goes below zero. */
export async function adjust(
  tx: Tx,
  { id, amount, note }: ParsedOf<typeof contract.adjustCredit>,
  context: SignedInContext,
): Promise<CreditAccountDetail> {
  const { caller, now } = context
  const units = checked(amount)
  const before = await readAccount(tx, { id }, context)
  const entry = newId(now)
  if (units > 0) await deposit(tx, id, { amount: units, reason: 'ADJUSTED', source: entry, staffId: caller.userId, note }, now)
  else {
    const taking = { id: entry, account: id, amount: -units, reason: 'ADJUSTED', source: entry, staff: caller.userId, note, now } as const
    if (!(await queries.withdraw.one(tx, taking))) throw refuse('AMOUNT_IS_OUT_OF_BOUNDS', { amount: ['is more than there is'] })
  }
  const after = await readAccount(tx, { id }, context)
  describeChange(context, { target: id, before: { balance: before.balance }, after: { balance: after.balance, note } })
  return after
}

/** Disables or enables a gift card or store credit for spending; its balance stays. */
export async function setDisabled(
  tx: Tx,
  { id, disabled }: ParsedOf<typeof contract.disableCredit>,
  context: SignedInContext,
): Promise<CreditAccountDetail> {
  await staff.setDisabled.run(tx, { id, at: disabled ? context.now : null })
  const after = await readAccount(tx, { id }, context)
  describeChange(context, { target: id, after: { disabled } })
  return after
}

/** Gives store credit to a customer, with the reason. */
export async function grantCredit(
  tx: Tx,
  { id, amount, note }: ParsedOf<typeof contract.grantStoreCredit>,
  context: SignedInContext,
): Promise<CreditAccountDetail> {
  const { caller, now } = context
  if (!(await staff.userExists.one(tx, { id }))) throw refuse('NOT_FOUND')
  await depositCredit(tx, id, { amount: checked(amount), reason: 'ISSUED', source: newId(now), staffId: caller.userId, note }, now)
  describeChange(context, { target: id, after: { amount, note } })
  return readAccount(tx, { id: (await accountQueries.accountsOfCustomer.one(tx, { user: id }))!.id }, context)
}
