import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { type Block, type Mail, mailContext } from '#server/messaging/mail/mail.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { withoutLinks } from '#server/messaging/plain.ts'
import type { Config } from '#server/config.ts'
import type { Translate } from '#server/text/text.ts'
import { signOrderLink } from '../order/links.ts'
import { moneyOf } from '../order/money-of.ts'
import type { OrderRow } from '../order/rows.ts'
import { presentOrder } from '../views/present.ts'
import { invoiceLink } from './mail.ts'

/** A change of an order that its buyer gets a mail about. */
export type ChangeEvent = Extract<
  Order['timeline'][number]['event'],
  'PROCESSING' | 'PARTLY_SHIPPED' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED'
>
interface OrderChange {
  event: ChangeEvent
  /** The staff's message to the buyer. */
  note: string
  /** The amount that a cancellation sends back to the card, in minor units. */
  toCard?: number
}

/** Queues the mail about a change of an order, in the transaction of the change. */
export async function queueChangeMail(
  tx: Tx,
  row: OrderRow,
  change: OrderChange,
  { config: shop, signingSecret, now }: Pick<RequestContext, 'config' | 'signingSecret' | 'now'>,
): Promise<void> {
  const config = configForLocale(shop, row.locale)
  const token = signOrderLink(signingSecret, row.id, now)
  const link = config.pages + urls.order(row.number, token)
  const mail = changeMail(presentOrder(row, now), change, link, config)
  if (change.event === 'CANCELLED') mail.blocks.splice(2, 0, ...returnedBlocks(row, change, config))
  // Cash on delivery is paid at delivery, so the invoice exists now.
  if (change.event === 'DELIVERED' && row.payment_method === 'COD') mail.blocks.push(invoiceLink(row.number, token, config))
  await queueMessage(tx, { channel: 'email', to: row.email, mail }, now)
}

/** The mail of a change: what happened, where the parcel can be followed, and the link to the order. */
function changeMail(order: Order, { event, note }: OrderChange, link: string, config: Config): Mail {
  const { number } = order
  const { brand, t } = mailContext(config, { number })
  const body = t(`order.changes.${event}.body`, { number })
  const blocks: Block[] = [
    { type: 'title', text: t(`order.changes.${event}.title`) },
    { type: 'paragraph', text: body },
    ...(note ? [{ type: 'paragraph', text: withoutLinks(note) } as const] : []),
    ...(event === 'SHIPPED' || event === 'PARTLY_SHIPPED' ? parcelBlocks(order, t) : []),
    { type: 'button', label: t('order.link'), url: link },
  ]
  return { brand, subject: t(`order.changes.${event}.subject`, { number, shop: brand.name }), preheader: body, blocks }
}

/** What a cancellation returns by itself, or sends to the card. There is another mail about money that goes back in cash. */
function returnedBlocks(row: OrderRow, { toCard = 0 }: OrderChange, config: Config): Block[] {
  const { t } = mailContext(config, {})
  const texts = [
    ...(toCard > 0 ? [t('order.edited.back', { amount: moneyOf(toCard, row, config) })] : []),
    ...(row.points_spent > 0 && row.user_id !== null ? [t('order.changes.CANCELLED.points')] : []),
    ...(row.credit_cost > 0 ? [t('order.changes.CANCELLED.credit')] : []),
  ]
  return texts.map((text) => ({ type: 'paragraph', text }))
}

/** The newest parcel: its carrier and its contents. */
function parcelBlocks({ shipments, products }: Order, t: Translate): Block[] {
  const parcel = shipments.at(-1)
  if (!parcel) return []
  const names = new Map(products.map(({ variantId, name, options }) => [variantId, [name, ...Object.values(options)].join(' · ')]))
  const carrier = [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ')
  const rows = [
    ...parcel.lines.map(({ variantId, quantity }) => ({
      label: names.get(variantId) ?? '',
      value: t('order.quantity', { count: quantity }),
    })),
    ...(carrier ? [{ label: t('order.carrier'), value: carrier }] : []),
  ]
  const track: Block[] = parcel.trackingUrl ? [{ type: 'button', label: t('order.track'), url: parcel.trackingUrl }] : []
  return [{ type: 'facts', rows }, ...track]
}
