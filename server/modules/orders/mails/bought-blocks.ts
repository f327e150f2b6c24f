import { componentTexts } from '#contract/component-texts.ts'
import type { WaitingPieces } from '#contract/cart.ts'
import { addressLines } from '#contract/customers/address-lines.ts'
import type { Order } from '#contract/order.ts'
import { amountPaid } from '#contract/amount-paid.ts'
import { resizedUrl } from '#contract/pictures.ts'
import type { Config } from '#server/config.ts'
import { formatCountry, formatDate, formatMoney } from '#server/text/formats.ts'
import { discountsOf, linesCost, subtotalOf } from '#contract/discounts.ts'
import type { TextKey, Translate } from '#server/text/text.ts'
import type { Block, Row } from '#server/messaging/mail/mail.ts'
import { withoutLinks } from '#server/messaging/plain.ts'
import { translateOrder } from '../views/in-language.ts'

export interface Written {
  config: Config
  t: Translate
  now: Date
}

/** Whether a day (ISO) was over at a time. */
export const isOver = (day: string, now: Date): boolean => day.slice(0, 10) < now.toISOString().slice(0, 10)

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
    ...(repeats.length > 0 ? [{ label: t('order.items'), value: money(linesCost(order)) }, ...repeats.map(rowOf)] : []),
    { label: t('order.products'), value: money(subtotalOf(order)) },
    ...(order.wrapCost ? [{ label: t('order.giftWrap'), value: money(order.wrapCost) }] : []),
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

export const mailLines = (address: Order['shippingAddress'], locale: string): string[] =>
  [...addressLines(address), formatCountry(address.country, locale)].map(withoutLinks)
