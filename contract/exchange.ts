import { shopCurrency } from './currency.ts'
import { digitsOf } from './currency-digits.ts'

/** How converted prices are rounded: to the minor unit, to the nearest amount ending in .99 or .95, or to whole units. */
export const roundings = ['minor', '99', '95', 'whole'] as const
export type Rounding = (typeof roundings)[number]

/** A currency other than the shop's: its amount per unit of the shop's currency, exact ("0.9215"), and how prices in it are rounded. */
export interface Exchange {
  code: string
  rate: string
  rounding: Rounding
}

/** Minor units of the currency per minor units of the shop's, as a fraction, so that nothing is lost to floating point. */
export function exchangeFraction({ code, rate }: Pick<Exchange, 'code' | 'rate'>): readonly [over: bigint, under: bigint] {
  const [whole = '0', part = ''] = rate.split('.')
  const digits = digitsOf(code) - digitsOf(shopCurrency())
  const over = BigInt(whole + part) * 10n ** BigInt(Math.max(0, digits))
  return [over, 10n ** BigInt(part.length + Math.max(0, -digits))]
}

/** Rounds a quotient of non-negative integers, half up. */
const rounded = (over: bigint, under: bigint): number => Number((2n * over + under) / (2n * under))

/** Converts an amount of the shop's currency to another, to its minor unit; unchanged if there is no other. Minor units. */
export function convert(units: number, exchange: Pick<Exchange, 'code' | 'rate'> | null): number {
  if (!exchange) return units
  const [over, under] = exchangeFraction(exchange)
  return rounded(BigInt(units) * over, under)
}

/** The largest amount of another currency that an amount of the shop's currency covers. Minor units. */
export function convertDown(units: number, exchange: Pick<Exchange, 'code' | 'rate'> | null): number {
  if (!exchange) return units
  const [over, under] = exchangeFraction(exchange)
  return Number((BigInt(units) * over) / under)
}

/** The amount of the shop's currency used up by an amount of another: rounded up, never more than what covers it. Minor units. */
export function convertBackUp(units: number, exchange: Pick<Exchange, 'code' | 'rate'> | null): number {
  if (!exchange) return units
  const [over, under] = exchangeFraction(exchange)
  return Number((BigInt(units) * under + over - 1n) / over)
}

/** Converts an amount of another currency to the shop's, to its minor unit. Minor units. */
export function convertBack(units: number, exchange: Pick<Exchange, 'code' | 'rate'> | null): number {
  if (!exchange) return units
  const [over, under] = exchangeFraction(exchange)
  return rounded(BigInt(units) * under, over)
}

/** A price of the shop in another currency, rounded as the owner has set: zero stays zero, and nothing else becomes zero. Minor units. */
export function convertPrice(price: number, exchange: Exchange | null): number {
  if (!exchange || price === 0) return price
  const exact = convert(price, exchange)
  const unit = 10 ** digitsOf(exchange.code)
  const { rounding } = exchange
  if (rounding === 'whole') return Math.max(1, Math.round(exact / unit)) * unit
  // Currencies without decimals can't end in .99 or .95.
  if (rounding === 'minor' || unit === 1) return Math.max(1, exact)
  const end = (Number(rounding) * unit) / 100
  return Math.max(0, Math.round((exact - end) / unit)) * unit + end
}

/** Minor units of the currency per minor unit of the shop's, as an exact decimal: sums over orders are divided by it. */
export function minorRateOf(exchange: Pick<Exchange, 'code' | 'rate'>): string {
  const [over, under] = exchangeFraction(exchange)
  const decimals = under.toString().length - 1
  const digits = over.toString().padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
