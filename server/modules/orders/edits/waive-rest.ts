import type { waiveOrderRest as contract } from '#contract/admin/order-payments.ts'
import { cardMinimum } from '#contract/card-minimum.ts'
import { decimal, minor, shopCurrency } from '#contract/currency.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { mailContext } from '#server/messaging/mail/mail.ts'
import type { PriceSources } from '../lines/price-sources.ts'
import { amountToPay } from '../order/due.ts'
import { type OrderRow, overReasons } from '../order/rows.ts'
import { refundExcess, refundableMoney } from '../refunds/refund.ts'
import { insertNote } from '../staff/staff-order-queries.ts'
import { replaceLines, settleEdit, writeEdit } from './edit-order.ts'
import { differenceOf, planEdit } from './plan-edit.ts'

/**
 * Waives what is owed of a locked order that a card has paid in part, where it's too little for a card: it's one more discount on the
 * lines, with less tax where that is added, so that the invoice is what was paid. Refuses any other order.
 */
export async function waiveRest(
  tx: Tx,
  sources: PriceSources,
  row: OrderRow,
  { amount, note }: Pick<ParsedOf<typeof contract>, 'amount' | 'note'>,
  context: SignedInContext,
): Promise<OrderRow> {
  const { config, now, caller } = context
  const owed = amountToPay(row)
  const code = row.currency?.code
  if (owed === 0 || row.paid_part === 0 || row.payment_method !== 'Stripe')
    throw refuse('ORDER_IS_NOT_IN_THAT_STATE', { paidPart: ['is none that a card has paid, with a rest that is owed'] })
  if (owed >= cardMinimum(code ?? shopCurrency())) throw refuse('ORDER_IS_NOT_IN_THAT_STATE', { amount: ['can be paid by card'] })
  if (minor(amount, code) !== owed) throw refuse('ORDER_WAS_CHANGED', { amount: [`It is ${decimal(owed, code)} now`] })
  const lines = row.lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }))
  const held = await refundableMoney(tx, row)
  const plan = await planEdit(tx, sources, { row, wanted: { lines }, held, isRestWaived: true }, context)
  await writeEdit(tx, row, plan, context, (discounted) => replaceLines(tx, row, discounted))
  const { back } = differenceOf(plan)
  if (back > 0) await refundExcess(tx, row, back, overReasons.edited, now)
  const { t } = mailContext(configForLocale(config, row.locale))
  const after = await settleEdit(tx, row, plan, context, t('order.byHand.waived'))
  const text = [`Waived ${decimal(owed, code)}`, note].filter(Boolean).join('. ')
  await insertNote.run(tx, { id: newId(now), order: row.id, author: caller.userId, text, at: now })
  describeChange(context, { target: row.number, before: { paymentStatus: 'Pending' }, after: { paymentStatus: 'Paid', waived: amount } })
  return after
}
