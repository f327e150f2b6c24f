export const wishlist = { listsMax: 20, itemsMax: 100, nameMax: 60 } as const
export const name = { max: 60 } as const
export const email = { max: 254 } as const
/** `resetMinutes`: how long a new password may be set after a correct code; `linkMinutes`: how long with an operator's link. */
export const password = { min: 8, max: 128, resetMinutes: 15, linkMinutes: 60 } as const
/** The number of days in which signing in cancels the deletion of an account. */
export const deletion = { graceDays: 14 } as const
export const handle = { min: 3, max: 30 } as const
export const bio = { max: 300 } as const
/** Limits of one member: follows and logged lifts. `reps` is the maximum of one lift, more than anyone has ever done in a day. */
export const profile = { place: 80, lift: 40, note: 300, followedMax: 2000, recordsMax: 5000, reps: 200_000 } as const
/** In kilograms. */
export const squat = { min: 1, max: 600 } as const
export const age = { min: 13, max: 120 } as const
export const address = { name: 30, line: 100, city: 100, region: 60, postCodeMin: 2, postCodeMax: 12, perCustomer: 20 } as const
/** `perHour`: codes to one address. */
export const otp = { digits: 6, minutes: 5, tries: 5, resendSeconds: 60, perHour: 20 } as const
/** Downloads for sale: `bytes` per file. `linkMinutes`: how long the URL of a started download works. */
export const download = { bytes: 100_000_000, filesMax: 10, nameMax: 120, limitMax: 100, daysMax: 3650, linkMinutes: 60 } as const
/** `amountMax` in minor units. */
export const giftCard = { messageMax: 500, perOrder: 20, amountMax: 1_000_000, daysAhead: 365, resendsMax: 5 } as const
/** `adjustMax`: the most that staff may add or take at once; `balanceMax`: the highest balance that they can cause. */
export const points = { adjustMax: 1_000_000, balanceMax: 1_000_000_000 } as const
/** `totalMax`: the highest total of an order, in minor units; `unitsMax`: pieces in one order. */
export const order = {
  linkDays: 180,
  cancelDays: 7,
  unitsMax: 500,
  totalMax: 1_000_000_000,
  giftCardsMax: 5,
  pointsMax: 1_000_000_000,
  noteMax: 2000,
  buyerNoteMax: 500,
  giftMessageMax: 300,
  tagMax: 40,
  tagsMax: 20,
} as const
/** Text lengths of a shipment (carrier, tracking number, tracking URL), and of a staff note on an order. */
export const shipment = { carrier: 60, trackingNumber: 60, trackingUrl: 500, note: 300 } as const
export const returns = { textMax: 1000 } as const
/** `attachmentBytes`: of a picture that comes with a message. */
export const contact = { messageMin: 10, messageMax: 4000, orderNumber: 32, attachmentBytes: 10_000_000 } as const
/** `bytes`: file size; `pixels`: picture size; `widthMax`: the largest displayed width or height. */
export const upload = { bytes: 10_000_000, pixels: 50_000_000, widthMax: 1600, fileName: 255, alt: 300 } as const
/** `bytes`: file size; `seconds`: of members' videos, `productSeconds`: of products'; `graceSeconds`: few programs cut to the frame. */
export const video = { bytes: 50_000_000, seconds: 60, productSeconds: 180, graceSeconds: 1 } as const
