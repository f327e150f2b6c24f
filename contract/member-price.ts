/** A member's price per piece, in minor units: each piece is rounded separately, so that totals of any quantity add up. */
export const memberPrice = (price: number, percent: number): number => Math.round((price * (100 - percent)) / 100)
