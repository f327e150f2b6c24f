import { decimal } from '#contract/currency.ts'
import { limits } from '#contract/limits.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { configForLocale } from '#server/http/locale.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { addGiftCardPicture } from './gift-card-picture.ts'
import * as cards from './gift-card-queries.ts'
import { sendGiftCard } from './gift-cards.ts'
import { hashCode, last4Of, newCode } from './codes.ts'
import { giftCardMail } from './mail.ts'

/** The shortest time between two sends of a card, so that a second click doesn't send it again. */
const pauseMs = 60_000

interface Resend {
  orderId: string
  cardId: string
  /** Another address to send it to; only staff may set this. */
  email?: string | undefined
  isStaff: boolean
}

/**
 * Sends a gift card of an order again, with a new code: the old one stops working, so two mailboxes can't both have a valid code. A card
 * that waits for its day, or that a chargeback stopped before it, is sent now if staff ask. Refuses a card that isn't paid, was revoked, is
 * spent, or was sent too often.
 */
export async function reissueGiftCard(
  tx: Tx,
  { orderId, cardId, email, isStaff }: Resend,
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  const found = await cards.lockOfOrder.one(tx, { order: orderId, card: cardId })
  if (!found) throw refuse('GIFT_CARD_IS_NOT_IN_THAT_STATE')
  const { account_id: account, resends, resent_at: last, is_stopped: isStopped } = found
  const one = { ...found, recipient_email: email ?? found.recipient_email }
  if (account === null) {
    if (!isStaff) throw refuse('GIFT_CARD_IS_NOT_IN_THAT_STATE', { cardId: [isStopped ? "can't be used" : 'waits for its day'] })
    await cards.setSentEarly.run(tx, { id: one.id, email: one.recipient_email, now })
    await sendGiftCard(tx, one, { config, now })
    return
  }
  if (!isStaff && resends >= limits.giftCard.resendsMax)
    throw refuse('GIFT_CARD_IS_NOT_IN_THAT_STATE', { cardId: ['was sent too often: ask the shop to send it'] })
  if (last && now.getTime() - last.getTime() < pauseMs)
    throw refuse('GIFT_CARD_IS_NOT_IN_THAT_STATE', { cardId: ['was sent a moment ago: wait before you send it again'] })
  const code = newCode()
  const change = { id: one.id, account, email: one.recipient_email, now, code: hashCode(code), last4: last4Of(code) }
  const after = await cards.setResent.one(tx, change)
  if (!after || after.balance === 0) throw refuse('GIFT_CARD_IS_NOT_IN_THAT_STATE', { cardId: ["is spent, or can't be used"] })
  const picture = await addGiftCardPicture(tx, one.id, after.balance)
  const mail = giftCardMail(
    { ...one, amount: after.balance },
    { code, expires: after.expires_at, picture },
    configForLocale(config, one.locale),
  )
  await queueMessage(tx, mail, now)
}

interface GiftCardsToRevoke {
  orderId: string
  /** All cards of the order if left out. */
  cardId?: string
  /** Revokes the remaining balance of partly spent cards; otherwise such cards are refused. */
  unspent?: boolean
}

/**
 * Revokes paid gift cards of a locked order: their balance becomes 0, and nobody can spend them anymore. Returns the balance they had
 * (minor units), and their value. Refuses partly spent cards, saying how much was spent of each.
 */
export async function revokeGiftCards(
  tx: Tx,
  { orderId, cardId, unspent = false }: GiftCardsToRevoke,
  now: Date,
): Promise<{ count: number; left: number; value: number }> {
  const found = await cards.lockPaid.all(tx, { order: orderId, card: cardId ?? null })
  const accounts = await cards.lockAccounts.all(tx, { ids: found.flatMap(({ account_id }) => account_id ?? []) })
  const balances = new Map(accounts.map(({ id, balance }) => [id, balance]))
  const lefts = found.map(({ amount, account_id }) => (account_id === null ? amount : Math.min(amount, balances.get(account_id) ?? 0)))
  const spent: FieldErrors = {}
  found.forEach(({ id, amount }, index) => {
    const gone = amount - lefts[index]!
    if (gone > 0) spent[`giftCards.${id}`] = [`${decimal(gone)} of ${decimal(amount)} is spent`]
  })
  if (!unspent && Object.keys(spent).length > 0) throw refuse('GIFT_CARD_IS_SPENT', spent)
  const left = lefts.reduce((sum, one) => sum + one, 0)
  if (found.length > 0) {
    const change = { cards: found.map(({ id }) => id), amounts: lefts, entries: found.map(() => newId(now)), order: orderId, now }
    await cards.voidGiftCards.run(tx, change)
  }
  return { count: found.length, left, value: found.reduce((sum, { amount }) => sum + amount, 0) }
}

/** After a chargeback on an order, its gift cards can't be spent anymore, and unsent ones aren't sent. Returns how many. */
export const disableGiftCardsOf = async (tx: Tx, orderId: string, now: Date): Promise<number> =>
  (await cards.disableOfOrder.all(tx, { order: orderId, now })).length
