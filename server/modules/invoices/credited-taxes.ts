import { roundedShareOf } from '#server/modules/pricing/pricing.ts'
import type { DocumentRow, TaxShare } from './queries.ts'
import { fit, spread, sumOf, withRest } from './spread.ts'

/** An invoice with what was credited of it before. */
interface Billed {
  invoice: DocumentRow
  credits: DocumentRow[]
  /** What of it only notes of their own credit, without tax; minor units. */
  apart: number
}

/** What is credited, where that is known: so much in all (minor units), with so much tax of each rate. */
interface Known {
  value: number
  taxes: TaxShare[]
}

/**
 * The tax in a part of an invoice that goes back, by rate. Of each rate there is so much left, with what it's on; the part takes what is known of it, or of each
 * rate its share. What of a rate isn't left any more comes from the others. So credit notes together never credit more of a rate than was billed, and the last one
 * gets the rest.
 */
export function creditedTaxes({ invoice, credits, apart }: Billed, amount: number, known?: Known): TaxShare[] {
  const left = invoice.taxes.map((share) => ({
    ...share,
    net: Math.max(0, share.net - credited(credits, share, 'net')),
    amount: Math.max(0, share.amount - credited(credits, share, 'amount')),
  }))
  const open = invoice.total_cost - apart - sumOf(credits.map(({ total_cost }) => total_cost))
  const rooms = withRest(left.map(grossOf), open)
  const own = left.map(({ rate }) => known?.taxes.find((one) => one.rate === rate))
  const parts = known ? fit(amount, withRest(own.map(grossOf), known.value), rooms) : spread(amount, rooms)
  return left.map((share, index) => within(share, shareOfTax(own[index] ?? share, parts[index]!))).filter((share) => grossOf(share) > 0)
}

/** The tax in a part of what is known of a value. */
export function partOfTaxes({ value, taxes }: Known, amount: number): TaxShare[] {
  const parts = spread(amount, withRest(taxes.map(grossOf), value))
  return taxes.map((share, index) => shareOfTax(share, parts[index]!))
}

/** So much of the net and the tax together. */
function shareOfTax(share: TaxShare, gross: number): TaxShare {
  const amount = roundedShareOf(share.amount, gross, grossOf(share))
  return { ...share, net: gross - amount, amount }
}

/** No more of either than is left. */
function within(left: TaxShare, share: TaxShare): TaxShare {
  const gross = grossOf(share)
  const amount = Math.min(Math.max(share.amount, gross - left.net), left.amount)
  return { ...left, net: gross - amount, amount }
}

const grossOf = (share: TaxShare | undefined): number => (share ? share.net + share.amount : 0)

const credited = (credits: DocumentRow[], { rate }: TaxShare, of: 'net' | 'amount'): number =>
  credits.flatMap(({ taxes }) => taxes).reduce((sum, share) => sum + (share.rate === rate ? share[of] : 0), 0)
