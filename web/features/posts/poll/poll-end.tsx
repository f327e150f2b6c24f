import { useMoment } from '#web/lib/dates.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Formats the remaining time, rounded, at least a minute: "in 2 days". */
export function formatRemainingTime(time: string, now: number, locale: string): string {
  const left = Math.max(Date.parse(time) - now, 60_000)
  const [unit, length] = units.find(([, each], at) => left >= each - (units[at + 1]?.[1] ?? 0) / 2) ?? units[2]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.round(left / length), unit)
}

/** When a poll ends. */
export function PollEnd({ time }: { time: string }) {
  const t = useText('polls')
  const { locale } = useShop()
  const moment = useMoment()
  return (
    <time dateTime={time} title={moment(time)}>
      {t('ends', { time: formatRemainingTime(time, serverNow(), locale) })}
    </time>
  )
}
