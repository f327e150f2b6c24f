/** The user and time of a save. */
export interface SaveContext {
  userId: string
  now: Date
  /** When prices became valid, by SKU; by default now. Undoing a change restores the former time. */
  pricedAt?: ReadonlyMap<string, Date>
}
