/** Lengths and counts of price lists, apart from `limits`, which every page loads. */
export const priceListLimits = {
  /** Those that run or are planned. */
  max: 50,
  name: 80,
  /** Products in lists for everyone at any one time: their prices are in memory. */
  productsMax: 5000,
  /** Prices that staff named, of one list. */
  pricesMax: 20_000,
  /** Of one call. */
  rowsMax: 500,
  percentMax: 90,
  daysMax: 366,
  aheadDays: 400,
  /** Categories, brands or products. */
  selectionMax: 200,
  plansMax: 20,
} as const
