import { digitsOf } from '#contract/currency-digits.ts'
import { shopCurrency } from '#contract/currency.ts'
import { asciiDigits } from '#contract/digits.ts'

/** Digits in groups of three, or as in India: "1.249", "1 249 000", "1,24,900". */
const groups = { '.': /^\d{1,3}(?:\.\d{3})+$/, ',': /^\d{1,3}(?:,\d{2,3})*,\d{3}$/ }

/**
 * A typed amount, with the separators of any language: "49,99", "49.99", "1.249,99", "1,249.99", "1 249,99". NaN for what isn't one, has too
 * many decimals for the currency (by default the shop's), or may mean two amounts: "1.249" is one Euro here and a thousand there.
 */
export function readMoney(typed: string, currency = shopCurrency()): number {
  const text = asciiDigits(typed.trim())
    .replace('−', '-')
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
  const [, sign = '', amount = ''] = /^(-?)(\d[\d.,]*)$/.exec(text) ?? []
  const plain = plainOf(amount, digitsOf(currency))
  return plain === undefined || Number(plain) >= 1e9 ? Number.NaN : Number(sign + plain)
}

/** The digits with a point before the decimals. */
function plainOf(amount: string, decimals: number): string | undefined {
  const [, whole = '', mark, rest = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(amount) ?? []
  if (mark === undefined) return /^\d+$/.test(whole) ? whole : undefined
  // Without decimals, as of yen, and where a separator comes twice, it's between thousands.
  if (decimals === 0 || whole.includes(mark)) return groups[mark as '.' | ','].test(amount) ? amount.replaceAll(mark, '') : undefined
  const other = mark === '.' ? ',' : '.'
  const isWhole = /^\d+$/.test(whole) || groups[other].test(whole)
  const isRead =
    isWhole && rest.length >= 1 && rest.length <= decimals && (mark === '.' || decimals < 3 || rest.length < 3 || !/^\d+$/.test(whole))
  return isRead ? `${whole.replaceAll(other, '')}.${rest}` : undefined
}

/** A typed amount for a call: null for no text, and an amount that every call refuses by its field for text that isn't one. */
export function moneyToSend(typed: string): number | null {
  const amount = readMoney(typed)
  return typed.trim() === '' ? null : Number.isNaN(amount) ? -1 : amount
}
