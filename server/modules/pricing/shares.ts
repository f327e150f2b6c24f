/** `whole` × `part` / `of`, rounded down; exact for any integers. */
export const shareOf = (whole: number, part: number, of: number): number =>
  of === 0 ? 0 : Number((BigInt(whole) * BigInt(part)) / BigInt(of))

/** `whole` × `part` / `of`, rounded half away from zero; exact for non-negative integers. */
export const roundedShareOf = (whole: number, part: number, of: number): number =>
  of === 0 ? 0 : Number((2n * BigInt(whole) * BigInt(part) + BigInt(of)) / (2n * BigInt(of)))

/**
 * Splits an amount by weight so that the parts add up to it: each is rounded down, and the rest goes to the largest remainders, of equal
 * ones to the first by key. If the amount doesn't exceed the sum of the weights, no part exceeds its weight.
 */
export function allocate(amount: number, weights: number[], keys: string[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0 || amount === 0) return weights.map(() => 0)
  const parts = weights.map((weight) => shareOf(amount, weight, total))
  const remainders = weights.map((weight) => (BigInt(amount) * BigInt(weight)) % BigInt(total))
  const order = [...weights.keys()].sort((a, b) => compare(remainders[b]!, remainders[a]!) || compare(keys[a]!, keys[b]!))
  let left = amount - parts.reduce((sum, part) => sum + part, 0)
  for (const index of order) {
    if (left === 0) break
    parts[index]! += 1
    left -= 1
  }
  return parts
}

const compare = <T extends bigint | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)
