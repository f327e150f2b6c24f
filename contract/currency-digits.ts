const digits = new Map<string, number>()

/** The number of decimals of a currency (ISO 4217): none for JPY, three for BHD, two for most. */
export function digitsOf(currency: string): number {
  let found = digits.get(currency)
  if (found === undefined) {
    found = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
    digits.set(currency, found)
  }
  return found
}
