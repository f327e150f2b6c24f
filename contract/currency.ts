import { digitsOf } from './currency-digits.ts'

let ofShop = 'USD'
let scaleOfShop = 100

/** In which currency this process's shop has its prices; the application says it once, when it starts. */
export function setShopCurrency(currency: string): void {
  ofShop = currency
  scaleOfShop = 10 ** digitsOf(currency)
}

/** The code of the shop's own currency, ISO 4217 in upper case. */
export const shopCurrency = (): string => ofShop

const scaleOf = (currency: string | undefined): number => (currency === undefined ? scaleOfShop : 10 ** digitsOf(currency))

/** The API's money (major units) to integer minor units of a currency; of the shop's, where none is named. */
export const minor = (major: number, currency?: string): number => Math.round(major * scaleOf(currency))
/** Integer minor units of a currency to the API's money (major units); of the shop's, where none is named. */
export const major = (units: number, currency?: string): number => units / scaleOf(currency)

/** Minor units as plain text: 1250 is "12.50", of JPY "1250". */
export const decimal = (units: number, currency = ofShop): string => major(units, currency).toFixed(digitsOf(currency))

/** Whether an amount in major units has no more decimals than its currency, but for what sums of floating point numbers are off by. */
export function isExact(amount: number, currency?: string): boolean {
  const units = amount * scaleOf(currency)
  return Math.abs(units - Math.round(units)) <= Math.min(1e-6, Math.max(1, Math.abs(units)) * 1e-11)
}

const words = ['no', 'one', 'two', 'three', 'four']
/** What is wrong with an amount that isn't exact. */
export const tooManyDecimals = (currency = ofShop): string => {
  const most = digitsOf(currency)
  return most === 0 ? 'has decimals' : `has more than ${words[most] ?? most} decimals`
}

/** An amount as it's typed: "12.50", of JPY "13". */
export const asTyped = (amount: number, currency = ofShop): string => amount.toFixed(digitsOf(currency))
/** The least difference of two amounts that can be typed: 0.01, of JPY 1. */
export const stepOf = (currency = ofShop): string => asTyped(major(1, currency), currency)
