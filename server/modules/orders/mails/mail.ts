import type { Order } from '#contract/order.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { formatDays, formatMoment } from '#server/text/formats.ts'
import type { TextKey, Translate } from '#server/text/text.ts'
import { type Block, mailContext } from '#server/messaging/mail/mail.ts'
import type { Message } from '#server/messaging/outbox.ts'
import { withoutLinks } from '#server/messaging/plain.ts'
import { boughtBlocks, isOver, mailLines, type Written } from './bought-blocks.ts'

interface Confirmed {
  /** When the mail is written, if not with the order. Promised days may be over by then. */
  now?: Date
  /** Whether the order had been cancelled for lack of payment. */
  isReopened?: boolean
}

/** The confirmation of an order: everything that its page shows, and the link to it. */
export function orderMail(
  order: Order,
  token: string,
  config: Config,
  { now = placedAt(order), isReopened = false }: Confirmed = {},
): Message {
  const { number, shippingAddress, shippingMethod } = order
  const isOverdue = isOver(shippingMethod.deliveryTo, now)
  const days = formatDays(shippingMethod.deliveryFrom, shippingMethod.deliveryTo, config.shop.locale)
  const { brand, t } = mailContext(config, { number, days, name: withoutLinks(shippingAddress.firstName) })
  const isLater = order.products.some(({ backOrder }) => backOrder)
  const hasParcelNow =
    order.needsShipping && order.products.some((line) => !line.giftCard && !line.digital && line.quantity > (line.backOrder?.quantity ?? 0))
  const body = t(isLater ? 'order.bodyLater' : bodyOf(order), { number })
  const blocks: Block[] = [
    { type: 'title', text: t('order.title', { name: withoutLinks(shippingAddress.firstName) }) },
    ...(isReopened ? [{ type: 'paragraph', text: t('order.reopened', { number }) } as const] : []),
    { type: 'paragraph', text: body },
    { type: 'button', label: t('order.link'), url: config.pages + urls.order(number, token) },
    ...boughtBlocks(order, { config, t, now }),
    ...giftBlocks(order, t),
    ...waiverBlocks(order, { config, t }),
    {
      type: 'facts',
      rows: [
        ...(hasParcelNow
          ? [{ label: t(isLater ? 'order.arrivesNow' : 'order.arrives'), value: isOverdue ? t('order.arrivesOverdue') : days }]
          : []),
        { label: t('order.payment'), value: t(`order.payments.${isPaidByHand(order) ? 'byHand' : order.paymentMethod}`) },
      ],
    },
    { type: 'address', label: t(order.needsShipping ? 'order.address' : 'order.billing'), lines: mailLines(shippingAddress, brand.locale) },
    ...(order.paymentStatus === 'Paid' ? [invoiceLink(number, token, config)] : []),
  ]
  const subject = t(isReopened ? 'order.reopenedSubject' : 'order.subject', { shop: brand.name, number })
  return {
    channel: 'email',
    to: order.email,
    mail: {
      brand,
      subject,
      preheader: order.needsShipping && !isLater && !isOverdue ? t('order.preheader', { number, days }) : body,
      blocks,
    },
  }
}

/** The sentence about what comes next. An order of files alone has nothing to pack. */
function bodyOf({ needsShipping, products, paymentStatus }: Order): TextKey {
  if (needsShipping || !products.some(({ digital }) => digital)) return 'order.body'
  return paymentStatus === 'Paid' ? 'order.bodyDigital' : 'order.bodyDigitalUnpaid'
}

/** Confirms that the order is a gift, how it's wrapped, and the message on its packing slip. */
function giftBlocks({ gift }: Order, t: Translate): Block[] {
  if (!gift) return []
  const lines = gift.message.split(/\r?\n/).filter((line) => line.trim() !== '')
  return [
    { type: 'paragraph', text: t(gift.isWrapped ? 'order.gift.wrapped' : 'order.gift.plain') },
    ...(lines.length > 0 ? [{ type: 'address', label: t('order.gift.message'), lines: lines.map(withoutLinks) } as const] : []),
  ]
}

/** Confirms the buyer's agreement that files are delivered right away, which the law requires in writing. */
function waiverBlocks({ products }: Order, { config, t }: Pick<Written, 'config' | 't'>): Block[] {
  const at = products.map(({ digital }) => digital?.withdrawalWaivedAt).find(Boolean)
  return at ? [{ type: 'paragraph', text: t('order.waived', { time: formatMoment(new Date(at), config.shop.locale) }) }] : []
}

const placedAt = ({ orderedDate }: Order): Date => new Date(orderedDate)

/** Whether an order was paid by hand: cash on delivery that is paid before delivery didn't go to the carrier. */
const isPaidByHand = ({ paymentMethod, paymentStatus }: Order): boolean => paymentMethod === 'COD' && paymentStatus === 'Paid'

/** The link to the PDF of the newest invoice. */
export const invoiceLink = (number: string, token: string, config: Config): Block => ({
  type: 'link',
  label: mailContext(config).t('invoice.file'),
  url: config.origin + serverUrls.invoice(number, token),
})

/** The mail to a buyer who chose to pay by card and hasn't yet: how to come back to the order, and for how long it waits. */
export function unpaidMail(order: Order, token: string, config: Config, now: Date = placedAt(order)): Message {
  const { number, email, payUntil } = order
  const { brand, t } = mailContext(config, { number })
  const minutes = payUntil === null ? serverLimits.card.payMinutes : Math.ceil((Date.parse(payUntil) - now.getTime()) / 60_000)
  const body = t('order.unpaid.body', { number, count: minutes })
  const blocks: Block[] = [
    { type: 'title', text: t('order.unpaid.title') },
    { type: 'paragraph', text: body },
    { type: 'button', label: t('order.unpaid.link'), url: config.pages + urls.order(number, token) },
    ...boughtBlocks(order, { config, t, now: placedAt(order) }),
    ...giftBlocks(order, t),
  ]
  const subject = t('order.unpaid.subject', { shop: brand.name, number })
  const expires = payUntil === null ? {} : { expires: new Date(payUntil) }
  return { channel: 'email', to: email, mail: { brand, subject, preheader: body, blocks }, ...expires }
}

/** The mail to a buyer for whom staff created an order: its contents, and until when it can be paid. */
export function reservedMail(order: Order, token: string, config: Config): Message {
  const { number, email, payUntil } = order
  const { brand, t } = mailContext(config, { number })
  const body = t('order.reserved.body', { number, time: formatMoment(new Date(payUntil!), brand.locale) })
  const blocks: Block[] = [
    { type: 'title', text: t('order.reserved.title') },
    { type: 'paragraph', text: body },
    { type: 'button', label: t('order.unpaid.link'), url: config.pages + urls.order(number, token) },
    ...boughtBlocks(order, { config, t, now: placedAt(order) }),
    ...giftBlocks(order, t),
  ]
  const subject = t('order.reserved.subject', { shop: brand.name, number })
  return { channel: 'email', to: email, mail: { brand, subject, preheader: body, blocks }, expires: new Date(payUntil!) }
}
