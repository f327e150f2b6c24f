import { shareOf } from '#server/modules/pricing/pricing.ts'
import type { DocumentRow, TaxShare } from './queries.ts'

/** An invoice with what was credited of it before. */
interface Billed {
  invoice: DocumentRow
  credits: DocumentRow[]
}

/**
 * The tax in a part of an invoice that goes back, by rate: what is known of it, or its share of all; the last part gets the rest. Whatever the parts, together
 * they are what was billed.
 */
export function creditedTaxes({ invoice, credits }: Billed, amount: number, known?: TaxShare[]): TaxShare[] {
  const before = credits.reduce((sum, { total_cost }) => sum + total_cost, 0)
  const isLast = before + amount === invoice.total_cost
  const shares = invoice.taxes.map((share) => {
    const own = known?.find(({ rate }) => rate === share.rate)
    const part = (of: 'net' | 'amount') => {
      const left = share[of] - credited(credits, share, of)
      if (isLast) return left
      const upTo = (sum: number) => shareOf(share[of], sum, invoice.total_cost)
      return Math.max(0, Math.min(left, known ? (own?.[of] ?? 0) : upTo(before + amount) - upTo(before)))
    }
    return { ...share, net: part('net'), amount: part('amount') }
  })
  return shares.filter(({ net, amount: tax }) => net + tax > 0)
}

const credited = (credits: DocumentRow[], { rate }: TaxShare, of: 'net' | 'amount'): number =>
  credits.flatMap(({ taxes }) => taxes).reduce((sum, share) => sum + (share.rate === rate ? share[of] : 0), 0)
