/** Who saves, and when. */
export interface Saving {
  userId: string
  now: Date
  /** Since when a price has been valid, by SKU. Without it, since now; undoing a change restores the old time. */
  pricedAt?: ReadonlyMap<string, Date>
}
