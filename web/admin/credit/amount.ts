import { isExact } from '#contract/currency.ts'

/** A typed amount as a number with the decimals of the shop's currency, negative with a minus sign; NaN for anything else. */
export function amountOf(typed: string): number {
  const text = typed.trim().replace('−', '-').replace(',', '.')
  const amount = /^-?\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN
  return isExact(amount) ? amount : Number.NaN
}
