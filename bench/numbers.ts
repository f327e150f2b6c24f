/** The value that `share` of all values do not exceed (nearest rank); 0 of none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

export const median = (values: number[]): number => percentile(values, 0.5)
