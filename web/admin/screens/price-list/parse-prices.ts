import { shopCurrency } from '#contract/currency.ts'
import { digitsOf } from '#contract/currency-digits.ts'
interface ParsedPrice {
  sku: string
  price: number
}

/** Parses two pasted spreadsheet columns: an SKU and a price on each line. Lines without a price are returned by number. */
export function parsePrices(text: string): { prices: ParsedPrice[]; unread: number[] } {
  const prices: ParsedPrice[] = []
  const unread: number[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const [sku, amount] = columnsOf(line)
    const price = amountOf(amount)
    if (sku === '' || price === null) unread.push(index + 1)
    else prices.push({ sku, price })
  }
  return { prices, unread }
}

/** Split at a tab, else at a semicolon, else at the last space, since SKUs may contain spaces. */
function columnsOf(line: string): [sku: string, amount: string] {
  const at = line.includes('\t') ? line.indexOf('\t') : line.includes(';') ? line.indexOf(';') : line.trimEnd().lastIndexOf(' ')
  return at < 0 ? ['', ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()]
}

/** An amount with or without a currency. If it has both a point and a comma, the last one is the decimal separator. */
export function amountOf(text: string): number | null {
  const digits = text.replace(/[^\d.,-]/g, '')
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const isDecimal = at >= 0 && digits.length - at <= Math.max(2, digitsOf(shopCurrency())) + 1
  const whole = (isDecimal ? digits.slice(0, at) : digits).replace(/[.,]/g, '')
  if (!/^\d+$/.test(whole)) return null
  return Number(isDecimal ? `${whole}.${digits.slice(at + 1)}` : whole)
}
