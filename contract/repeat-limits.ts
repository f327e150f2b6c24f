/** Limits of repeat deliveries. Separate from `limits`, which every page loads. */
export const repeatLimits = {
  /** Intervals in weeks that a product may offer. */
  weeks: [1, 2, 3, 4, 6, 8, 10, 12],
  /** The number of intervals per product. */
  intervalsMax: 4,
  percentMax: 50,
  /** How many days ahead the next delivery may be moved. */
  daysAhead: 180,
  /** The number of a customer's repeat deliveries in a list, active ones first. */
  listMax: 100,
  /** The number of products in one repeat delivery. */
  linesMax: 20,
  /** The number of variants that are offered to be added to one. */
  addableMax: 100,
  /** The number of a repeat delivery's newest orders in a list. */
  ordersMax: 24,
} as const

/** The price per piece in a repeat delivery, in minor units: each piece is rounded separately, so that totals of any quantity add up. */
export const repeatPrice = (price: number, percent: number): number => Math.round((price * (100 - percent)) / 100)
