import { readMoney } from '#web/lib/read-money.ts'

/** A typed amount below a million as a number with the decimals of the shop's currency, negative with a minus sign; NaN for anything else. */
export function amountOf(typed: string): number {
  const amount = readMoney(typed)
  return Math.abs(amount) < 1e6 ? amount : Number.NaN
}
