import { roundedShareOf } from '#server/modules/pricing/pricing.ts'
import type { DocumentRow, TaxShare } from './queries.ts'
import { fit, spread, sumOf, appendRest } from './spread.ts'

/** An invoice with the credit notes that were issued for it. */
interface Billed {
  invoice: DocumentRow
  credits: DocumentRow[]
  /** The amount, without tax, that only separate credit notes may credit; minor units. */
  apart: number
}

/** A known composition of the credited value: the total (minor units) and the tax of each rate. */
interface Known {
  value: number
  taxes: TaxShare[]
}

/**
 * The tax by rate in a credited part of an invoice. The part takes its known share of what is left of each rate, or else a proportional
 * one; what a rate no longer has is taken from the others. So credit notes together never credit more tax of a rate than was billed, and
 * the last one gets the remainder.
 */
export function creditedTaxes({ invoice, credits, apart }: Billed, amount: number, known?: Known): TaxShare[] {
  const left = invoice.taxes.map((share) => ({
    ...share,
    net: Math.max(0, share.net - credited(credits, share, 'net')),
    amount: Math.max(0, share.amount - credited(credits, share, 'amount')),
  }))
  const open = invoice.total_cost - apart - sumOf(credits.map(({ total_cost }) => total_cost))
  const rooms = appendRest(left.map(grossOf), open)
  const own = left.map(({ rate }) => known?.taxes.find((one) => one.rate === rate))
  const parts = known ? fit(amount, appendRest(own.map(grossOf), known.value), rooms) : spread(amount, rooms)
  return left.map((share, index) => within(share, shareOfTax(own[index] ?? share, parts[index]!))).filter((share) => grossOf(share) > 0)
}

/** The tax by rate in a part of a value with known taxes. */
export function partOfTaxes({ value, taxes }: Known, amount: number): TaxShare[] {
  const parts = spread(amount, appendRest(taxes.map(grossOf), value))
  return taxes.map((share, index) => shareOfTax(share, parts[index]!))
}

/** The part of a tax share with the given gross amount (net and tax together). */
function shareOfTax(share: TaxShare, gross: number): TaxShare {
  const amount = roundedShareOf(share.amount, gross, grossOf(share))
  return { ...share, net: gross - amount, amount }
}

/** Limits a share so that neither its net nor its tax exceeds what is left. */
function within(left: TaxShare, share: TaxShare): TaxShare {
  const gross = grossOf(share)
  const amount = Math.min(Math.max(share.amount, gross - left.net), left.amount)
  return { ...left, net: gross - amount, amount }
}

const grossOf = (share: TaxShare | undefined): number => (share ? share.net + share.amount : 0)

const credited = (credits: DocumentRow[], { rate }: TaxShare, of: 'net' | 'amount'): number =>
  credits.flatMap(({ taxes }) => taxes).reduce((sum, share) => sum + (share.rate === rate ? share[of] : 0), 0)
