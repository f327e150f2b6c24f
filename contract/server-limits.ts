/** Limits like those of limits.ts that only the server uses: kept separate, so that pages don't load them. */
export const serverLimits = {
  /** `freshMinutes`: how recent a sign-in must be to replace the password, for users who have none. */
  session: { days: 30, freshMinutes: 10 },
  /** How long a browser is recognised. */
  device: { days: 400 },
  /** How long staff can see the shop during maintenance. */
  maintenance: { passHours: 12 },
  /** How long a browser without script has its cart. */
  noScript: { cartDays: 30 },
  /** How long a browser remembers the chosen language. */
  language: { days: 400 },
  /** Wrong codes count per ticket, and per account for all its tickets (rate-limits.ts). */
  secondFactor: { ticketMinutes: 5, ticketTries: 5, backupCodes: 10 },
  passkeys: { perAccount: 10, challengeMinutes: 5, bytesMax: 16_384 },
  /** `stateSeconds`: from the start of an authorization to its callback; `sessionSeconds`: until the page has read the result. */
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
  /** `leaseSeconds`: how long a key stays claimed by a call that isn't one transaction; a repeated call waits `waitSeconds` for its end. */
  idempotency: { keyMin: 16, keyMax: 200, hours: 24, leaseSeconds: 60, waitSeconds: 5, retrySeconds: 2 },
  /**
   * Limits on guest orders per client or email; `unitsHeld`: pieces of one variant in a client's unpaid orders. All guests together may
   * hold `unitsFree` of a variant, and beyond that a share (GUEST_STOCK_SHARE), counting orders of the last `holdHours`.
   */
  guestOrders: { perHour: 20, perDay: 60, perEmailDay: 10, unitsHeld: 30, clientDays: 30, unitsFree: 5, holdHours: 24 },
  /** Bytes an account may upload per day (more for staff's product videos). `unusedHours`: after which unused uploads are deleted. */
  uploads: { bytesPerDay: 500_000_000, productVideoBytesPerDay: 5_000_000_000, unusedHours: 24, presignedMinutes: 15 },
  /** The largest accepted event of the payment provider, in bytes. */
  webhook: { bodyBytes: 512 * 1024 },
  /** How long an order by card waits for its payment, and when its buyer is reminded of it. */
  card: { payMinutes: 30, remindMinutes: 10 },
  /** The number of days that replacement goods are reserved: from the approval, and again from the arrival of the returned pieces. */
  exchange: { days: 21 },
  /** The number of years that an invoice keeps the buyer's name: as long as any tax law known to us requires. */
  invoices: { buyerYears: 10 },
  /**
   * `sessionMinutes`: how long a checkout stays open · `lateDays`: how long a member keeps the benefits if a renewal's event is late ·
   * `graceDays`: how long after a failed payment the subscription ends · `reminderDays`: days before a renewal · `previewMinutes`: how long
   * the previewed cost of a change of plan can be accepted.
   */
  subscription: { sessionMinutes: 31, lateDays: 3, graceDays: 10, reminderDays: 7, trialReminderDays: 3, previewMinutes: 15 },
  /**
   * `perPerson`: alerts per account or email; `mailsPerDay`: confirmation mails per email; `askAgainHours`: time before another such mail
   * for the same variant; `restHours`: how long a piece counts as promised to someone who was notified; `batchMax`: alerts per variant and
   * run.
   */
  stockAlerts: { perPerson: 50, mailsPerDay: 5, askAgainHours: 6, confirmHours: 48, restHours: 24, batchMax: 200, sentDays: 30 },
  /** `lateHours`: how late a reminder may still be sent; `againDays`: how long nobody is reminded again; `linesMax`: lines per mail. */
  cartReminders: { lateHours: 48, againDays: 7, linesMax: 10 },
  /** `askAgainHours`: before another confirmation mail to the same email; `confirmDays`: after which an unconfirmed email is purged. */
  waitlist: { askAgainHours: 1, confirmDays: 30 },
  /** `appealDays`: how long a decision can be appealed; until then, what it's about isn't purged. The EU's Digital Services Act asks for six months. */
  moderation: { appealDays: 184 },
  /** Messages per email and day; the minimum and maximum age of a submitted form; how long messages are stored. */
  contact: { perEmailDay: 10, formSeconds: 3, formHours: 24, storedDays: 365 },
  /** The number of options a list offers as filters, and of values per option. */
  facets: { options: 5, values: 24 },
} as const
