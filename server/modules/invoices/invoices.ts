import { componentTexts } from '#contract/component-texts.ts'
import { lineWords } from '#contract/line-words.ts'
import { rates } from '#contract/rates.ts'
import type { Config } from '#server/config.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import * as queries from './queries.ts'
import { creditedTaxes } from './credited-taxes.ts'
import { type CreditedPart, differenceLine, taxOnTop, valueOfPart } from './credited-part.ts'
import { sumOf } from './spread.ts'

export { type CreditedPart, joinedParts, restOfPart, valueOfPart } from './credited-part.ts'
export type { Buyer, DocumentRow, InvoiceLine } from './queries.ts'
export { InvoiceRenderer } from './renderer.ts'
export { unpackWoff } from './woff.ts'

/** What an order's invoice says, as the order has it; minor units. */
export interface Billed extends Omit<
  queries.NewDocument,
  'id' | 'corrects' | 'reason' | 'locale' | 'currency' | 'seller' | 'issued_at' | 'exchange_number' | 'lines'
> {
  lines: queries.InvoiceLine[]
  /** What it was paid in, where that isn't the shop's currency. */
  currencyCode?: string | undefined
}

const prefixes = { invoice: 'INV-', credit_note: 'CN-' } satisfies Record<queries.Kind, string>

/**
 * Gives an order its invoice, with the next number, together with the commit. Call it with the order locked, and after whatever else goes
 * with the commit: its counter is locked last. An order that has an invoice of its revision keeps that one.
 */
export const issueInvoice = (tx: Tx, billed: Billed, config: Config, now: Date): void =>
  tx.atCommit(() => write(tx, 'invoice', documentOf(billed, config, now)))

/** Invoices of orders that were billed before, in the order given, for a shop that starts with a history. */
export async function addInvoices(tx: Tx, billed: (Billed & { issuedAt: Date })[], config: Config): Promise<void> {
  await Promise.all(billed.map(({ issuedAt, ...one }) => write(tx, 'invoice', documentOf(one, config, issuedAt))))
}

/** The shop as it's written on invoices. */
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
  // In one go: the lock comes first.
  await Promise.all([queries.lockCounter.run(tx, { kind }), queries.issue.run(tx, { ...document, kind, prefix: prefixes[kind], lines })])
}

function storedLine({ translation, components, ...line }: queries.InvoiceLine, locale: Document['locale']): queries.StoredLine {
  const contains = components && { contains: componentTexts(components, locale) }
  return { ...line, ...lineWords({ ...line, translation }, locale), ...contains }
}

/** What goes back to the buyer of an order. */
export interface Credit {
  /** Minor units; all that isn't credited yet where it's left out. */
  amount?: number
  /** The parts of it that go back as points, and to gift cards and store credit. */
  pointsCost?: number
  creditCost?: number
  /** What it's for, in words for the buyer. */
  reason: string
  /** What it's for; without it it's for a part of the total. */
  part?: CreditedPart
  /** What only notes of their own credit, gift cards that weren't taken back; minor units. */
  apart?: number
  /** The number of the order that it pays for, where pieces were exchanged. */
  exchange?: string
}

/**
 * Credits what goes back of a billed order, with the next number of credit notes, together with the commit; never more than was billed.
 * Nothing for an order without an invoice. Call it as `issueInvoice`.
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

/** The last note of all that is left: what no other has given back as points, and to gift cards and store credit. */
const paidLeft = (invoice: queries.DocumentRow, credits: queries.DocumentRow[]) => ({
  pointsCost: Math.max(0, invoice.points_cost - sumOf(credits.map(({ points_cost }) => points_cost))),
  creditCost: Math.max(0, invoice.credit_cost - sumOf(credits.map(({ credit_cost }) => credit_cost))),
})

/** What no note has credited of the delivery yet. */
const deliveryLeft = (invoice: queries.DocumentRow, credits: queries.DocumentRow[]): number =>
  Math.max(0, invoice.shipping_cost - sumOf(credits.map(({ shipping_cost }) => shipping_cost)))

interface Costs {
  amount: number
  taxes: queries.TaxShare[]
  /** What of an amount is for the delivery: of the last one only, as a return that comes after others may credit it itself. */
  delivery: number
}

/** What a part of an invoice says: its lines, and what they don't explain of the amount, in words. */
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

/** The invoices of an order (the last one counts) and its credit notes, in that order; none where it isn't billed. */
export const documentsOf = (db: Db | Tx, orderId: string): Promise<queries.DocumentRow[]> => queries.ofOrder.all(db, { order: orderId })

/** The invoices and credit notes of these orders: invoices first, each kind by number. */
export const summariesOf = (db: Db | Tx, orders: string[]): Promise<queries.SummaryRow[]> => queries.ofOrders.all(db, { orders })

const yearMs = 365.25 * 86_400_000

/** Takes the buyer out of invoices that are older than any law asks for. */
export const purgeBuyers = async (db: Db, now: Date): Promise<void> =>
  void (await queries.purgeBuyers.run(db, { before: new Date(now.getTime() - rates.invoices.buyerYears * yearMs) }))
