/** Limits of customer segments in the back office. Separate from `limits`, which every page loads. */
export const segmentLimits = { max: 100, name: 60, days: 3650, orders: 100_000, countMax: 10_000 } as const
