import { major, shopCurrency } from '#contract/currency.ts'
import { addressLines } from '#contract/customers/address-lines.ts'
import { urls } from '#contract/urls.ts'
import type { Config } from '#server/config.ts'
import type { Tx } from '#server/db/statement.ts'
import { configForLocale } from '#server/http/locale.ts'
import { type Block, type Mail, mailContext } from '#server/messaging/mail/mail.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { withoutLinks } from '#server/messaging/plain.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import { amountToPay, type OrderRow, signOrderLink } from '#server/modules/orders/orders.ts'
import { formatDate, formatMoney } from '#server/text/formats.ts'
import type { Context } from './context.ts'
import type { Estimate } from './estimate.ts'
import { dearerTexts, fullName, type Goods, goodsIn, goodsLines, leftOutTexts, namesOf } from './mail-goods.ts'
import * as queries from './queries.ts'
import { type DeliveryRow, linesOf, type ShownRow } from './queries.ts'

/** How many days ahead a customer is reminded. */
export const repeatReminderDays = 3

/** The mails about repeat deliveries. */
type MailInput =
  | { event: 'started' | 'changed' | 'skipped' | 'unavailable' | 'reminderWithout' }
  | { event: 'reminder'; estimate: Estimate }
  /** `day`: the date that was ordered without everything. */
  | { event: 'partial'; day: string; estimate: Estimate }
  | { event: 'declined' | 'unconfirmed'; order: OrderRow; retryAt: Date | undefined }
  | { event: 'paused'; unpaid: OrderRow }
  /** `reason` is staff's; empty if the customer did it. */
  | { event: 'cancelled' | 'stopped'; reason: string }
  /** `number` is the order that it began with. */
  | { event: 'ended'; number: string }
  /** `removed`: the product that was taken out with that order. */
  | { event: 'endedFirst'; number: string; removed: string }

/** Queues the mail of an event to the customer; none if they have no email. */
export async function queueMail(tx: Tx, row: DeliveryRow, input: MailInput, context: Context): Promise<void> {
  const { email: to, locale } = await contactOf(tx, row.user_id)
  if (!to) return
  const config = configForLocale(context.config, locale)
  const goods = goodsOf(await shownIn(tx, row, config), input, config)
  await queueMessage(tx, { channel: 'email', to, mail: repeatMail(row, input, goods, { ...context, config }) }, context.now)
}

/** The name of a repeat delivery's first product, as its customer's mails have it. */
export async function nameOfFirst(tx: Tx, row: DeliveryRow, context: Context): Promise<string> {
  const config = configForLocale(context.config, (await contactOf(tx, row.user_id)).locale)
  const [first] = goodsIn(linesOf(await shownIn(tx, row, config)), config)
  return first ? fullName(first) : ''
}

const shownIn = async (tx: Tx, { id, user_id: user }: DeliveryRow, { shop }: Config): Promise<ShownRow> =>
  (await queries.shownOf.one(tx, { id, user, locale: shop.locale }))!

/** The products that a mail is about: those of its unpaid order, as many as it has. All of them if none of these is left in the delivery. */
function goodsOf(shown: ShownRow, input: MailInput, config: Config): Goods[] {
  const all = goodsIn(linesOf(shown), config)
  const order = 'order' in input ? input.order : 'unpaid' in input ? input.unpaid : undefined
  const ordered = all.flatMap((one) => {
    const found = order?.lines.find(({ variantId }) => variantId === one.line.variant_id)
    return found ? [{ ...one, line: { ...one.line, quantity: found.quantity } }] : []
  })
  return ordered.length > 0 ? ordered : all
}

/** The mail of an event: what happened, what it costs, what comes next, and where to change or end it. */
function repeatMail(row: DeliveryRow, input: MailInput, goods: Goods[], { config, signingSecret, now }: Context): Mail {
  const { event } = input
  const { locale } = config.shop
  const money = moneyIn(row, config)
  const words = {
    product: namesOf(goods, mailContext(config, {}).t),
    shop: config.shop.name,
    day: formatDate(new Date(row.next_on), locale),
    ordered: 'day' in input ? formatDate(new Date(input.day), locale) : '',
    percent: row.percent,
    retry: 'retryAt' in input && input.retryAt ? formatDate(input.retryAt, locale) : '',
    amount: amountOf(input, money),
    card: row.card?.last4 ?? '',
    number: 'number' in input ? input.number : '',
    removed: 'removed' in input ? input.removed : '',
  }
  const { brand, t } = mailContext(config, words)
  const body = t(`repeat.${event}.body`, words)
  const est = 'estimate' in input ? input.estimate : undefined
  const rows = [
    { label: t('repeat.every'), value: t('repeat.weeks', { count: row.weeks }) },
    ...(row.state === 'active' ? [{ label: t('repeat.next'), value: words.day }] : []),
    ...(row.card && row.state !== 'cancelled' ? [{ label: t('repeat.card'), value: `•••• ${row.card.last4}` }] : []),
    ...(event === 'changed' ? [{ label: t('order.address'), value: addressLines(row.shipping_address).map(withoutLinks).join(', ') }] : []),
    ...(est
      ? [
          { label: t('repeat.shipping'), value: est.summary.shippingCost === 0 ? t('order.free') : money(est.summary.shippingCost) },
          { label: t('order.total'), value: words.amount },
        ]
      : []),
  ]
  const { order } = input as { order?: OrderRow }
  const page = config.pages + urls.repeatDelivery(row.id)
  const pay = order && config.pages + urls.order(order.number, signOrderLink(signingSecret, order.id, now))
  const reason = 'reason' in input ? input.reason : ''
  const texts = [
    ...(est ? [...leftOutTexts(est, goods, t), ...(event === 'reminder' ? dearerTexts(est, goods, { row, money, t }) : [])] : []),
    ...('retryAt' in input && input.retryAt ? [t('repeat.retry', words)] : []),
    ...(reason ? [reason] : []),
    ...(row.state === 'cancelled' ? [] : [t('repeat.howToEnd')]),
  ]
  const blocks: Block[] = [
    { type: 'title', text: t(`repeat.${event}.title`, words) },
    { type: 'paragraph', text: body },
    { type: 'goods', lines: goodsLines(goods, est, { money, t }) },
    { type: 'facts', rows },
    ...texts.map((text) => ({ type: 'paragraph', text }) as const),
    { type: 'button', label: pay ? t(event === 'unconfirmed' ? 'repeat.confirm' : 'repeat.pay') : t('repeat.manage'), url: pay ?? page },
    ...(pay ? [{ type: 'link', label: t('repeat.otherCard'), url: page } as const] : []),
  ]
  return { brand, subject: t(`repeat.${event}.subject`, words), preheader: body, blocks }
}

/** The amount to be charged, if the mail contains it. */
function amountOf(input: MailInput, money: (amount: number) => string): string {
  if ('estimate' in input) return money(input.estimate.summary.totalCost)
  return 'order' in input ? money(major(amountToPay(input.order), input.order.currency?.code)) : ''
}

const moneyIn =
  ({ currency }: DeliveryRow, { shop }: Config) =>
  (amount: number): string =>
    formatMoney(amount, currency === null || currency === shopCurrency() ? shop.currency : { ...shop.currency, name: currency })
