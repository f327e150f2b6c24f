/** What a member pays for one piece, in minor units: each piece is rounded by itself, so any number of them adds up. */
export const memberPrice = (price: number, percent: number): number => Math.round((price * (100 - percent)) / 100)
