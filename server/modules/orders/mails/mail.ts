import { componentTexts } from '#contract/component-texts.ts'
import type { WaitingPieces } from '#contract/cart.ts'
import { addressLines } from '#contract/customers/address-lines.ts'
import type { Order } from '#contract/order.ts'
import { amountPaid } from '#contract/amount-paid.ts'
import { resizedUrl } from '#contract/pictures.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { formatCountry, formatDate, formatDays, formatMoment, formatMoney } from '#server/text/formats.ts'
import { discountsOf, subtotalOf } from '#contract/discounts.ts'
import type { TextKey, Translate } from '#server/text/text.ts'
import { type Block, type Row, mailContext } from '#server/messaging/mail/mail.ts'
import type { Message } from '#server/messaging/outbox.ts'
import { withoutLinks } from '#server/messaging/plain.ts'
import { translateOrder } from '../views/in-language.ts'

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

/** Whether a day (ISO) was over at a time. */
const isOver = (day: string, now: Date): boolean => day.slice(0, 10) < now.toISOString().slice(0, 10)

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

interface Written {
  config: Config
  t: Translate
  now: Date
}

/** How many pieces come later and when, as known at the time of the mail. A day that is over isn't named anymore. */
function laterText({ quantity: count, isPreOrder, shipsOn }: WaitingPieces, { config, t, now }: Written): string {
  const { locale } = config.shop
  if (shipsOn === null) return t('order.later.unknown', { count })
  if (isOver(shipsOn, now)) return t('order.later.overdue', { count })
  return t(isPreOrder ? 'order.later.preOrder' : 'order.later.backOrder', { count, date: formatDate(new Date(shipsOn), locale) })
}

/** How often a line is delivered again, and how many of its pieces if not all. */
function everyText({ weeks, quantity }: { weeks: number; quantity: number }, of: number, t: Translate): string {
  const every = t('repeat.weeks', { count: weeks })
  return quantity === of ? every : t('repeat.weeksOf', { every, quantity })
}

/** The blocks with the lines and the costs. */
export function boughtBlocks(bought: Order, written: Written): Block[] {
  const { config, t } = written
  const order = translateOrder(bought, config)
  const { shop } = config
  const cardDetails = ({ recipientName, recipientEmail, sendOn }: NonNullable<Order['products'][number]['giftCard']>): string[] => [
    t('order.giftCard.to', { name: withoutLinks(recipientName), email: recipientEmail }),
    ...(sendOn === null ? [] : [t('order.giftCard.on', { date: formatDate(new Date(`${sendOn}T00:00:00Z`), shop.locale) })]),
  ]
  const money = (amount: number) => formatMoney(amount, { ...shop.currency, ...(order.currency && { name: order.currency.code }) })
  const lines = order.products.map((line) => {
    return {
      name: line.name,
      details: [
        ...Object.values(line.options),
        ...(line.giftCard ? cardDetails(line.giftCard) : [t('order.quantity', { count: line.quantity })]),
        ...(line.repeats ?? []).map((repeat) => everyText(repeat, line.quantity, t)),
        ...(line.components ? [t('order.contains', { components: componentTexts(line.components, shop.locale).join(', ') })] : []),
        ...(line.digital ? [t('order.digital')] : []),
        ...(line.backOrder ? [laterText(line.backOrder, written)] : []),
      ].join(' · '),
      price: money(line.totalPrice),
      picture: resizedUrl(line.photo, 320),
    }
  })
  const discounts = discountsOf(order)
  const rowOf = ({ name, amount }: (typeof discounts)[number]) => ({ label: name ?? discountLabel(order, t), value: money(-amount) })
  const repeats = discounts.filter(({ isRepeat }) => isRepeat)
  const rows = [
    ...(repeats.length > 0 ? [{ label: t('order.items'), value: money(order.productCost) }, ...repeats.map(rowOf)] : []),
    { label: t('order.products'), value: money(subtotalOf(order)) },
    ...(order.needsShipping
      ? [
          {
            label: t('order.shipping', { method: methodName(order.shippingMethod, t) }),
            value: order.shippingCost === 0 ? t('order.free') : money(order.shippingCost),
          },
        ]
      : []),
    ...discounts.filter(({ isRepeat }) => !isRepeat).map(rowOf),
    ...(order.tax > 0 ? order.taxes : []).map(({ name, percent, amount }) => ({ label: `${name} ${percent}%`, value: money(amount) })),
    { label: t('order.total'), value: money(order.totalCost) },
    ...(order.tax > 0 ? [] : order.taxes).map(({ name, percent, amount }) => ({
      label: t('order.taxIncluded', { name, percent: String(percent) }),
      value: money(amount),
    })),
    ...paidRows(order, t, money),
  ]
  return [
    { type: 'goods', lines },
    { type: 'totals', rows },
  ]
}

/**
 * The rows with the amounts paid by points, gift cards, store credit and returned pieces, and the rest, as on the order's page; none if
 * they pay nothing.
 */
function paidRows(order: Order, t: Translate, money: (amount: number) => string): Row[] {
  const { pointsCost, credits, amountOwed, exchangeOf, creditExpected } = order
  if (pointsCost === 0 && credits.length === 0 && exchangeOf === null) return []
  const paid = amountPaid(order)
  return [
    ...(pointsCost > 0 ? [{ label: t('order.points'), value: money(-pointsCost) }] : []),
    ...credits.map(({ kind, last4, amount }) => ({
      label: kind === 'customer' ? t('order.storeCredit') : t('order.giftCardOf', { last4: last4 ?? '' }),
      value: money(-amount),
    })),
    ...(creditExpected > 0 ? [{ label: t('order.returned', { number: exchangeOf ?? '' }), value: money(-creditExpected) }] : []),
    ...(paid > 0 || amountOwed === 0 ? [{ label: t('order.amountPaid'), value: money(amountOwed === 0 ? paid : -paid) }] : []),
    ...(amountOwed > 0 ? [{ label: t('order.amountDue'), value: money(amountOwed) }] : []),
  ]
}

const discountLabel = ({ memberPlan }: Order, t: Translate): string =>
  memberPlan === null ? t('order.discount') : t('order.memberPrice', { plan: memberPlan })

/**
 * The name of the shipping method as stored in the order. For orders from before methods had a name in each language, it is in the language
 * of the mail.
 */
function methodName({ name }: Order['shippingMethod'], t: Translate): string {
  const known: Record<string, TextKey> = { Standard: 'order.methods.standard', Express: 'order.methods.express' }
  return known[name] ? t(known[name]) : name
}

const mailLines = (address: Order['shippingAddress'], locale: string): string[] =>
  [...addressLines(address), formatCountry(address.country, locale)].map(withoutLinks)
