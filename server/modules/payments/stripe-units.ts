/** Currencies that Stripe counts in whole units (docs.stripe.com/currencies#zero-decimal). */
const zeroDecimal = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))

/** Minor units as Stripe counts this currency (ISO 4217, upper case). */
export const toUnits = (amount: number, currency: string): number => (zeroDecimal.has(currency) ? Math.round(amount / 100) : amount)
/** The other way round. */
export const fromUnits = (units: number, currency: string): number => (zeroDecimal.has(currency) ? units * 100 : units)
