import type { Shop } from '#contract/shop.ts'
import { useShop } from './shop.ts'

type Format = (value: number) => string

/** Formatters are expensive to create, so each is created once; results are cached too, since a page formats the same numbers again and again. */
const formatters = new Map<string, Format>()
const cacheMax = 5000

function formatter(locale: string, options: Intl.NumberFormatOptions): Format {
  const key = `${locale} ${options.currency ?? ''} ${options.trailingZeroDisplay ?? ''} ${options.minimumFractionDigits ?? ''}`
  let format = formatters.get(key)
  if (!format) formatters.set(key, (format = memoize(new Intl.NumberFormat(locale, options))))
  return format
}

function memoize(intl: Intl.NumberFormat): Format {
  const cache = new Map<number, string>()
  return (value) => {
    let text = cache.get(value)
    if (text === undefined) {
      if (cache.size >= cacheMax) cache.clear()
      cache.set(value, (text = intl.format(value).replace('-', '−')))
    }
    return text
  }
}

/** Formats the API's money (major units). `short` leaves out ".00": for round thresholds, not for prices. */
export function formatMoney(amount: number, { name, language, style }: Shop['currency'], short = false): string {
  const trailingZeroDisplay = short ? 'stripIfInteger' : 'auto'
  return formatter(`${language}-${style}`, {
    style: 'currency',
    currency: name,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay,
  })(amount)
}

/** `formatMoney` in the shop's currency and the page's language. */
export function useMoney(short = false): (amount: number) => string {
  const { currency } = useShop()
  return (amount) => formatMoney(amount, currency, short)
}

/** A number with the locale's grouping and digits. */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  return formatter(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })(value)
}

/** A text such as "48:12" or "24–39" with the digits of a language. */
export const withDigits = (text: string, format: Format): string => text.replace(/\d/g, (digit) => format(Number(digit)))

/** `formatNumber` in the page's language. */
export function useNumber(): (value: number, decimals?: number) => string {
  const { locale } = useShop()
  return (value, decimals) => formatNumber(value, locale, decimals)
}
