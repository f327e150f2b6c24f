/** Lengths and counts of plans. Separate from `limits`, which every page loads. */
export const planLimits = {
  /** Includes plans that are no longer offered. */
  max: 50,
  code: 31,
  name: 40,
  description: 200,
  /** Minor units: Stripe takes prices of at most eight digits. */
  priceMax: 99_999_999,
  percentMax: 90,
  factorMax: 10,
  trialMax: 90,
} as const
