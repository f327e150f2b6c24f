import type { resendOrderMail as contract } from '#contract/admin/orders.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { queueDownloadsMail } from '../fulfilment/digital-lines.ts'
import { type ChangeEvent, queueChangeMail } from '../mails/change-mail.ts'
import { queueEditMail } from '../mails/edit-mail.ts'
import { orderMail, reservedMail } from '../mails/mail.ts'
import { amountToPay } from '../order/due.ts'
import { lockOrder } from '../order/find-order.ts'
import { signOrderLink } from '../order/links.ts'
import type { OrderRow } from '../order/rows.ts'
import { presentOrder } from '../views/present.ts'

type Input = ParsedOf<typeof contract>

/**
 * Whether the caller may send a mail to another address. Its link opens the order as its buyer, who can cancel it and so get money back.
 */
const maySendElsewhere = ({ caller }: RequestContext): boolean => caller?.permissions.includes('orders:refund') ?? false

/**
 * Sends an email about an order again, with a new link to it, to its buyer or to a given address. The audit log records it. Fails with
 * NOT_ALLOWED for another address unless the caller may refund.
 */
export async function resendOrderMail(tx: Tx, { id, mail, to }: Input, context: RequestContext): Promise<OutputOf<typeof contract>> {
  const found = await lockOrder(tx, id)
  const isToBuyer = to === undefined || to === found.email
  if (!isToBuyer && !maySendElsewhere(context)) throw refuse('NOT_ALLOWED', { to: ["isn't the buyer's"] })
  await senders[mail](tx, isToBuyer ? found : { ...found, email: to }, context)
  describeChange(context, { target: found.number, after: { mail, to: isToBuyer ? 'buyer' : 'another address' } })
  return { message: 'Mail sent' }
}

const senders: Record<Input['mail'], (tx: Tx, row: OrderRow, context: RequestContext) => Promise<void>> = {
  confirmation: async (tx, row, { now, config, signingSecret }) => {
    if (row.order_status === 'Cancelled') throw refuse('ORDER_IS_NOT_IN_THAT_STATE', { mail: ['would confirm a canceled order'] })
    const link = signOrderLink(signingSecret, row.id, now)
    await queueMessage(tx, orderMail(presentOrder(row, now), link, configForLocale(config, row.locale), { now }), now)
  },
  payment: sendPaymentLink,
  downloads: async (tx, row, context) => {
    if (!(await queueDownloadsMail(tx, row, context)))
      throw refuse('ORDER_IS_NOT_IN_THAT_STATE', { mail: ['would lead to files, of which none is open'] })
  },
  news: async (tx, row, context) => {
    const last = row.events.findLast(({ event }) => isNews(event))
    if (!last || !isNews(last.event))
      throw refuse('ORDER_IS_NOT_IN_THAT_STATE', { mail: ['has no news yet: send the confirmation instead'] })
    await queueChangeMail(tx, row, { event: last.event, note: last.note }, context)
  },
}

/** Sends the link to pay. An edited order waits for payment without limit, any other until its time is over. */
async function sendPaymentLink(tx: Tx, row: OrderRow, context: RequestContext): Promise<void> {
  const { now, config, signingSecret } = context
  if (row.payment_method !== 'Stripe' || amountToPay(row) === 0)
    throw refuse('ORDER_IS_NOT_IN_THAT_STATE', { mail: ['has nothing to be paid by card'] })
  if (row.pay_until === null) await queueEditMail(tx, row, { back: 0, credit: 0, reason: '' }, context)
  else {
    const mail = reservedMail(presentOrder(row, now), signOrderLink(signingSecret, row.id, now), configForLocale(config, row.locale))
    await queueMessage(tx, mail, now)
  }
}

const news: readonly string[] = ['PROCESSING', 'PARTLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'CANCELLED'] satisfies ChangeEvent[]
const isNews = (event: string): event is ChangeEvent => news.includes(event)
