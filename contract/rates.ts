/** As limits.ts, what only the server counts: kept apart, so that it is no part of the pages. */
export const rates = {
  /** `freshMinutes`: how recent a sign-in must be to stand in for the password of a user who has none. */
  session: { days: 30, freshMinutes: 10 },
  /** For how long a browser is known again. */
  device: { days: 400 },
  /** For how long staff see the shop during maintenance. */
  maintenance: { passHours: 12 },
  /** For how long a browser remembers the language that was chosen. */
  /** How long a browser without script has its cart. */
  noScript: { cartDays: 30 },
  language: { days: 400 },
  /** Wrong codes count per ticket and, whichever tickets they came with, per account (rate-limits.ts). */
  secondFactor: { ticketMinutes: 5, ticketTries: 5, backupCodes: 10 },
  passkeys: { perAccount: 10, challengeMinutes: 5, bytesMax: 16_384 },
  /** `stateSeconds` from the start of an authorization to its callback, `sessionSeconds` until the page has taken the result. */
  social: {
    stateSeconds: 600,
    sessionSeconds: 300,
    subjectMax: 255,
    nextMax: 500,
    codeMax: 2000,
    uriMax: 500,
    idTokenMax: 8000,
    cookieMax: 3800,
  },
  /** `leaseSeconds`: how long work that isn't one transaction belongs to who began it; a repeat waits `waitSeconds` for its end. */
  idempotency: { keyMin: 16, keyMax: 200, hours: 24, leaseSeconds: 60, waitSeconds: 5, retrySeconds: 2 },
  /**
   * What one client (or email) may order as a guest, in orders; `unitsHeld`: pieces of one variant in its orders that aren't paid. All guests
   * together may hold `unitsFree` of a variant, and beyond that a share (GUEST_STOCK_SHARE), in orders of the last `holdHours`.
   */
  guestOrders: { perHour: 20, perDay: 60, perEmailDay: 10, unitsHeld: 30, clientDays: 30, unitsFree: 5, holdHours: 24 },
  /** What an account may upload in a day, in bytes, staff's with videos of products; `unusedHours`: after which what nothing uses is deleted. */
  uploads: { bytesPerDay: 500_000_000, productVideoBytesPerDay: 5_000_000_000, unusedHours: 24, presignedMinutes: 15 },
  /** The largest event of the payment provider that is read; how long an order by card may stay unpaid. */
  webhook: { bodyBytes: 512 * 1024 },
  card: { payMinutes: 30 },
  /** For so many days what someone exchanges for is reserved, from the approval on and again from when their pieces arrived. */
  exchange: { days: 21 },
  /** For so many years an invoice says who was billed: as long as tax law asks for it anywhere that we know of. */
  invoices: { buyerYears: 10 },
  /**
   * `sessionMinutes`: how long a checkout stays open · `lateDays`: for how long a member has their benefits while the news of a renewal may be
   * late · `graceDays`: for how long after a payment failed, before the subscription ends · `reminderDays`: before a renewal · `previewMinutes`:
   * how long the cost of a change of plan can be agreed to.
   */
  subscription: { sessionMinutes: 31, lateDays: 3, graceDays: 10, reminderDays: 7, trialReminderDays: 3, previewMinutes: 15 },
  /** From this many down, a variant says how many are left. */
  stockLow: 5,
  /**
   * `perPerson`: alerts of one account or email; `mailsPerDay`: mails that ask one email to confirm; `askAgainHours`: before such a mail for
   * the same variant is sent again; `restHours`: for how long a piece counts as promised to who was told of it; `batchMax`: alerts of one
   * variant in one run.
   */
  stockAlerts: { perPerson: 50, mailsPerDay: 5, askAgainHours: 6, confirmHours: 48, restHours: 24, batchMax: 200, sentDays: 30 },
  /** `askAgainHours`: before an email is asked again to confirm; `confirmDays`: after which one that never did is purged. */
  /** `lateHours`: how much later than set a cart is still written about; `againDays`: how long nobody is reminded again; `linesMax`: of one mail. */
  cartReminders: { lateHours: 48, againDays: 7, linesMax: 10 },
  waitlist: { askAgainHours: 1, confirmDays: 30 },
  /** Messages of one email in a day; how old a form must be and may be when it is sent; for how long messages are stored. */
  contact: { perEmailDay: 10, formSeconds: 3, formHours: 24, storedDays: 365 },
  /** How many options a list offers to filter by, and how many values of each. */
  facets: { options: 5, values: 24 },
} as const
