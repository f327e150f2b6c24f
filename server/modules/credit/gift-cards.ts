import { plusMonths } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/pool.ts'
import { lowestId, newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { configForLocale } from '#server/http/locale.ts'
import { Failures } from '#server/jobs/failures.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import * as cards from './gift-card-queries.ts'
import type { GiftCardRow } from './gift-card-queries.ts'
import { addGiftCardPicture } from './gift-card-picture.ts'
import { hashCode, last4Of, newCode } from './codes.ts'
import { deposit } from './deposit.ts'
import { giftCardMail } from './mail.ts'
import * as accountQueries from './account-queries.ts'

export { type GiftCardRow, sendGiftCardsJob } from './gift-card-queries.ts'

interface NewGiftCard extends Omit<GiftCardRow, 'id'> {
  id?: string
  /** The card's line in its order; null if staff issued it. */
  position: number | null
  is_own_amount?: boolean
  send_on?: string | null
  send_at: Date
  /** Null until its order is paid. */
  paid_at: Date | null
}

/** Stores gift cards to be sent; returns their ids. */
export async function addGiftCards(tx: Tx, added: NewGiftCard[], now: Date): Promise<string[]> {
  const rows = added.map((one) => ({ ...one, id: one.id ?? newId(now) }))
  await cards.insertGiftCards.run(tx, { cards: rows, now })
  return rows.map(({ id }) => id)
}

type Context = { config: Config; now: Date }

/** Releases the gift cards of an order that was paid. A job sends those whose day has come right away. */
export const releaseGiftCards = async (tx: Tx, orderId: string, now: Date): Promise<void> =>
  void (await cards.setPaid.run(tx, { order: orderId, now, job: newId(now), name: cards.sendGiftCardsJob }))

/** Runs in the transaction that sends gift cards, with the cards sent. */
type OnSent = (tx: Tx, sent: GiftCardRow[]) => Promise<void>

/** Sends the gift cards of an order whose day has come, skipping those that another process is sending. */
export const sendGiftCardsOfOrder = (database: Database, orderId: string, context: Context, onSent: OnSent): Promise<void> =>
  database.transaction(async (tx) =>
    sendAll(tx, await cards.dueGiftCardsOfOrder.all(tx, { order: orderId, now: context.now }), context, onSent),
  )

const batch = 50

/** Sends all gift cards whose day has come. One that fails doesn't hold up the others; the first failure is thrown at the end. */
export async function sendDueGiftCards(database: Database, context: Context, onSent: OnSent, stopping?: AbortSignal): Promise<void> {
  const failures = new Failures(stopping)
  const send = (id: string) => database.transaction(async (tx) => sendAll(tx, await cards.lockDueGiftCard.all(tx, { id }), context, onSent))
  for (let after = lowestId; ;) {
    const found = await cards.dueGiftCards.all(database.db, { now: context.now, after, limit: batch })
    for (const { id } of found) await failures.collect(() => send(id))
    if (found.length < batch) return failures.throwFirst()
    after = found.at(-1)!.id
  }
}

async function sendAll(tx: Tx, found: GiftCardRow[], context: Context, onSent: OnSent): Promise<void> {
  for (const one of found) await sendGiftCard(tx, one, context)
  await onSent(tx, found)
}

/** Adds a gift card that was sent in the past, for a shop seeded with a history. Nobody has its code. */
export async function addSentGiftCard(tx: Tx, { id, amount }: Pick<GiftCardRow, 'id' | 'amount'>, sentAt: Date): Promise<void> {
  const account = newId(sentAt)
  const code = newCode()
  await accountQueries.openGiftCardAccount.run(tx, { id: account, code: hashCode(code), last4: last4Of(code), expires: null, now: sentAt })
  await deposit(tx, account, { amount, reason: 'BOUGHT', source: id }, sentAt)
  await cards.setSent.run(tx, { id, account, now: sentAt })
}

interface Issued {
  staffId?: string
  note?: string
}

/**
 * Creates a gift card's code and account, and sends the card. Only the recipient's mail ever contains the code; returns the card's account.
 */
export async function sendGiftCard(
  tx: Tx,
  one: GiftCardRow,
  { config, now }: Context,
  { staffId, note = '' }: Issued = {},
): Promise<string> {
  const { id, amount, order_id } = one
  const code = newCode()
  const account = newId(now)
  const expires = config.giftCards.expireMonths === undefined ? null : plusMonths(now, config.giftCards.expireMonths)
  await accountQueries.openGiftCardAccount.run(tx, { id: account, code: hashCode(code), last4: last4Of(code), expires, now })
  const reason = order_id === null ? 'ISSUED' : 'BOUGHT'
  await deposit(tx, account, { amount, reason, source: id, note, ...(staffId && { staffId }) }, now)
  await cards.setSent.run(tx, { id, account, now })
  const reader = await cards.readerOf.one(tx, { email: one.recipient_email })
  const picture = await addGiftCardPicture(tx, id, amount)
  await queueMessage(tx, giftCardMail(one, { code, expires, picture }, configForLocale(config, reader?.locale ?? one.locale)), now)
  return account
}
