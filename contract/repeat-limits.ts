/** What repeat deliveries may be, apart from `limits`, which every page loads. */
export const repeatLimits = {
  /** The weeks between two deliveries that a product may offer. */
  weeks: [1, 2, 3, 4, 6, 8, 10, 12],
  /** Of these a product offers so many at most. */
  intervalsMax: 4,
  percentMax: 50,
  /** So far ahead the next one may be moved. */
  daysAhead: 180,
  /** A customer's that are listed: those that run first. */
  listMax: 100,
  /** The newest orders of one that are listed. */
  ordersMax: 24,
} as const

/** What a piece costs where it's delivered again and again, in minor units: each is rounded by itself, so any number of them adds up. */
export const repeatPrice = (price: number, percent: number): number => Math.round((price * (100 - percent)) / 100)
