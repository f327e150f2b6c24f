import { Ago } from '#web/features/posts/ago.tsx'
import { formatter, useMoment } from '#web/lib/dates.ts'
import { useShop } from '#web/lib/shop.ts'
import type { Span } from './span-of.ts'

/** When it happened: how long ago, or the time of day below a heading that already says "Yesterday". */
export function NotificationTime({ time, span }: { time: string; span: Span }) {
  const { locale } = useShop()
  const moment = useMoment()
  if (span !== 'yesterday') return <Ago time={time} isAlone />
  // Bengali has no letters for AM and PM.
  const clock = formatter(locale, { timeStyle: 'short', hourCycle: locale === 'bn' ? 'h23' : undefined })
  return (
    <time dateTime={time} title={moment(time)}>
      {clock.format(new Date(time))}
    </time>
  )
}
