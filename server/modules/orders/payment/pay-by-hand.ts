import type { markOrderPaid } from '#contract/admin/order-payments.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { decimal, minor } from '#contract/currency.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { mailContext } from '#server/messaging/mail/mail.ts'
import { amountToPay } from '../order/due.ts'
import { readOrder } from '../order/find-order.ts'
import type { OrderRow } from '../order/rows.ts'
import { insertNote } from '../staff/staff-order-queries.ts'
import { markPaid } from './card-orders.ts'

/** Stores the order as cash on delivery: no provider has its money, so none is asked to refund it. */
const payOutsideProvider = statement(
  'orders.payOutsideProvider',
  { id: 'uuid' },
  {},
  `update orders set payment_method = 'COD' where id = $1 and payment_method = 'Stripe'`,
)

type ByHand = Pick<ParsedOf<typeof markOrderPaid>, 'payment' | 'amount' | 'note'>

/**
 * Marks a locked order as fully paid by money that staff received by bank or in cash. From then on it is stored as cash on delivery.
 * Refuses an order that waits for no money or for a return, and one that a card has partly paid: that part couldn't be told from the rest.
 */
export async function payByHand(tx: Tx, row: OrderRow, { payment, amount, note }: ByHand, context: SignedInContext): Promise<OrderRow> {
  const { config, now, caller } = context
  refuseUnpayable(row)
  const owed = amountToPay(row)
  if (minor(amount, row.currency?.code) !== owed)
    throw refuse('ORDER_WAS_CHANGED', { amount: [`It is ${decimal(owed, row.currency?.code)} now`] })
  await payOutsideProvider.run(tx, { id: row.id })
  const { t } = mailContext(configForLocale(config, row.locale))
  if (!(await markPaid(tx, await readOrder(tx, row.id), context, { note: t(`order.byHand.${payment}`) })))
    throw refuse('ORDER_IS_NOT_IN_THAT_STATE')
  const text = [payment === 'cash' ? 'Paid in cash' : 'Paid by bank transfer', note].filter(Boolean).join('. ')
  await insertNote.run(tx, { id: newId(now), order: row.id, author: caller.userId, text, at: now })
  describeChange(context, { target: row.number, before: { paymentStatus: 'Pending' }, after: { paymentStatus: 'Paid', payment, amount } })
  return readOrder(tx, row.id)
}

function refuseUnpayable(row: OrderRow): void {
  const problems: FieldErrors = {}
  if (row.order_status === 'Cancelled') problems['orderStatus'] = ['is Cancelled']
  if (row.payment_status !== 'Pending') problems['paymentStatus'] = ['is not Pending']
  if (row.credit_expected > 0) problems['exchangeOf'] = ['has not arrived yet']
  if (row.payment_method === 'Stripe' && row.paid_part > 0) problems['paidPart'] = ['came by card: the rest is paid by card too']
  if (Object.keys(problems).length > 0) throw refuse('ORDER_IS_NOT_IN_THAT_STATE', problems)
}
