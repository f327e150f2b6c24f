/** The smallest value that at least a share of all values don't exceed (nearest rank); 0 for no values. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

export const median = (values: number[]): number => percentile(values, 0.5)

/** Mulberry32: pseudo-random numbers in [0, 1) that are the same in every run. */
export function seededChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** At most `max` of the values, evenly spread, including the first. */
export function spread<T>(values: readonly T[], max: number): T[] {
  const step = Math.ceil(values.length / max)
  return values.filter((_, n) => n % step === 0)
}
