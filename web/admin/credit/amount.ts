/** A typed amount as a number with at most two decimals, negative with a minus sign; NaN for anything else. */
export function amountOf(typed: string): number {
  const text = typed.trim().replace('−', '-').replace(',', '.')
  return /^-?\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN
}
