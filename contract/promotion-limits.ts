/** Lengths and counts of promotions, apart from `limits`, which every page loads. */
export const promotionLimits = {
  /** Active ones. */
  max: 200,
  name: 80,
  codeMin: 3,
  codeMax: 40,
  /** Of one order. */
  codesMax: 5,
  /** Made up in one call. */
  bulkMax: 10_000,
  codesPerPromotion: 100_000,
  /** Products, categories or brands. */
  scopeMax: 200,
  tiersMax: 10,
  segmentsMax: 10,
  usesMax: 1_000_000_000,
} as const
