import { useMoment } from '#web/lib/dates.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "in 2 days": how long a poll still runs, at least a minute. */
export function untilOf(time: string, now: number, locale: string): string {
  const left = Math.max(Date.parse(time) - now, 60_000)
  const [unit, length] = units.find(([, each]) => left >= each) ?? units[2]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.floor(left / length), unit)
}

/** When a poll ends. The server renders the date, as cached pages don't know the time. */
export function PollEnd({ time }: { time: string }) {
  const t = useText('posts')
  const { locale } = useShop()
  const isHydrated = useHydrated()
  const moment = useMoment()
  return (
    <time dateTime={time} title={moment(time)}>
      {t('poll.ends', { time: isHydrated ? untilOf(time, serverNow(), locale) : moment(time) })}
    </time>
  )
}
