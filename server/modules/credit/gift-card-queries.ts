import type { GiftCardDesign } from '#contract/credit.ts'
import type { Locale } from '#contract/locales.ts'
import { statement } from '#server/db/statement.ts'
import { json, nullable, type Row, textOf } from '#server/db/types.ts'

const giftCard = {
  id: 'uuid',
  order_id: 'uuid?',
  amount: 'int4',
  design: textOf<GiftCardDesign>(),
  recipient_email: 'text',
  recipient_name: 'text',
  sender_name: 'text',
  message: 'text',
  locale: nullable(textOf<Locale>()),
} as const
/** A gift card to be sent. Amounts are in minor units. */
export type GiftCardRow = Row<typeof giftCard>
const columns = Object.keys(giftCard).join(', ')

export const insertGiftCards = statement(
  'credit.insertCards',
  { cards: json<object[]>(), now: 'timestamptz' },
  {},
  `
  insert into gift_cards (id, order_id, position, amount, is_own_amount, design, recipient_email, recipient_name, sender_name, message,
    locale, send_on, send_at, paid_at, created_at)
  select c.id, c.order_id, c.position, c.amount, coalesce(c.is_own_amount, false), c.design, c.recipient_email, c.recipient_name,
    c.sender_name, c.message, c.locale, c.send_on, c.send_at, c.paid_at, $2
  from json_to_recordset($1) as c (id uuid, order_id uuid, position int, amount int, is_own_amount boolean, design text,
    recipient_email text, recipient_name text, sender_name text, message text, locale text, send_on date, send_at timestamptz,
    paid_at timestamptz)`,
)

/** The job that sends the cards of an order that was just paid. */
export const sendGiftCardsJob = 'giftCards.sendOrder'

/** The recipient's language, if they have an account. */
export const readerOf = statement(
  'credit.cardReader',
  { email: 'text' },
  { locale: nullable(textOf<Locale>()) },
  'select locale from users where email = $1',
)

/** Marks an order's cards as paid, so that each is sent when its day comes; queues a job that sends today's. */
export const setPaid = statement(
  'credit.setCardsPaid',
  { order: 'uuid', now: 'timestamptz', job: 'uuid', name: 'text' },
  {},
  `
  with paid as (update gift_cards set paid_at = $2 where order_id = $1 and paid_at is null and voided_at is null returning send_at),
    job as (
    insert into jobs (id, name, data, run_at, created_at)
    select $3, $4, jsonb_build_object('order', $1::uuid), $2, $2 where exists (select from paid where send_at <= $2) returning id
  )
  select pg_notify('jobs', '') from job`,
)

const isDue = 'paid_at is not null and sent_at is null and voided_at is null'
export const dueGiftCardsOfOrder = statement(
  'credit.dueCardsOfOrder',
  { order: 'uuid', now: 'timestamptz' },
  giftCard,
  `select ${columns} from gift_cards where order_id = $1 and send_at <= $2 and ${isDue} order by id for update skip locked`,
)
/** A batch of cards whose day has come, after one of them. */
export const dueGiftCards = statement(
  'credit.dueCards',
  { now: 'timestamptz', after: 'uuid', limit: 'int8' },
  { id: 'uuid' },
  `select id from gift_cards where send_at <= $1 and ${isDue} and id > $2 order by id limit $3`,
)
/** Locks a card that is still to be sent; no row if another process is sending it. */
export const lockDueGiftCard = statement(
  'credit.lockDueCard',
  { id: 'uuid' },
  giftCard,
  `select ${columns} from gift_cards where id = $1 and ${isDue} for update skip locked`,
)
export const setSent = statement(
  'credit.setCardSent',
  { id: 'uuid', account: 'uuid', now: 'timestamptz' },
  {},
  `update gift_cards set account_id = $2, sent_at = $3, voided_at = null where id = $1`,
)

/**
 * A paid card of an order that wasn't revoked, locked; waits for another transaction that is sending it. One that a chargeback stopped
 * before it was sent is among them.
 */
