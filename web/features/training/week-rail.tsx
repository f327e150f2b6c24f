import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { formatter } from '#web/lib/dates.ts'
import { localTime } from '#web/lib/local-time.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'

const dayMs = 86_400_000
const week = [0, 1, 2, 3, 4, 5, 6]

const today = (): string => localTime(serverNow(), 'day')
/** The days of this week, Monday first. */
function daysNow(): string[] {
  const at = Date.parse(today())
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs
  return week.map((day) => new Date(monday + day * dayMs).toISOString().slice(0, 10))
}
const loadWeek = () => signed('GET /training-week', { day: today() })

/** The days of this week with a workout, the streak in weeks, and a link to the log. Needs the group "posts". */
export function WeekRail() {
  const t = useText('posts')
  const { locale } = useShop()
  const { value } = useAsyncData(loadWeek)
  if (!value) return null
  const name = (day: string, weekday: 'narrow' | 'long') => formatter(locale, { weekday, timeZone: 'UTC' }).format(new Date(day))
  return (
    <div className="mt-4">
      <Link to={urls.training()} aria-label={t('week.label', { count: value.days.length })} className="flex max-w-48 justify-between">
        {daysNow().map((day) => (
          <span
            key={day}
            title={name(day, 'long')}
            className={`grid size-6 place-items-center rounded-full text-xs ${value.days.includes(day) ? 'bg-ink font-semibold text-ground forced-colors:border-4' : 'border border-line text-quiet'}`}
          >
            {name(day, 'narrow')}
          </span>
        ))}
      </Link>
      {value.weeksInARow > 1 && (
        <p className="mt-2">
          <Badge>{t('week.inARow', { count: value.weeksInARow })}</Badge>
        </p>
      )}
    </div>
  )
}
