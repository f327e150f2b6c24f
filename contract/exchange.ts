import { shopCurrency } from './currency.ts'
import { digitsOf } from './currency-digits.ts'

/** To what a converted price is rounded: to the minor unit, to the nearest amount that ends in .99 or .95, or to whole units. */
export const roundings = ['minor', '99', '95', 'whole'] as const
export type Rounding = (typeof roundings)[number]

/** Another currency than the shop's: how much of it one unit of the shop's is, as an exact decimal ("0.9215"), and how prices in it are rounded. */
export interface Exchange {
  code: string
  rate: string
  rounding: Rounding
}

/** Minor units of the currency for so many of the shop's: a fraction, so that nothing is ever lost to a float. */
export function fractionOf({ code, rate }: Pick<Exchange, 'code' | 'rate'>): readonly [over: bigint, under: bigint] {
  const [whole = '0', part = ''] = rate.split('.')
  const digits = digitsOf(code) - digitsOf(shopCurrency())
  const over = BigInt(whole + part) * 10n ** BigInt(Math.max(0, digits))
  return [over, 10n ** BigInt(part.length + Math.max(0, -digits))]
}

/** Of integers that aren't negative, half away from zero. */
const rounded = (over: bigint, under: bigint): number => Number((2n * over + under) / (2n * under))

/** An amount of the shop's currency in another, to its minor unit; as it is where there is no other. Minor units. */
export function convert(units: number, exchange: Pick<Exchange, 'code' | 'rate'> | null): number {
  if (!exchange) return units
  const [over, under] = fractionOf(exchange)
  return rounded(BigInt(units) * over, under)
}

/** The most of another currency that an amount of the shop's covers. Minor units. */
export function covers(units: number, exchange: Pick<Exchange, 'code' | 'rate'> | null): number {
  if (!exchange) return units
  const [over, under] = fractionOf(exchange)
  return Number((BigInt(units) * over) / under)
}

/** What an amount of another currency takes of the shop's: rounded up, so never more than what covers it. Minor units. */
export function takes(units: number, exchange: Pick<Exchange, 'code' | 'rate'> | null): number {
  if (!exchange) return units
  const [over, under] = fractionOf(exchange)
  return Number((BigInt(units) * under + over - 1n) / over)
}

/** An amount of another currency in the shop's, to its minor unit. Minor units. */
export function inShop(units: number, exchange: Pick<Exchange, 'code' | 'rate'> | null): number {
  if (!exchange) return units
  const [over, under] = fractionOf(exchange)
  return rounded(BigInt(units) * under, over)
}

/** A price of the shop in another currency, rounded as its owner wants it: what is free stays free, and nothing else becomes so. Minor units. */
export function priceIn(price: number, exchange: Exchange | null): number {
  if (!exchange || price === 0) return price
  const exact = convert(price, exchange)
  const unit = 10 ** digitsOf(exchange.code)
  const { rounding } = exchange
  if (rounding === 'whole') return Math.max(1, Math.round(exact / unit)) * unit
  // What has no cents ends in none.
  if (rounding === 'minor' || unit === 1) return Math.max(1, exact)
  const end = (Number(rounding) * unit) / 100
  return Math.max(0, Math.round((exact - end) / unit)) * unit + end
}

/** How many minor units of it one of the shop's is, as an exact decimal: by which sums over orders are divided. */
export function minorRateOf(exchange: Pick<Exchange, 'code' | 'rate'>): string {
  const [over, under] = fractionOf(exchange)
  const decimals = under.toString().length - 1
  const digits = over.toString().padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
