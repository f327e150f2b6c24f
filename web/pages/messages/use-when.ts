import { formatter } from '#web/lib/dates.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { type Span, spanOf } from './when.ts'

const clock = (locale: string): Intl.DateTimeFormatOptions => ({ timeStyle: 'short', hourCycle: locale === 'bn' ? 'h23' : undefined })
const days: Record<Exclude<Span, 'today' | 'yesterday'>, [short: Intl.DateTimeFormatOptions, long: Intl.DateTimeFormatOptions]> = {
  week: [{ weekday: 'short' }, { weekday: 'long' }],
  year: [
    { day: 'numeric', month: 'short' },
    { weekday: 'short', day: 'numeric', month: 'long' },
  ],
  older: [
    { day: 'numeric', month: 'short', year: 'numeric' },
    { day: 'numeric', month: 'long', year: 'numeric' },
  ],
}

/** Formats times of messages: `time` of day, `day` as a divider, `short` in a list. Only the browser knows the reader's day. */
export function useWhen(): Record<'time' | 'day' | 'short', (time: string) => string> {
  const t = useText('messages')
  const { locale } = useShop()
  const time = (one: string) => formatter(locale, clock(locale)).format(new Date(one))
  const dated = (span: keyof typeof days, length: 0 | 1, one: string) => formatter(locale, days[span][length]).format(new Date(one))
  return {
    time,
    day: (one) => {
      const span = spanOf(one, serverNow())
      return span === 'today' || span === 'yesterday' ? t(`days.${span}`) : dated(span, 1, one)
    },
    short: (one) => {
      const span = spanOf(one, serverNow())
      if (span === 'today') return time(one)
      return span === 'yesterday' ? t('days.yesterday') : dated(span, 0, one)
    },
  }
}
