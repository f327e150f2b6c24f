import type { Club } from '#contract/clubs/clubs.ts'
import type { ClubEvent } from '#contract/clubs/events.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { downloadCalendar } from '#web/features/clubs/download-calendar.ts'
import { formatter, useMoment } from '#web/lib/dates.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { TextButton } from '#web/ui/text-button.tsx'

interface EventLineProps {
  event: ClubEvent
  club: Club
  isPast: boolean
  onChange: (event: ClubEvent) => void
  onGuests: () => void
  /** For members who may plan. */
  onEdit?: () => void
  onCancel?: () => void
}

/** An event: its day in large print, its guests, and the reader's answer. */
export function EventLine({ event, club, isPast, onChange, onGuests, onEdit, onCancel }: EventLineProps) {
  const t = useText('clubs')
  const moment = useMoment({ withZone: true })
  const clock = useClock()
  const { busy, run } = useToastedAction()
  const { id, title, place, startsAt, description, rsvp, cancelledAt } = event
  const isIn = club.membership?.state === 'member'
  const answer = () =>
    void run(async () => {
      onChange(await signed(rsvp ? 'DELETE /club-events/:id/rsvp' : 'PUT /club-events/:id/rsvp', { id }))
    })
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-5 md:grid-cols-[4.5rem_minmax(0,1fr)_auto] md:items-center">
      <DayTile time={startsAt} />
      <div className={cancelledAt ? 'opacity-70' : ''}>
        <h2 className={`text-lg font-semibold wrap-anywhere ${cancelledAt ? 'line-through' : ''}`}>{title}</h2>
        <p className="text-quiet">{[isPast ? moment(startsAt) : clock(startsAt), place].filter(Boolean).join(' · ')}</p>
        <Places event={event} isPast={isPast} />
        <p className="mt-1 max-w-[42em] wrap-anywhere whitespace-pre-line">{description}</p>
        {!cancelledAt && (
          <p className="flex flex-wrap gap-x-5">
            {event.going > 0 && (
              <TextButton aria-label={t('events.guestsOne', { title })} onClick={onGuests}>
                {t('events.guests')}
              </TextButton>
            )}
            {isPast ? null : club.visibility === 'public' ? (
              <a href={urls.clubCalendar(id)} className="inline-flex min-h-11 items-center text-sm text-link">
                {t('events.calendar')}
              </a>
            ) : (
              <TextButton onClick={() => void downloadCalendar(id).catch(toastError)}>{t('events.calendar')}</TextButton>
            )}
            {onEdit && <TextButton onClick={onEdit}>{t('events.edit')}</TextButton>}
            {onCancel && <TextButton onClick={onCancel}>{t('events.cancel')}</TextButton>}
          </p>
        )}
      </div>
      {!isIn && !cancelledAt && !isPast && <p className="text-sm text-quiet max-md:col-start-2">{t('events.members')}</p>}
      {isIn && !cancelledAt && !isPast && (
        <Button look={rsvp ? 'secondary' : 'primary'} busy={busy} className="max-md:col-span-2" onClick={answer}>
          {t(rsvp ? 'events.withdraw' : isFull(event) ? 'events.waitlist' : 'events.come')}
        </Button>
      )}
    </li>
  )
}

/** The time of day with its zone, once hydrated: the day stands beside it. Past events need their year, too, and so have all of it. */
function useClock(): (time: string) => string | null {
  const { locale } = useShop()
  const isHydrated = useHydrated()
  const hourCycle = locale === 'bn' ? 'h23' : undefined
  return (time) =>
    isHydrated ? formatter(locale, { hour: 'numeric', minute: '2-digit', hourCycle, timeZoneName: 'short' }).format(new Date(time)) : null
}

/** The day of the month as a large number. */
function DayTile({ time }: { time: string }) {
  const { locale } = useShop()
  const at = new Date(time)
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(at)
  return (
    <time dateTime={time} className="grid justify-items-center self-start rounded-card bg-studio px-2 py-3 text-center">
      <span className="display text-2xl">{part({ day: 'numeric' })}</span>
      <span className="text-xs text-quiet">{`${part({ weekday: 'short' })} ${part({ month: 'short' })}`}</span>
    </time>
  )
}

const isFull = ({ capacity, going }: ClubEvent): boolean => capacity !== null && going >= capacity

function Places({ event, isPast }: { event: ClubEvent; isPast: boolean }) {
  const { capacity, going, rsvp, cancelledAt } = event
  const t = useText('clubs')
  if (cancelledAt) return <p className="font-medium text-bad">{t('events.cancelled')}</p>
  const words = capacity === null ? t('events.going', { count: going }) : t('events.goingOf', { count: going, capacity })
  return (
    <div className="mt-1 max-w-72">
      <p className="text-sm">
        {words}
        {!isPast && rsvp === null && isFull(event) && ` · ${t('events.full')}`}
        {rsvp?.state === 'waiting' && ` · ${t('events.before', { count: rsvp.before })}`}
      </p>
      {capacity !== null && (
        <div className="mt-1.5 mb-3">
          <ProgressBar label={words} value={going} max={capacity} />
        </div>
      )}
    </div>
  )
}
