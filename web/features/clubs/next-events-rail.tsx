import type { ClubEvent } from '#contract/clubs/events.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { formatter } from '#web/lib/dates.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'

const shown = 2
const loadNext = () => signed('GET /club-events', { limit: shown })

/** The next events of the reader's clubs; nothing if none is planned. Needs the group "posts". */
export function NextEventsRail() {
  const t = useText('posts')
  const { value } = useAsyncData(loadNext)
  if (!value || value.items.length === 0) return null
  return (
    <section aria-labelledby="rail-events">
      <h2 id="rail-events" className="text-sm font-semibold">
        {t('next.title')}
      </h2>
      <ul className="mt-3 grid gap-4">
        {value.items.map((event) => (
          <EventItem key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}

function EventItem({ event: { title, startsAt, club, going } }: { event: ClubEvent }) {
  const t = useText('posts')
  const { locale } = useShop()
  const part = (options: Intl.DateTimeFormatOptions) => formatter(locale, options).format(new Date(startsAt))
  return (
    <li>
      <Link to={urls.club(club.slug, 'events')} className="group grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3">
        <time dateTime={startsAt} className="grid justify-items-center self-start text-center">
          <span className="display text-xl">{part({ day: 'numeric' })}</span>
          <span className="text-xs text-quiet">{part({ weekday: 'short' })}</span>
        </time>
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere group-hover:underline">{title}</span>
          <span className="block text-sm text-quiet">
            {[part({ hour: 'numeric', minute: '2-digit' }), club.name, going > 0 && t('next.going', { count: going })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </Link>
    </li>
  )
}
