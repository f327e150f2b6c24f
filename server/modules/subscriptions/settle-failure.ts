import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import type { settleChargeRefund as contract } from '#contract/refund-failures.ts'
import { refuse } from '#contract/refuse.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { depositCredit } from '#server/modules/credit/credit.ts'
import { type Context, queueMail } from './mails.ts'
import * as queries from './queries.ts'
import { refundCharge } from './refund-charge.ts'

const settle = statement(
  'staffSubscriptions.settleFailure',
  { id: 'uuid', now: 'timestamptz', note: 'text' },
  { charge_id: 'uuid', subscription_id: 'uuid', amount: 'int4' },
  `
  update charge_refund_failures set settled_at = $2, note = $3 where refund_id = $1 and settled_at is null
  returning charge_id, subscription_id, amount`,
)
/** Marks a refund as paid by hand: it counts as done, and the charge as refunded if all of it was. */
const paidByHand = statement(
  'staffSubscriptions.paidByHand',
  { id: 'uuid', charge: 'uuid', now: 'timestamptz' },
  {},
  `
  with done as (update subscription_refunds set status = 'done', done_at = $3 where id = $1 and status = 'failed' returning charge_id,
    amount)
  update subscription_charges c set status = 'refunded' from done d
  where c.id = $2 and c.status = 'paid' and coalesce(c.card_amount, c.amount)
    <= d.amount + (select coalesce(sum(r.amount), 0) from subscription_refunds r where r.charge_id = $2 and r.id <> $1
      and r.status <> 'failed')`,
)
const lockCharge = statement(
  'staffSubscriptions.lockChargeOfFailure',
  { id: 'uuid' },
  { id: 'uuid', left: 'int4' },
  `
  select c.id, (coalesce(c.card_amount, c.amount)
    - (select coalesce(sum(r.amount), 0) from subscription_refunds r where r.charge_id = c.id and r.status <> 'failed'))::int as left
  from subscription_charges c where c.id = (select charge_id from charge_refund_failures where refund_id = $1) for no key update of c`,
)

/**
 * Settles a failed refund of a charge, once: sends it to the card again, pays it as store credit, or records that staff paid it by hand,
 * and tells the member. Refuses if it was settled, or if another refund has used that amount meanwhile.
 */
export async function settleFailure(
  tx: Tx,
  { id, to, note }: ParsedOf<typeof contract>,
  context: SignedInContext & Context,
): Promise<OutputOf<typeof contract>> {
  if ((to === 'bank' || to === 'cash') && note === '')
    throw refuse('INVALID_INPUT', { note: ['is needed: it says when and where the money went'] })
  const charge = await lockCharge.one(tx, { id })
  if (!charge) throw refuse('NOT_FOUND')
  const failure = await settle.one(tx, { id, now: context.now, note: [to, note].filter(Boolean).join(': ') })
  if (!failure || charge.left < failure.amount) throw refuse('NOTHING_TO_REFUND')
  describeChange(context, { target: failure.subscription_id, after: { refund: id, to } })
  if (to === 'original') {
    await refundCharge(tx, { id: charge.id, amount: major(failure.amount), reason: note || 'again' }, context)
    return { message: 'Refund settled' }
  }
  await paidByHand.run(tx, { id, charge: charge.id, now: context.now })
  const row = (await queries.rowById.one(tx, { id: failure.subscription_id }))!
  if (to === 'credit') {
    if (row.user_id === null) throw refuse('INVALID_INPUT', { to: ['needs an account: it was erased'] })
    await depositCredit(tx, row.user_id, { amount: failure.amount, reason: 'REFUND', source: id }, context.now)
  }
  await queueMail(tx, row, { event: 'refunded', invoice: null, amount: failure.amount }, context)
  return { message: 'Refund settled' }
}
