/** Formatters are dear to make (a third of a millisecond for an order's mail) and cheap to use, so each is made once. */
const made = new Map<string, unknown>()

function once<T>(key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make())
  return made.get(key) as T
}

/** Money of the wire (major units) in the shop's currency: "$1,412.05". */
export function formatMoney(amount: number, { name, language, style }: { name: string; language: string; style: string }): string {
  const options = { style: 'currency', currency: name, currencyDisplay: 'narrowSymbol' } as const
  return once(`money ${name} ${language} ${style}`, () => new Intl.NumberFormat(`${language}-${style}`, options)).format(amount)
}

const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/** From one ISO date to another: "Thu, Mar 5 – Mon, Mar 9". */
export const formatDays = (from: string, to: string, locale: string): string =>
  once(`days ${locale}`, () => new Intl.DateTimeFormat(locale, day)).formatRange(new Date(from), new Date(to))

/** "April 1, 2026", in UTC. */
export const formatDate = (date: Date, locale: string): string =>
  once(`date ${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })).format(date)

/** "Mar 2, 2026, 10:00 AM UTC" */
export const formatMoment = (time: Date, locale: string): string =>
  `${once(`moment ${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })).format(time)} UTC`

/** A country by its ISO 3166 code. */
export const formatCountry = (code: string, locale: string): string =>
  once(`country ${locale}`, () => new Intl.DisplayNames(locale, { type: 'region' })).of(code) ?? code
