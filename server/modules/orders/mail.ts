import { addressLines } from '#contract/customers/address-lines.ts'
import type { Order } from '#contract/orders.ts'
import { narrow } from '#contract/pictures.ts'
import { rates } from '#contract/rates.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import { formatCountry, formatDays, formatMoment, formatMoney } from '#server/text/formats.ts'
import { discountsOf } from '#contract/discounts.ts'
import type { TextKey, Translate } from '#server/text/text.ts'
import { type Block, voice } from '#server/messaging/mail/mail.ts'
import type { Message } from '#server/messaging/outbox.ts'
import { withoutLinks } from '#server/messaging/plain.ts'

/** The confirmation of an order: everything that its page shows, and the link to it. */
export function orderMail(order: Order, token: string, config: Config): Message {
  const { brand, t } = voice(config)
  const { number, shippingAddress, shippingMethod } = order
  const days = formatDays(shippingMethod.deliveryFrom, shippingMethod.deliveryTo, brand.locale)
  const blocks: Block[] = [
    { type: 'title', text: t('order.title', { name: withoutLinks(shippingAddress.firstName) }) },
    { type: 'paragraph', text: t('order.body', { number }) },
    { type: 'button', label: t('order.link'), url: config.pages + urls.order(number, token) },
    ...boughtBlocks(order, config, t),
    {
      type: 'facts',
      rows: [
        { label: t('order.arrives'), value: days },
        { label: t('order.payment'), value: t(`order.payments.${order.paymentMethod}`) },
      ],
    },
    { type: 'address', label: t('order.address'), lines: mailLines(shippingAddress, brand.locale) },
    ...(order.paymentStatus === 'Paid' ? [invoiceLink(number, token, config)] : []),
  ]
  const subject = t('order.subject', { shop: brand.name, number })
  return { channel: 'email', to: order.email, mail: { brand, subject, preheader: t('order.preheader', { number, days }), blocks } }
}

/** The link to the PDF of what was just paid. */
export const invoiceLink = (number: string, token: string, config: Config): Block => ({
  type: 'link',
  label: voice(config).t('invoice.file'),
  url: config.origin + serverUrls.invoice(number, token),
})

/** To a buyer who chose the card: how to come back to an order that isn't paid yet. */
export function unpaidMail(order: Order, token: string, config: Config): Message {
  const { brand, t } = voice(config)
  const { number, email, payUntil } = order
  const minutes = rates.card.payMinutes
  const body = t('order.unpaid.body', { number, count: minutes })
  const blocks: Block[] = [
    { type: 'title', text: t('order.unpaid.title') },
    { type: 'paragraph', text: body },
    { type: 'button', label: t('order.unpaid.link'), url: config.pages + urls.order(number, token) },
    ...boughtBlocks(order, config, t),
  ]
  const subject = t('order.unpaid.subject', { shop: brand.name, number })
  const expires = payUntil === null ? {} : { expires: new Date(payUntil) }
  return { channel: 'email', to: email, mail: { brand, subject, preheader: body, blocks }, ...expires }
}

/** To a buyer whom staff have put an order together for: what is in it, and until when it can be paid. */
export function reservedMail(order: Order, token: string, config: Config): Message {
  const { brand, t } = voice(config)
  const { number, email, payUntil } = order
  const body = t('order.reserved.body', { number, time: formatMoment(new Date(payUntil!), brand.locale) })
  const blocks: Block[] = [
    { type: 'title', text: t('order.reserved.title') },
    { type: 'paragraph', text: body },
    { type: 'button', label: t('order.unpaid.link'), url: config.pages + urls.order(number, token) },
    ...boughtBlocks(order, config, t),
  ]
  const subject = t('order.reserved.subject', { shop: brand.name, number })
  return { channel: 'email', to: email, mail: { brand, subject, preheader: body, blocks }, expires: new Date(payUntil!) }
}

/** What was bought, and what it comes to. */
export function boughtBlocks(order: Order, { shop }: Config, t: Translate): Block[] {
  const money = (amount: number) => formatMoney(amount, shop.currency)
  const lines = order.products.map((line) => ({
    name: line.name,
    details: [...Object.values(line.options), t('order.quantity', { count: line.quantity })].join(' · '),
    price: money(line.totalPrice),
    picture: narrow(line.photo, 320),
  }))
  const rows = [
    { label: t('order.products'), value: money(order.productCost) },
    {
      label: t('order.shipping', { method: methodName(order.shippingMethod, t) }),
      value: order.shippingCost === 0 ? t('order.free') : money(order.shippingCost),
    },
    ...discountsOf(order).map(({ name, amount }) => ({ label: name ?? discountLabel(order, t), value: money(-amount) })),
    ...(order.tax > 0 ? order.taxes : []).map(({ name, percent, amount }) => ({ label: `${name} ${percent}%`, value: money(amount) })),
    { label: t('order.total'), value: money(order.totalCost) },
    ...(order.tax > 0 ? [] : order.taxes).map(({ name, percent, amount }) => ({
      label: t('order.taxIncluded', { name, percent: String(percent) }),
      value: money(amount),
    })),
  ]
  return [
    { type: 'goods', lines },
    { type: 'totals', rows },
  ]
}

const discountLabel = ({ memberPlan }: Order, t: Translate): string =>
  memberPlan === null ? t('order.discount') : t('order.memberPrice', { plan: memberPlan })

/** As the order has it; of the time before methods had a name in each language, in that of the mail. */
function methodName({ name }: Order['shippingMethod'], t: Translate): string {
  const known: Record<string, TextKey> = { Standard: 'order.methods.standard', Express: 'order.methods.express' }
  return known[name] ? t(known[name]) : name
}

const mailLines = (address: Order['shippingAddress'], locale: string): string[] =>
  [...addressLines(address), formatCountry(address.country, locale)].map(withoutLinks)
