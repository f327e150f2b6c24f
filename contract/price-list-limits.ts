/** Lengths and counts of price lists. Separate from `limits`, which every page loads. */
export const priceListLimits = {
  /** Running and planned lists. */
  max: 50,
  name: 80,
  /** Products in lists for everyone at any one time: their prices are in memory. */
  productsMax: 5000,
  /** Explicit prices per list. */
  pricesMax: 20_000,
  /** Rows per call. */
  rowsMax: 500,
  percentMax: 90,
  daysMax: 366,
  aheadDays: 400,
  /** Categories, brands or products per list. */
  selectionMax: 200,
  plansMax: 20,
} as const
