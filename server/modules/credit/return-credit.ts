import type { Locale } from '#contract/locales.ts'
import type { Config } from '#server/config.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { configForLocale } from '#server/http/locale.ts'
import { mailContext } from '#server/messaging/mail/mail.ts'
import { addGiftCards, sendGiftCard } from './gift-cards.ts'
import { deposit, depositCredit } from './deposit.ts'
import * as queries from './queries.ts'
import { type OrderCredit, type CreditPart, splitRefund, sumOf } from './spend.ts'

/** The owner of the order, who gets the money if a gift card can't take it. */
interface Owner {
  userId: string | null
  /** Null if the address isn't in use anymore. */
  email: string | null
  name: string
  locale: Locale | null
  orderNumber: string
}

interface Return {
  orderId: string
  /** The credits in the order they were used. */
  credits: Pick<OrderCredit, 'accountId'>[]
  /** In minor units; everything that is left if omitted. */
  amount?: number
  /** The id of the refund, of the edit, or of the order for a cancellation; each is returned once. */
  source: string
  owner: Owner
}

/** How much was returned, in minor units, and how much of it went to credit or a new card, because its gift card was revoked. */
interface Returned {
  amount: number
  redirected: { to: 'credit' | 'gift_card'; amount: number } | null
}

type Context = { config: Config; now: Date }

/**
 * Returns the credit that paid for a locked order. A revoked gift card can't be spent, so what is returned to it goes on to its owner's
 * store credit, or as a new card to a guest.
 */
export async function returnCredit(tx: Tx, { orderId, credits, amount, source, owner }: Return, context: Context): Promise<Returned> {
  const parts = await splitRefund(tx, orderId, credits, amount ?? Number.MAX_SAFE_INTEGER)
  const gone = await goneOf(tx, parts, owner)
  let redirected = 0
  // Rows are locked in id order.
  for (const { accountId, part } of parts.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))) {
    const isNew = await deposit(tx, accountId, { amount: part, reason: 'SPENT_RETURNED', source, orderId }, context.now)
    if (isNew && gone.has(accountId) && (await takeOff(tx, { accountId, part, source }, context.now))) redirected += part
  }
  if (redirected === 0) return { amount: sumOf(parts), redirected: null }
  const to = await redirect(tx, { amount: redirected, source, orderId, owner }, context)
  return { amount: sumOf(parts), redirected: { to, amount: redirected } }
}

/** Which of the accounts are revoked gift cards. All are locked, so none gets revoked from now on. */
async function goneOf(tx: Tx, parts: CreditPart[], { userId, email }: Owner): Promise<Set<string>> {
  if (parts.length === 0 || (userId === null && email === null)) return new Set()
  const locked = await queries.lockReturned.all(tx, { ids: parts.map(({ accountId }) => accountId), user: userId })
  const disabled = locked.filter(({ is_disabled }) => is_disabled).map(({ id }) => id)
  if (disabled.length === 0) return new Set()
  return new Set((await queries.revokedGiftCards.all(tx, { ids: disabled })).map(({ id }) => id))
}

async function takeOff(tx: Tx, { accountId, part, source }: CreditPart & { source: string }, now: Date): Promise<boolean> {
  const entry = { id: newId(now), account: accountId, amount: part, reason: 'CLAIMED', source, staff: null, note: '', now } as const
  return (await queries.withdraw.one(tx, entry)) !== undefined
}

interface Redirected {
  amount: number
  source: string
  orderId: string
  owner: Owner
}

async function redirect(tx: Tx, { amount, source, orderId, owner }: Redirected, { config, now }: Context): Promise<'credit' | 'gift_card'> {
  if (owner.userId !== null) {
    await depositCredit(tx, owner.userId, { amount, reason: 'CLAIMED', source, orderId }, now)
    return 'credit'
  }
  const message = mailContext(configForLocale(config, owner.locale)).t('giftCard.replaces', { number: owner.orderNumber })
  const person = { recipient_email: owner.email ?? '', recipient_name: owner.name, sender_name: '', message, locale: owner.locale }
  const card = { ...person, order_id: null, amount, design: 'ember' as const }
  const [id] = await addGiftCards(tx, [{ ...card, position: null, send_at: now, paid_at: now }], now)
  await sendGiftCard(tx, { ...card, id: id! }, { config, now })
  return 'gift_card'
}
