import type { GiftCardDesign } from '#contract/credit.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/pool.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json, type Row, textOf } from '#server/db/types.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { hashCode, last4Of, newCode } from './codes.ts'
import { deposit } from './deposit.ts'
import { giftCardMail } from './mail.ts'
import * as queries from './queries.ts'

const card = {
  id: 'uuid',
  order_id: 'uuid?',
  amount: 'int4',
  design: textOf<GiftCardDesign>(),
  recipient_email: 'text',
  recipient_name: 'text',
  sender_name: 'text',
  message: 'text',
} as const
/** A gift card that is to be sent. Minor units. */
export type CardToSend = Row<typeof card>
const columns = Object.keys(card).join(', ')

const insertCards = statement(
  'credit.insertCards',
  { cards: json<object[]>(), now: 'timestamptz' },
  {},
  `
  insert into gift_cards (id, order_id, amount, design, recipient_email, recipient_name, sender_name, message, send_at, paid_at, created_at)
  select c.id, c.order_id, c.amount, c.design, c.recipient_email, c.recipient_name, c.sender_name, c.message, c.send_at, c.paid_at, $2
  from json_to_recordset($1) as c (id uuid, order_id uuid, amount int, design text, recipient_email text, recipient_name text, sender_name text,
    message text, send_at timestamptz, paid_at timestamptz)`,
)
const setPaid = statement(
  'credit.setCardsPaid',
  { order: 'uuid', now: 'timestamptz' },
  {},
  `update gift_cards set paid_at = $2 where order_id = $1 and paid_at is null`,
)
const dueOfOrder = statement(
  'credit.dueCardsOfOrder',
  { order: 'uuid', now: 'timestamptz' },
  card,
  `
  select ${columns} from gift_cards where order_id = $1 and send_at <= $2 and paid_at is not null and sent_at is null and voided_at is null
  order by id for update`,
)
const due = statement(
  'credit.dueCards',
  { now: 'timestamptz', limit: 'int8' },
  card,
  `
  select ${columns} from gift_cards where send_at <= $1 and paid_at is not null and sent_at is null and voided_at is null
  order by send_at, id limit $2 for update skip locked`,
)
const setSent = statement(
  'credit.setCardSent',
  { id: 'uuid', account: 'uuid', now: 'timestamptz' },
  {},
  `update gift_cards set account_id = $2, sent_at = $3 where id = $1`,
)

export interface NewCard extends Omit<CardToSend, 'id'> {
  send_at: Date
  /** Null until its order is paid. */
  paid_at: Date | null
}

/** Writes down gift cards that are to be sent; answers their ids. */
export async function addCards(tx: Tx, cards: NewCard[], now: Date): Promise<string[]> {
  const rows = cards.map((one) => ({ ...one, id: newId(now) }))
  await insertCards.run(tx, { cards: rows, now })
  return rows.map(({ id }) => id)
}

type Context = { config: Config; now: Date }

/** The gift cards of an order may be sent: it's paid. Those whose day has come are sent right away. */
export async function releaseCards(tx: Tx, orderId: string, context: Context): Promise<void> {
  await setPaid.run(tx, { order: orderId, now: context.now })
  for (const one of await dueOfOrder.all(tx, { order: orderId, now: context.now })) await sendCard(tx, one, context)
}

const batch = 50

/** Sends the gift cards whose day has come; answers of which orders they were. */
export async function sendDueCards(database: Database, context: Context): Promise<Set<string>> {
  const orders = new Set<string>()
  for (;;) {
    const cards = await database.transaction(async (tx) => {
      const found = await due.all(tx, { now: context.now, limit: batch })
      for (const one of found) await sendCard(tx, one, context)
      return found
    })
    for (const { order_id } of cards) if (order_id !== null) orders.add(order_id)
    if (cards.length < batch) return orders
  }
}

interface Issued {
  staffId?: string
  note?: string
}

/** Makes the code of a gift card, puts the money on it and sends it. Only the recipient's mail ever has the code; answers the card's account. */
export async function sendCard(tx: Tx, one: CardToSend, { config, now }: Context, { staffId, note = '' }: Issued = {}): Promise<string> {
  const { id, amount, order_id } = one
  const code = newCode()
  const account = newId(now)
  const expires = config.giftCards.expireMonths === undefined ? null : monthsAfter(now, config.giftCards.expireMonths)
  await queries.openCard.run(tx, { id: account, code: hashCode(code), last4: last4Of(code), expires, now })
  const reason = order_id === null ? 'ISSUED' : 'BOUGHT'
  await deposit(tx, account, { amount, reason, source: id, note, ...(staffId && { staffId }) }, now)
  await setSent.run(tx, { id, account, now })
  await queueMessage(tx, giftCardMail(one, { code, expires }, config), now)
  return account
}

function monthsAfter(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() + months)
  return then
}
