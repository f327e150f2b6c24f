/** Who saves, and when. */
export interface Saving {
  userId: string
  now: Date
  /** Since when a new price counts, by SKU, where that isn't now: what is undone goes on as it was. */
  pricedAt?: ReadonlyMap<string, Date>
}
