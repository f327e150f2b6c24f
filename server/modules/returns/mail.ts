import { fullName } from '#contract/customers/full-name.ts'
import { lineInLocale } from '#contract/line-translation.ts'
import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { withoutLinks } from '#server/messaging/plain.ts'
import { isUnsent, isWithoutRefund, moneyOf, type OrderRow, partsToRefund, signOrderLink } from '#server/modules/orders/orders.ts'
import { valueOfPart } from '#server/modules/invoices/invoices.ts'
import { formatMoment } from '#server/text/formats.ts'
import type { Translate } from '#server/text/text.ts'
import { leastShippingOf } from './least-shipping.ts'
import { creditedPart } from './value.ts'

/** The events of a return that its buyer is notified of; a refund has its own mail. */
export type ReturnEvent = Extract<
  Order['timeline'][number]['event'],
  'RETURN_REQUESTED' | 'RETURN_APPROVED' | 'RETURN_LABEL' | 'RETURN_REJECTED' | 'RETURN_RECEIVED' | 'WITHDRAWN'
>
type Context = Pick<RequestContext, 'config' | 'signingSecret' | 'now'>

/**
 * Mails the buyer what happened to a return, in the transaction in which it happens. For a withdrawal it's the receipt: what was declared,
 * by whom, when.
 */
export async function queueReturnMail(
  tx: Tx,
  row: OrderRow,
  { id, event }: { id: string; event: ReturnEvent },
  context: Context,
): Promise<void> {
  const { signingSecret, now } = context
  const config = configForLocale(context.config, row.locale)
  const { number } = row
  const { brand, t } = mailContext(config, { number })
  const one = row.returns.find((each) => each.id === id)!
  const body = t(event === 'RETURN_RECEIVED' ? receivedBody(row, one) : `order.returns.${event}.body`, { number })
  const unshipped = event === 'WITHDRAWN' && isUnsent(row, one) ? await unshippedText(tx, row, one, { config, t }) : null
  const isComing = event === 'RETURN_APPROVED' || event === 'RETURN_LABEL' || (event === 'WITHDRAWN' && unshipped === null)
  const address = isComing ? config.returns.address : null
  const blocks: Block[] = [
    { type: 'title', text: t(`order.returns.${event}.title`) },
    { type: 'paragraph', text: body },
    ...(one.note ? [{ type: 'paragraph', text: withoutLinks(one.note) } as const] : []),
    {
      type: 'facts',
      rows: [
        ...(event === 'WITHDRAWN' ? declaration(row, now, brand.locale, t) : []),
        ...pieceRows(row.lines, one.lines, { t, locale: brand.locale }),
      ],
    },
    ...(address ? [{ type: 'address', label: t('order.returns.address'), lines: address.split(', ') } as const] : []),
    ...(unshipped !== null ? [{ type: 'paragraph', text: unshipped } as const] : []),
    ...(isComing ? [{ type: 'paragraph', text: t('order.returns.send', { number }) } as const] : []),
    ...(isComing && one.labelUrl ? [{ type: 'button', label: t('order.returns.label'), url: one.labelUrl } as const] : []),
    { type: 'button', label: t('order.link'), url: config.pages + urls.order(number, signOrderLink(signingSecret, row.id, now)) },
  ]
  const subject = t(`order.returns.${event}.subject`, { number, shop: brand.name })
  await queueMessage(tx, { channel: 'email', to: row.email, mail: { brand, subject, preheader: body, blocks } }, now)
}

/**
 * What comes of a withdrawal from goods that never left the shop: the order is cancelled, or, if it has files or gift cards, which the
 * buyer keeps, the goods only.
 */
async function unshippedText(
  tx: Tx,
  row: OrderRow,
  one: OrderRow['returns'][number],
  { config, t }: { config: Context['config']; t: Translate },
): Promise<string> {
  if (one.state === 'requested') return t('order.returns.unshipped')
  if (row.payment_status !== 'Paid') return t('order.returns.unshippedUnpaid')
  const { money, credit, pointsCost } = await partsToRefund(tx, row, valueOfPart(creditedPart(row, one, leastShippingOf(row, config))))
  return t('order.returns.unshippedPart', { amount: moneyOf(money + credit + pointsCost, row, config) })
}

/** What follows from the received pieces: a refund, a replacement, both, or nothing. */
function receivedBody(row: OrderRow, one: OrderRow['returns'][number]) {
  const { exchangeOrder, lines } = one
  if (isWithoutRefund(row, one)) return 'order.returns.RETURN_RECEIVED.bodyNothing'
  const exchanged = exchangeOrder === null ? [] : lines.filter(({ exchange }) => exchange)
  if (exchanged.length === 0) return 'order.returns.RETURN_RECEIVED.body'
  return exchanged.length === lines.length ? 'order.returns.RETURN_RECEIVED.bodyExchange' : 'order.returns.RETURN_RECEIVED.bodyBoth'
}

/** The declaration of withdrawal: who, from what, and when, to the second in UTC. */
function declaration({ shipping_address: address, number, email }: OrderRow, now: Date, locale: string, t: Translate) {
  return [
    { label: t('order.returns.at'), value: formatMoment(now, locale) },
    { label: t('order.returns.order'), value: number },
    { label: t('order.returns.name'), value: withoutLinks(fullName(address)) },
    { label: t('order.returns.email'), value: email },
  ]
}

/** Pieces of an order's lines, as rows of a mail. */
export const pieceRows = (
  lines: OrderRow['lines'],
  pieces: { variantId: string; quantity: number }[],
  { t, locale }: { t: Translate; locale: string },
) =>
  pieces.map(({ variantId, quantity }) => {
    const found = lines.find((each) => each.variantId === variantId)
    const line = found && lineInLocale(found, locale)
    return {
      label: line ? [line.name, ...Object.values(line.options)].join(' · ') : '',
      value: t('order.quantity', { count: quantity }),
    }
  })
