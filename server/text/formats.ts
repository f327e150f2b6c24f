/** Formatters are slow to create (0.3 ms for an order's mail) and fast to use, so they're memoized. */
const memo = new Map<string, unknown>()

function memoize<T>(key: string, make: () => T): T {
  if (!memo.has(key)) memo.set(key, make())
  return memo.get(key) as T
}

/** Money in major units (as in the API), formatted in the shop's currency: "$1,412.05". */
export function formatMoney(amount: number, { name, language, style }: { name: string; language: string; style: string }): string {
  const options = { style: 'currency', currency: name, currencyDisplay: 'narrowSymbol' } as const
  return memoize(`money ${name} ${language} ${style}`, () => new Intl.NumberFormat(`${language}-${style}`, options))
    .format(amount)
    .replace('-', '−')
}

/** A number in the digits of a language; below zero with a minus. */
export const formatNumber = (value: number, locale: string): string =>
  memoize(`number ${locale}`, () => new Intl.NumberFormat(locale))
    .format(value)
    .replace('-', '−')

const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/** A range of ISO dates: "Thu, Mar 5 – Mon, Mar 9". Memoized, as a day's mails share a few ranges, and each takes 0.1 ms to format. */
export const formatDays = (from: string, to: string, locale: string): string =>
  memoize(`days ${locale} ${from} ${to}`, () =>
    memoize(`days ${locale}`, () => new Intl.DateTimeFormat(locale, day)).formatRange(new Date(from), new Date(to)),
  )

/** "April 1, 2026", in UTC. */
export const formatDate = (date: Date, locale: string): string =>
  memoize(`date ${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })).format(date)

/** "April 1, 2026 at 9:41:07 AM UTC"; with a 24-hour clock in Bengali, which has no letters for AM and PM. */
export const formatMoment = (date: Date, locale: string): string =>
  memoize(`moment ${locale}`, () => {
    const hourCycle = locale === 'bn' ? 'h23' : undefined
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC', hourCycle })
  }).format(date)

/** The name of a country by its ISO 3166 code. */
export const formatCountry = (code: string, locale: string): string =>
  memoize(`country ${locale}`, () => new Intl.DisplayNames(locale, { type: 'region' })).of(code) ?? code
