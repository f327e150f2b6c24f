import { urls } from '#contract/urls.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { erasedEmail } from '../order/erasure-queries.ts'
import { recordEvent } from '../order/events.ts'
import { readOrder } from '../order/find-order.ts'
import { signOrderLink } from '../order/links.ts'
import { moneyOf } from '../order/money-of.ts'
import type { OrderRow } from '../order/rows.ts'

type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>

interface Failed {
  orderId: string
  /** Minor units. */
  amount: number
}

/** Records in an order's history that the provider refused to pay out a refund, and sends a mail that corrects the earlier one. */
export async function recordFailedRefund(tx: Tx, { orderId, amount }: Failed, context: Context): Promise<void> {
  const row = await readOrder(tx, orderId)
  await recordEvent(tx, orderId, { event: 'REFUND_FAILED', amount }, context.now)
  const config = configForLocale(context.config, row.locale)
  if (row.email !== erasedEmail) await queueCorrection(tx, row, moneyOf(amount, row, config), { ...context, config })
}

async function queueCorrection(tx: Tx, row: OrderRow, amount: string, { config, signingSecret, now }: Context): Promise<void> {
  const { number } = row
  const { brand, t } = mailContext(config, { number })
  const body = t('order.refundFailed.body', { amount, number })
  const subject = t('order.refundFailed.subject', { number, shop: brand.name })
  const url = config.pages + urls.order(number, signOrderLink(signingSecret, row.id, now))
  const blocks: Block[] = [
    { type: 'title', text: t('order.refundFailed.title') },
    { type: 'paragraph', text: body },
    { type: 'paragraph', text: t('order.refundFailed.next') },
    { type: 'button', label: t('order.link'), url },
  ]
  await queueMessage(tx, { channel: 'email', to: row.email, mail: { brand, subject, preheader: body, blocks } }, now)
}
