const digits = new Map<string, number>()

/** How many decimals amounts of a currency (ISO 4217) have: none of JPY, three of BHD, two of most. */
export function digitsOf(currency: string): number {
  let found = digits.get(currency)
  if (found === undefined) {
    found = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
    digits.set(currency, found)
  }
  return found
}
