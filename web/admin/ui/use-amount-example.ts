import { digitsOf } from '#contract/currency-digits.ts'
import { useShop } from '#web/lib/shop.ts'

/** An amount as the shop writes it, for what a field expects: "32.50", "32,50". */
export function useAmountExample(amount = 32.5): string {
  const { name, language, style } = useShop().currency
  const decimals = digitsOf(name)
  return new Intl.NumberFormat(`${language}-${style}`, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(amount)
}
