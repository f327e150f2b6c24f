import { urls } from '#contract/urls.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { withoutLinks } from '#server/messaging/plain.ts'
import { moneyOf, type OrderRow, amountToPay, signOrderLink } from '#server/modules/orders/orders.ts'
import { pieceRows } from './mail.ts'

interface Cancelled {
  /** The lines as they were before, as one of them may be gone. */
  lines: OrderRow['lines']
  pieces: { variantId: string; quantity: number }[]
  /** Staff's reason; empty if there is none. */
  reason: string
}

/** Mails the buyer what was cancelled of the order, in the same transaction. A refund has its own mail. */
export async function queueWaitingMail(
  tx: Tx,
  row: OrderRow,
  { lines, pieces, reason }: Cancelled,
  { config: shop, signingSecret, now }: Pick<RequestContext, 'config' | 'signingSecret' | 'now'>,
): Promise<void> {
  const config = configForLocale(shop, row.locale)
  const { number } = row
  const { brand, t } = mailContext(config, { number })
  const body = t('order.returns.WAITING_CANCELLED.body', { number })
  const owed = amountToPay(row)
  const blocks: Block[] = [
    { type: 'title', text: t('order.returns.WAITING_CANCELLED.title') },
    { type: 'paragraph', text: body },
    ...(reason ? [{ type: 'paragraph', text: withoutLinks(reason) } as const] : []),
    { type: 'facts', rows: pieceRows(lines, pieces, { t, locale: brand.locale }) },
    ...(owed > 0 ? [{ type: 'paragraph', text: t('order.returns.owed', { amount: moneyOf(owed, row, config) }) } as const] : []),
    { type: 'button', label: t('order.link'), url: config.pages + urls.order(number, signOrderLink(signingSecret, row.id, now)) },
  ]
  const subject = t('order.returns.WAITING_CANCELLED.subject', { number, shop: brand.name })
  await queueMessage(tx, { channel: 'email', to: row.email, mail: { brand, subject, preheader: body, blocks } }, now)
}
