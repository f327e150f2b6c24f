import { addressLines } from '#contract/customers/address-lines.ts'
import { major } from '#contract/currency.ts'
import { nameInLocale } from '#contract/line-translation.ts'
import { formatCountry, formatDate, formatMoney } from '#server/text/formats.ts'
import type { Translate } from '#server/text/text.ts'
import { isWrapLine } from './credited-part.ts'
import type { Discount, DocumentRow } from './queries.ts'

export interface Fact {
  label: string
  value: string
}
export interface ContentLine {
  name: string
  details: string
  quantity: string
  price: string
  amount: string
}
/** The text of a document, in its language. */
export interface Content {
  kind: string
  seller: Fact & { lines: string[] }
  buyer: Fact & { lines: string[] }
  facts: Fact[]
  columns: { item: string; quantity: string; price: string; amount: string }
  lines: ContentLine[]
  rows: Fact[]
  total: Fact
  /** The tax that the total contains. */
  contained: Fact[]
  /** How the total was paid or refunded. */
  payments: Fact[]
  note: string
}

/** The text of an invoice or a credit note. */
export function contentOf(row: DocumentRow, t: Translate): Content {
  const money = (amount: number) => formatMoney(major(amount, row.currency.name), row.currency)
  const isInvoice = row.kind === 'invoice'
  return {
    kind: t(`invoice.${row.kind}`),
    seller: {
      label: t('invoice.seller'),
      value: row.seller.name,
      lines: [...row.seller.address, row.seller.taxId && t('invoice.taxId', { id: row.seller.taxId }), row.seller.email].filter(Boolean),
    },
    buyer: { label: t('invoice.billedTo'), ...buyerOf(row) },
    facts: factsOf(row, t),
    columns: { item: t('invoice.item'), quantity: t('invoice.quantity'), price: t('invoice.price'), amount: t('invoice.amount') },
    lines: linesOf(row, t, money),
    rows: rowsOf(row, t, money),
    total: { label: t(isInvoice ? 'invoice.total' : 'invoice.credited'), value: money(row.total_cost) },
    payments: paymentsOf(row, t, money),
    contained: row.taxes
      .filter(({ inclusive }) => inclusive)
      .map((one) => ({ label: t('invoice.contained', { tax: taxName(one, row, t, money) }), value: money(one.amount) })),
    note: isInvoice && row.tax === 0 && row.taxes.length === 0 ? t('invoice.included') : '',
  }
}

type Money = (amount: number) => string

function buyerOf({ buyer, locale }: DocumentRow): { value: string; lines: string[] } {
  if (!buyer) return { value: '—', lines: [] }
  const [value = '', ...lines] = addressLines(buyer)
  return { value, lines: [...lines, formatCountry(buyer.country, locale)] }
}

const factsOf = (row: DocumentRow, t: Translate): Fact[] => [
  { label: t('invoice.date'), value: formatDate(row.issued_at, row.locale) },
  { label: t('invoice.order'), value: row.order_number },
  { label: t('invoice.ordered'), value: formatDate(row.ordered_at, row.locale) },
  ...(row.corrects_number === null ? [] : [{ label: t('invoice.corrects'), value: row.corrects_number }]),
  ...(row.reason === '' ? [] : [{ label: t('invoice.reason'), value: reasonOf(row, t) }]),
]

/** The reason of a credit note: translated if it's one of ours, else as staff wrote it. */
const reasonOf = ({ reason }: DocumentRow, t: Translate): string =>
  reason === 'return' || reason === 'withdrawal' || reason === 'exchange' || reason === 'cancellation' || reason === 'dispute'
    ? t(`invoice.reasons.${reason}`)
    : reason

/** Whether a credit note has no lines: it shows a single amount, which includes any delivery. */
const isAmount = ({ lines }: DocumentRow): boolean => lines.length === 0
const listedOf = (row: DocumentRow): number => row.product_cost + (isAmount(row) ? row.shipping_cost : 0)

