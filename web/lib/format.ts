import type { Shop } from '#contract/shop.ts'
import { useShop } from './shop.ts'

/** Formatters are dear to make and cheap to use, so each is made once. */
const made = new Map<string, { format: (value: number) => string }>()

function formatter(locale: string, options: Intl.NumberFormatOptions): { format: (value: number) => string } {
  const key = `${locale} ${options.currency ?? ''} ${options.trailingZeroDisplay ?? ''} ${options.minimumFractionDigits ?? ''}`
  let found = made.get(key)
  if (!found) made.set(key, (found = new Intl.NumberFormat(locale, options)))
  return found
}

/** Money of the wire (major units) as people read it. `short` leaves out ".00": for round thresholds, not for prices. */
export function formatMoney(amount: number, { name, language, style }: Shop['currency'], short = false): string {
  const trailingZeroDisplay = short ? 'stripIfInteger' : 'auto'
  return formatter(`${language}-${style}`, {
    style: 'currency',
    currency: name,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay,
  }).format(amount)
}

export function useMoney(short = false): (amount: number) => string {
  const { currency } = useShop()
  return (amount) => formatMoney(amount, currency, short)
}

/** A number with the locale's grouping and digits. */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  return formatter(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value)
}

export function useNumber(): (value: number, decimals?: number) => string {
  const { locale } = useShop()
  return (value, decimals) => formatNumber(value, locale, decimals)
}
