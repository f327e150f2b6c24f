/** What a member pays for one piece, in minor units: each piece is rounded by itself, so any number of them adds up. */
export const memberPrice = (price: number, percent: number): number => Math.round((price * (100 - percent)) / 100)

/** Money of the wire in minor units, and back: here without zod, for pages. */
export const minor = (amount: number): number => Math.round(amount * 100)
export const major = (units: number): number => units / 100