export const lockOfOrder = statement(
  'credit.lockCardOfOrder',
  { order: 'uuid', card: 'uuid' },
  { ...giftCard, account_id: 'uuid?', resends: 'int4', resent_at: 'timestamptz?', is_stopped: 'bool' },
  `
  select ${columns}, account_id, resends, resent_at, voided_at is not null as is_stopped from gift_cards
  where order_id = $1 and id = $2 and paid_at is not null and (voided_at is null or sent_at is null and refunded = 0) for update`,
)

/** Replaces the code of a sent card's account, whose balance stays the same, and records that the card was sent again. */
export const setResent = statement(
  'credit.setCardResent',
  { id: 'uuid', account: 'uuid', email: 'text', now: 'timestamptz', code: 'text', last4: 'text' },
  { balance: 'int4', expires_at: 'timestamptz?' },
  `
  with resent as (update gift_cards set resends = resends + 1, resent_at = $4, recipient_email = $3 where id = $1)
  update credit_accounts set code_hash = $5, last4 = $6 where id = $2 and disabled_at is null returning balance, expires_at`,
)

/** Records where a card is sent before its day, and when staff asked for it: a second press a moment later doesn't send it again. */
export const setSentEarly = statement(
  'credit.setCardSentEarly',
  { id: 'uuid', email: 'text', now: 'timestamptz' },
  {},
  `update gift_cards set recipient_email = $2, resent_at = $3 where id = $1`,
)

/**
 * The paid cards of an order that weren't revoked, all or one of them, locked in id order. Lock their accounts afterwards, also in id
 * order. A card that a chargeback stopped before it was sent is one of them: its price is still the shop's.
 */
export const lockPaid = statement(
  'credit.lockPaidCards',
  { order: 'uuid', card: 'uuid?' },
  { id: 'uuid', amount: 'int4', account_id: 'uuid?' },
  `
  select id, amount, account_id from gift_cards where order_id = $1 and ($2::uuid is null or id = $2) and paid_at is not null
    and (voided_at is null or sent_at is null and refunded = 0)
  order by id for update`,
)
export const lockAccounts = statement(
  'credit.lockAccounts',
  { ids: 'uuid[]' },
  { id: 'uuid', balance: 'int4' },
  `select id, balance from credit_accounts where id = any($1) order by id for no key update`,
)

/** Revokes locked cards: the balance is removed, and nobody can spend them anymore. */
export const voidGiftCards = statement(
  'credit.voidCards',
  { cards: 'uuid[]', amounts: 'int4[]', entries: 'uuid[]', order: 'uuid', now: 'timestamptz' },
  {},
  `
  with gone as (
    update gift_cards g set voided_at = $5, refunded = w.amount from unnest($1::uuid[], $2::int[], $3::uuid[]) as w (id, amount, entry)
    where g.id = w.id returning g.id, g.account_id, w.amount, w.entry
  ), emptied as (
    update credit_accounts a set balance = a.balance - gone.amount, disabled_at = coalesce(a.disabled_at, $5) from gone
    where a.id = gone.account_id
    returning a.id
  )
  insert into credit_entries (id, account_id, amount, reason, source, order_id, created_at)
  select gone.entry, gone.account_id, -gone.amount, 'VOIDED', gone.id::text, $4, $5 from gone join emptied e on e.id = gone.account_id
  where gone.amount > 0`,
)

/** Disables the cards of an order after a chargeback: sent ones can't be spent, the others aren't sent. */
export const disableOfOrder = statement(
  'credit.disableCardsOfOrder',
  { order: 'uuid', now: 'timestamptz' },
  { id: 'uuid' },
  `
  with stopped as (
    update gift_cards set voided_at = $2 where order_id = $1 and sent_at is null and voided_at is null returning id
  ), disabled as (
    update credit_accounts a set disabled_at = $2 from gift_cards g where g.order_id = $1 and a.id = g.account_id and a.disabled_at is null
    returning a.id
  )
  select id from stopped union all select id from disabled`,
)
