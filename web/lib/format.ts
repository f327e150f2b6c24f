import type { Shop } from '#contract/shop.ts'
import { useShop } from './shop.ts'

type Format = (value: number) => string

/** Formatters are dear to make, so each is made once; what they say is kept too, since a page says the same numbers again and again. */
const made = new Map<string, Format>()
const keptMax = 5000

function formatter(locale: string, options: Intl.NumberFormatOptions): Format {
  const key = `${locale} ${options.currency ?? ''} ${options.trailingZeroDisplay ?? ''} ${options.minimumFractionDigits ?? ''}`
  let found = made.get(key)
  if (!found) made.set(key, (found = remembering(new Intl.NumberFormat(locale, options))))
  return found
}

function remembering(intl: Intl.NumberFormat): Format {
  const kept = new Map<number, string>()
  return (value) => {
    let text = kept.get(value)
    if (text === undefined) {
      if (kept.size >= keptMax) kept.clear()
      kept.set(value, (text = intl.format(value)))
    }
    return text
  }
}

/** Money of the wire (major units) as people read it. `short` leaves out ".00": for round thresholds, not for prices. */
export function formatMoney(amount: number, { name, language, style }: Shop['currency'], short = false): string {
  const trailingZeroDisplay = short ? 'stripIfInteger' : 'auto'
  return formatter(`${language}-${style}`, {
    style: 'currency',
    currency: name,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay,
  })(amount)
}

export function useMoney(short = false): (amount: number) => string {
  const { currency } = useShop()
  return (amount) => formatMoney(amount, currency, short)
}

/** A number with the locale's grouping and digits. */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  return formatter(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })(value)
}

export function useNumber(): (value: number, decimals?: number) => string {
  const { locale } = useShop()
  return (value, decimals) => formatNumber(value, locale, decimals)
}
