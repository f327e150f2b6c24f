import { componentTexts } from '#contract/component-texts.ts'
import { lineInLocale } from '#contract/line-translation.ts'
import { serverLimits } from '#contract/server-limits.ts'
import type { Config } from '#server/config.ts'
import { newId } from '#server/db/ids.ts'
import { inBatches } from '#server/db/in-batches.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'
import { creditedTaxes } from './credited-taxes.ts'
import { type CreditedPart, differenceLine, taxOnTop, valueOfPart } from './credited-part.ts'
import { sumOf } from './spread.ts'

export { type CreditedPart, joinedParts, restOfPart, valueOfPart, wrapLine } from './credited-part.ts'
export type { Buyer, DocumentRow, InvoiceLine } from './queries.ts'
export { InvoiceRenderer } from './renderer.ts'
export { unpackWoff } from './woff.ts'

/** The data of an order's invoice; minor units. */
export interface Billed extends Omit<
  queries.NewDocument,
  'id' | 'corrects' | 'reason' | 'locale' | 'currency' | 'seller' | 'issued_at' | 'exchange_number' | 'lines'
> {
  lines: queries.InvoiceLine[]
  /** The currency of the payment, if it isn't the shop's. */
  currencyCode?: string | undefined
}

const prefixes = { invoice: 'INV-', credit_note: 'CN-' } satisfies Record<queries.Kind, string>

/**
 * Issues an order's invoice with the next number, as part of the commit. Call it with the order locked and after everything else that goes
 * with the commit, as the number's counter is locked last. An order keeps the invoice of its revision if there is one.
 */
export const issueInvoice = (tx: Tx, billed: Billed, config: Config, now: Date): void =>
  tx.atCommit(() => write(tx, 'invoice', documentOf(billed, config, now)))

/** Adds invoices of past orders, in the order given, for a shop that is seeded with a history. */
export async function addInvoices(tx: Tx, billed: (Billed & { issuedAt: Date })[], config: Config): Promise<void> {
  await Promise.all(billed.map(({ issuedAt, ...one }) => write(tx, 'invoice', documentOf(one, config, issuedAt))))
}

/** The seller as printed on invoices. */
const sellerOf = ({ seller, shop }: Config): queries.Seller => ({ ...seller, email: shop.supportEmail })

type Document = Omit<queries.NewDocument, 'lines'> & { lines: queries.InvoiceLine[] }

const documentOf = ({ currencyCode, ...billed }: Billed, config: Config, now: Date): Document => ({
  ...billed,
  id: newId(now),
  corrects: null,
  reason: '',
  locale: config.shop.locale,
  currency: { ...config.shop.currency, ...(currencyCode !== undefined && { name: currencyCode }) },
  seller: sellerOf(config),
  issued_at: now,
  exchange_number: null,
})

async function write(tx: Tx, kind: queries.Kind, document: Document): Promise<void> {
  const lines = document.lines.map((line) => storedLine(line, document.locale))
  // Sent together; the lock runs first.
  await Promise.all([
    queries.lockCounter.run(tx, { kind }),
    queries.insertDocument.run(tx, { ...document, kind, prefix: prefixes[kind], lines }),
  ])
}

function storedLine({ translation, components, ...line }: queries.InvoiceLine, locale: Document['locale']): queries.StoredLine {
  const contains = components && { contains: componentTexts(components, locale) }
  return { ...line, ...lineInLocale({ ...line, translation }, locale), ...contains }
}

/** A credit to the buyer of an order. */
export interface Credit {
  /** Minor units; without it, everything that isn't credited yet. */
  amount?: number
  /** The parts of the amount returned as points, and to gift cards and store credit. */
  pointsCost?: number
  creditCost?: number
  /** The reason, in words for the buyer. */
  reason: string
  /** The part of the order that is credited; without it, a part of the total. */
  part?: CreditedPart
  /** The amount that only separate credit notes may credit: gift cards that weren't taken back; minor units. */
  apart?: number
  /** The number of the order that the credit pays for in an exchange. */
  exchange?: string
}

/**
 * Issues a credit note for a billed order with the next number, as part of the commit; never credits more than was billed. Does nothing for
 * an order without an invoice. Call it as `issueInvoice`.
 */
