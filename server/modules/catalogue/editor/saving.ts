/** Who saves, and when. */
export interface Saving {
  userId: string
  now: Date
}
