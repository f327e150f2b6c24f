/** Every length, count and rate once. Used by the schemas, the database checks, OpenAPI, the forms and the tests. */
export const limits = {
  /** Largest request body in bytes; larger ones are refused with 413. */
  bodyBytes: 64 * 1024,
  page: { default: 5, max: 100 },
  cart: { quantityMax: 99, linesMax: 100 },
  name: { max: 60 },
  email: { max: 254 },
  /** `resetMinutes`: how long after a right code a new password may be set. */
  password: { min: 8, max: 128, resetMinutes: 15 },
  handle: { min: 3, max: 30 },
  bio: { max: 300 },
  /** In kilograms. */
  squat: { min: 1, max: 600 },
  age: { min: 13, max: 120 },
  address: { name: 30, line: 100, city: 100, postCodeMin: 2, postCodeMax: 12, perCustomer: 20 },
  /** `perHour` codes to one address, `perHourAndClient` to all that one client asks for. */
  otp: { digits: 6, minutes: 5, tries: 5, resendSeconds: 60, perHour: 20, perHourAndClient: 300 },
  /** `freshMinutes`: how long a sign-in stands in for the password of who has none. */
  session: { days: 30, freshMinutes: 10 },
  /** Wrong passwords for one account, and wrong passwords or codes from one client, within these minutes. */
  guesses: { perAccount: 10, passwordsPerClient: 50, codesPerClient: 300, minutes: 10 },
  /** A ticket waits for the second factor; wrong codes count against the account, whatever the tickets. */
  secondFactor: { ticketMinutes: 5, ticketTries: 5, wrongPerHour: 10, backupCodes: 10 },
  passkeys: { perAccount: 10, challengeMinutes: 5, bytesMax: 16_384 },
  /** How long an account that is to be deleted can be kept by signing in. */
  deletion: { graceDays: 14 },
  /** `stateSeconds` for the way to a provider and back, `sessionSeconds` until the browser has taken what came of it. */
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
  /** `totalMax` in minor units: what one order may come to. */
  order: { linkDays: 180, cancelDays: 7, totalMax: 1_000_000_000 },
  idempotency: { keyMin: 16, keyMax: 200, hours: 24 },
  /** From this many down, a variant says how many are left. */
  stockLow: 5,
  search: { max: 200 },
  filters: { valuesMax: 40 },
  /** How many options a list offers to filter by, and how many values of each. */
  facets: { options: 5, values: 24 },
} as const