/** The lines of a document; a credit note without lines gets one for a part of the total. */
function linesOf(row: DocumentRow, t: Translate, money: Money): ContentLine[] {
  const number = new Intl.NumberFormat(row.locale)
  if (isAmount(row)) {
    const amount = money(listedOf(row))
    return [{ name: t('invoice.part', { number: row.order_number }), details: '', quantity: number.format(1), price: amount, amount }]
  }
  return row.lines.map(({ name, sku, options, contains = [], price, quantity, totalPrice }) => ({
    name: name || t(isWrapLine({ sku, name }) ? 'invoice.giftWrap' : 'invoice.difference'),
    details: name && [...Object.values(options), sku, ...contains].filter(Boolean).join(' · '),
    quantity: number.format(quantity),
    price: money(price),
    amount: money(totalPrice),
  }))
}

function rowsOf(row: DocumentRow, t: Translate, money: Money): Fact[] {
  const discounts = discountsOf(row)
  const rowOf = (one: Discount): [string, number] => [
    one.name === null ? t(one.elsewhere ? 'invoice.elsewhere' : 'invoice.discount') : nameInLocale(one.name, one.translation, row.locale),
    -one.amount,
  ]
  const repeats = discounts.filter(({ isRepeat }) => isRepeat)
  const rows: [label: string, amount: number][] = [
    ...(repeats.length > 0 ? [[t('invoice.items'), listedOf(row)] satisfies [string, number], ...repeats.map(rowOf)] : []),
    [t('invoice.subtotal'), repeats.reduce((sum, { amount }) => sum - amount, listedOf(row))],
    [t('invoice.shipping'), row.product_cost + row.shipping_cost - listedOf(row)],
    ...discounts.filter(({ isRepeat }) => !isRepeat).map(rowOf),
    ...onTopOf(row).map((one): [string, number] => [taxName(one, row, t, money), one.amount]),
  ]
  const shown = rows.filter(([, amount], index) => index === 0 || amount !== 0)
  return shown.length === 1 ? [] : shown.map(([label, amount]) => ({ label, value: money(amount) }))
}

/** Tax on top of prices, by rate. Older documents only have its sum. */
const onTopOf = ({ tax, taxes }: DocumentRow) =>
  taxes.length > 0 ? taxes.filter(({ inclusive }) => !inclusive) : [{ name: null, rate: 0, net: 0, amount: tax }]

/** Formats a tax as "VAT 19% on $84.03". */
function taxName(
  { name, rate, net }: { name: string | null; rate: number; net: number },
  row: DocumentRow,
  t: Translate,
  money: Money,
): string {
  if (name === null) return t('invoice.tax')
  const percent = new Intl.NumberFormat(row.locale, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100_000)
  return t('invoice.taxOn', { name, percent, net: money(net) })
}

/** Discounts by name, or as one sum if their names aren't known. */
const discountsOf = ({ discount, discounts }: DocumentRow): Discount[] =>
  discounts.length > 0 ? discounts : [{ name: null, amount: discount }]

function paymentsOf(row: DocumentRow, t: Translate, money: Money): Fact[] {
  if (row.exchange_number !== null)
    return [{ label: t('invoice.exchanged', { number: row.exchange_number }), value: money(row.total_cost) }]
  const isInvoice = row.kind === 'invoice'
  const rest = row.total_cost - row.points_cost - row.credit_cost
  return [
    ...(row.points_cost > 0 ? [{ label: t(isInvoice ? 'invoice.points' : 'invoice.pointsBack'), value: money(row.points_cost) }] : []),
    ...(row.credit_cost > 0 ? [{ label: t(isInvoice ? 'invoice.credit' : 'invoice.creditBack'), value: money(row.credit_cost) }] : []),
    ...(rest > 0
      ? [
          {
            label: t(isInvoice ? 'invoice.rest' : 'invoice.restBack', { method: t(`order.payments.${row.payment_method}`) }),
            value: money(rest),
          },
        ]
      : []),
  ]
}
