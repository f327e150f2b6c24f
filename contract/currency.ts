import { digitsOf } from './currency-digits.ts'

let ofShop = 'USD'
let scaleOfShop = 100

/** Sets the currency of the shop's prices for this process; called once when the application starts. */
export function setShopCurrency(currency: string): void {
  ofShop = currency
  scaleOfShop = 10 ** digitsOf(currency)
}

/** The code of the shop's own currency, ISO 4217 in upper case. */
export const shopCurrency = (): string => ofShop

const scaleOf = (currency: string | undefined): number => (currency === undefined ? scaleOfShop : 10 ** digitsOf(currency))

/** Converts the API's money (major units) to integer minor units of a currency, by default the shop's. */
export const minor = (major: number, currency?: string): number => Math.round(major * scaleOf(currency))
/** Converts integer minor units of a currency, by default the shop's, to the API's money (major units). */
export const major = (units: number, currency?: string): number => units / scaleOf(currency)

/** Minor units as plain text: 1250 is "12.50", in JPY "1250". */
export const decimal = (units: number, currency = ofShop): string => major(units, currency).toFixed(digitsOf(currency))

/** Whether an amount in major units has no more decimals than its currency, apart from floating-point errors. */
export function isExact(amount: number, currency?: string): boolean {
  const units = amount * scaleOf(currency)
  return Math.abs(units - Math.round(units)) <= Math.min(1e-6, Math.max(1, Math.abs(units)) * 1e-11)
}

const words = ['no', 'one', 'two', 'three', 'four']
/** The error message for an amount that isn't exact. */
export const tooManyDecimals = (currency = ofShop): string => {
  const most = digitsOf(currency)
  return most === 0 ? 'has decimals' : `has more than ${words[most] ?? most} decimals`
}

/** An amount as it's typed: "12.50", in JPY "13". */
export const toInputText = (amount: number, currency = ofShop): string => amount.toFixed(digitsOf(currency))
/** The smallest step between typed amounts: 0.01, in JPY 1. */
export const inputStep = (currency = ofShop): string => toInputText(major(1, currency), currency)
