import { useDate, useMoment } from '#web/lib/dates.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useShop } from '#web/lib/shop.ts'

const day = 86_400_000
const units = [
  ['day', day],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
const formats = new Map<string, Intl.RelativeTimeFormat>()

/** Formats a recent time: "3 hr. ago", "yesterday"; null after a week. */
export function agoOf(time: string, now: number, locale: string): string | null {
  const passed = Math.max(now - Date.parse(time), 0)
  if (passed >= 7 * day) return null
  let format = formats.get(locale)
  if (!format) formats.set(locale, (format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })))
  const [unit, length] = units.find(([, each]) => passed >= each) ?? ['second', Infinity]
  return format.format(-Math.floor(passed / length), unit)
}

/** How long ago something was written; after a week, its date. `isAlone`: it begins a line. The server renders the date, because cached pages don't know the time. */
export function Ago({ time, isAlone = false }: { time: string; isAlone?: boolean }) {
  const { locale } = useShop()
  const now = useHydrated() ? serverNow() : Infinity
  const date = useDate('short', now - Date.parse(time) > 300 * day)
  const moment = useMoment()
  const ago = agoOf(time, now, locale)
  return (
    <time dateTime={time} title={moment(time)}>
      {isAlone && ago ? ago.charAt(0).toUpperCase() + ago.slice(1) : (ago ?? date(time))}
    </time>
  )
}
