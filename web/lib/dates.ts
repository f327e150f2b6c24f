import { useHydrated } from './hydrated.ts'
import { useShop } from './shop.ts'

/** Formatters are expensive to create and cheap to use, so each is created once. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** A date format of a language, created once, as creating one costs far more than using it. */
export function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = formatters.get(key)
  if (!format) formatters.set(key, (format = new Intl.DateTimeFormat(locale, options)))
  return format
}

const day: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }

/** A date range: "Thu, Mar 5 – Mon, Mar 9", or one date if both are the same. Both are ISO dates. No line breaks within a date. */
export function formatDays(from: string, to: string, locale: string): string {
  const words = (date: string) => formatter(locale, day).format(new Date(date)).replaceAll(' ', '\u00a0')
  return from === to ? words(from) : `${words(from)} – ${words(to)}`
}

/** `formatDays` in the page's language. */
export function useDays(): (from: string, to: string) => string {
  const { locale } = useShop()
  return (from, to) => formatDays(from, to, locale)
}

/**
 * Formats the date of an ISO time; optionally with a short month and without the year. Until hydration it's the date in UTC, because the
 * server doesn't know the time zone.
 */
export function useDate(month: 'long' | 'short' = 'long', hasYear = true): (time: string | number) => string {
  const { locale } = useShop()
  const zone = useHydrated() ? undefined : 'UTC'
  return (time) =>
    formatter(locale, { day: 'numeric', month, year: hasYear ? 'numeric' : undefined, timeZone: zone }).format(new Date(time))
}

/**
 * As `useDate`, with the time of day once hydrated. Optionally with the time zone, for events with people from several zones. Bengali uses
 * the 24-hour clock, having no letters for AM and PM.
 */
export function useMoment({ withZone = false }: { withZone?: boolean } = {}): (time: string | number) => string {
  const { locale } = useShop()
  const hydrated = useHydrated()
  const date = useDate()
  const clock = {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: locale === 'bn' ? 'h23' : undefined,
    timeZoneName: withZone ? 'short' : undefined,
  } as const
  return (time) => (hydrated ? `${date(time)}, ${formatter(locale, clock).format(new Date(time))}` : date(time))
}

/** Formats ISO times in UTC as a day ("Nov 23"), date ("November 23, 2026", "Nov 23, 2026"), month ("November 2026", "Nov 2026") or year: for dates without a time zone. */
export function useCalendar(): Record<'day' | 'date' | 'shortDate' | 'month' | 'shortMonth' | 'year', (time: string) => string> {
  const { locale } = useShop()
  const show = (options: Intl.DateTimeFormatOptions) => (time: string) =>
    formatter(locale, { ...options, timeZone: 'UTC' }).format(new Date(time))
  return {
    day: show({ day: 'numeric', month: 'short' }),
    date: show({ day: 'numeric', month: 'long', year: 'numeric' }),
    shortDate: show({ day: 'numeric', month: 'short', year: 'numeric' }),
    month: show({ month: 'long', year: 'numeric' }),
    shortMonth: show({ month: 'short', year: 'numeric' }),
    year: show({ year: 'numeric' }),
  }
}
