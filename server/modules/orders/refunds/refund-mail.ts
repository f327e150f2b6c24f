import { urls } from '#contract/urls.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { formatNumber } from '#server/text/formats.ts'
import { signOrderLink } from '../order/links.ts'
import { moneyOf } from '../order/money-of.ts'
import type { OrderRow } from '../order/rows.ts'
import type { Refunded } from './refund-queries.ts'

interface RefundMail extends Refunded {
  /** Whether the rest of the order went back with this refund, which also ends a requested exchange. */
  closesExchange?: boolean
}

/** Queues the mail about what was returned to the buyer, in the transaction of the refund. Amounts in minor units. */
export async function queueRefundMail(
  tx: Tx,
  row: OrderRow,
  { amount, method, pointsReturned, pointsGiven, pointsTaken, creditReturned, closesExchange = false }: RefundMail,
  { config: shop, signingSecret, now }: Pick<RequestContext, 'config' | 'signingSecret' | 'now'>,
): Promise<void> {
  const config = configForLocale(shop, row.locale)
  const { number } = row
  const { brand, t } = mailContext(config, { number })
  // In an exchange, what gift cards and store credit had paid pays for the replacement.
  const isExchange = method === 'exchange'
  const money = isExchange ? amount + creditReturned : amount
  const points = (count: number) => formatNumber(count, config.shop.locale)
  const rows = [
    ...(money > 0 ? [{ label: t(`order.refund.methods.${method}`), value: moneyOf(money, row, config) }] : []),
    ...(creditReturned > 0 && !isExchange
      ? [{ label: t('order.refund.creditReturned'), value: moneyOf(creditReturned, row, config) }]
      : []),
    ...(amount + creditReturned > 0 && !isExchange
      ? [{ label: t('order.refund.total'), value: moneyOf(amount + creditReturned, row, config) }]
      : []),
    ...(pointsGiven > 0 ? [{ label: t('order.refund.given'), value: points(pointsGiven) }] : []),
    ...(pointsReturned > 0
      ? [{ label: t(isExchange ? 'order.refund.usedAgain' : 'order.refund.returned'), value: points(pointsReturned) }]
      : []),
    ...(pointsTaken > 0 ? [{ label: t('order.refund.taken'), value: points(-pointsTaken) }] : []),
  ]
  // Nothing is paid out for exchanged pieces. A remaining difference has its own mail.
  const about = isExchange ? 'exchanged' : 'refund'
  const body = t(`order.${about}.body`, { number })
  const blocks: Block[] = [
    { type: 'title', text: t(`order.${about}.title`) },
    { type: 'paragraph', text: body },
    { type: 'facts', rows },
    ...(method === 'card' && amount > 0 ? [{ type: 'paragraph', text: t('order.refund.card') } as const] : []),
    ...(closesExchange ? [{ type: 'paragraph', text: t('order.refund.closesExchange') } as const] : []),
    { type: 'button', label: t('order.link'), url: config.pages + urls.order(number, signOrderLink(signingSecret, row.id, now)) },
  ]
  const subject = t(`order.${about}.subject`, { number, shop: brand.name })
  await queueMessage(tx, { channel: 'email', to: row.email, mail: { brand, subject, preheader: body, blocks } }, now)
}
