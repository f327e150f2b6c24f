import { serverNow } from '#web/lib/server-clock.ts'
import { useShop } from '#web/lib/shop.ts'

const minutesPerHour = 60
const minutesPerDay = 1440

/** How long something has waited, in its largest unit: "12 min", "3 hr", "2 days". */
export function useWaitingTime(): { since: (time: string) => string; length: (minutes: number) => string } {
  const { locale } = useShop()
  const format = (value: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const length = (minutes: number) => {
    if (minutes < minutesPerHour) return format(minutes, 'minute')
    if (minutes < minutesPerDay) return format(Math.floor(minutes / minutesPerHour), 'hour')
    return format(Math.floor(minutes / minutesPerDay), 'day')
  }
  return { length, since: (time) => length(Math.max(Math.floor((serverNow() - Date.parse(time)) / 60_000), 0)) }
}