export async function issueCreditNote(tx: Tx, orderId: string, credit: Credit, now: Date): Promise<void> {
  const documents = await documentsOf(tx, orderId)
  const invoice = documents.findLast(({ kind }) => kind === 'invoice')
  if (!invoice) return
  const credits = documents.filter(({ corrects }) => corrects === invoice.id)
  const left = invoice.total_cost - credits.reduce((sum, { total_cost }) => sum + total_cost, 0)
  const amount = Math.min(left, credit.amount ?? left)
  if (amount <= 0) return
  const { kind: _, number: __, corrects_number: ___, ...billed } = invoice
  const whole = amount === invoice.total_cost
  const { apart = 0 } = credit
  const taxes = creditedTaxes({ invoice, credits, apart }, amount, knownOf(credit))
  const delivery = amount === left - apart ? deliveryLeft(invoice, credits) : 0
  const costs = whole ? {} : costsOf({ amount, taxes, delivery }, credit.part)
  const paid = paidBack(amount, credit.amount === undefined ? paidLeft(invoice, credits) : credit)
  const about = { id: newId(now), corrects: invoice.id, reason: credit.reason, issued_at: now, exchange_number: credit.exchange ?? null }
  const note = { ...billed, ...costs, ...paid, ...about }
  tx.atCommit(() => write(tx, 'credit_note', note))
}

const knownOf = ({ part }: Credit) => part && { value: valueOfPart(part), taxes: part.taxes }

const paidBack = (amount: number, { pointsCost = 0, creditCost = 0 }: Pick<Credit, 'pointsCost' | 'creditCost'>) => ({
  points_cost: Math.min(pointsCost, amount),
  credit_cost: Math.min(creditCost, amount - Math.min(pointsCost, amount)),
})

/** For the last credit note: the points, gift cards and store credit that no other note has returned. */
const paidLeft = (invoice: queries.DocumentRow, credits: queries.DocumentRow[]) => ({
  pointsCost: Math.max(0, invoice.points_cost - sumOf(credits.map(({ points_cost }) => points_cost))),
  creditCost: Math.max(0, invoice.credit_cost - sumOf(credits.map(({ credit_cost }) => credit_cost))),
})

/** The delivery cost that no credit note has credited yet. */
const deliveryLeft = (invoice: queries.DocumentRow, credits: queries.DocumentRow[]): number =>
  Math.max(0, invoice.shipping_cost - sumOf(credits.map(({ shipping_cost }) => shipping_cost)))

interface Costs {
  amount: number
  taxes: queries.TaxShare[]
  /** The delivery cost in the amount. Only the last note has any, as a later return may credit the delivery itself. */
  delivery: number
}

/** The amounts of a partial credit note: its lines, plus a line or discount for what they don't explain. */
function costsOf({ amount, taxes, delivery }: Costs, part?: CreditedPart) {
  const tax = taxOnTop(taxes)
  const sums = { tax, taxes, total_cost: amount, shipping_cost: 0, discount: 0, discounts: [] }
  if (!part || part.lines.length === 0) {
    const shipping = Math.min(delivery, amount - tax)
    return { ...sums, lines: [], shipping_cost: shipping, product_cost: amount - tax - shipping }
  }
  const listed = sumOf(part.lines.map(({ totalPrice }) => totalPrice))
  const elsewhere = listed + part.shippingCost - part.discount - (amount - tax)
  const more = Math.max(0, -elsewhere)
  return {
    ...sums,
    lines: more > 0 ? [...part.lines, differenceLine(more, null)] : part.lines,
    product_cost: listed + more,
    shipping_cost: part.shippingCost,
    discount: part.discount + Math.max(0, elsewhere),
    discounts: elsewhere > 0 ? discountsOf(part.discount, elsewhere) : [],
  }
}

const discountsOf = (discount: number, elsewhere: number): queries.Discount[] => [
  ...(discount > 0 ? [{ name: null, amount: discount }] : []),
  { name: null, amount: elsewhere, elsewhere: true },
]

/** The invoices of an order (the last one is in force) and then its credit notes; none if it isn't billed. */
export const documentsOf = (db: Db | Tx, orderId: string): Promise<queries.DocumentRow[]> =>
  queries.documentsOfOrder.all(db, { order: orderId })

/** The invoices and credit notes of these orders: invoices first, each kind by number. */
export const summariesOf = (db: Db | Tx, orders: string[]): Promise<queries.SummaryRow[]> => queries.documentsOfOrders.all(db, { orders })

const yearMs = 365.25 * 86_400_000

/** Removes the buyer from invoices that are older than any law requires. */
export const purgeBuyers = (db: Db, now: Date): Promise<void> =>
  inBatches((limit) => queries.purgeBuyers.run(db, { before: new Date(now.getTime() - serverLimits.invoices.buyerYears * yearMs), limit }))
