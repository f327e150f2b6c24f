import { useCallback } from 'react'
import type { ClubEvent } from '#contract/clubs/events.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Loaded } from '#web/features/clubs/loaded.tsx'
import { useMoment } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'

/** What is to come, with the reader's own answer. */
export function Events({ slug, isIn }: { slug: string; isIn: boolean }) {
  const t = useText('clubs')
  const ask = useCallback(() => signed('GET /clubs/:slug/events', { slug, limit: 50 }), [slug])
  const data = useAsyncData(ask)
  const put = (event: ClubEvent) =>
    data.change((before) => ({ ...before, items: before.items.map((one) => (one.id === event.id ? event : one)) }))
  return (
    <Loaded data={data}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="py-6 text-quiet">{t('events.empty')}</p>
        ) : (
          <ul>
            {items.map((event) => (
              <EventLine key={event.id} event={event} isIn={isIn} onChange={put} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

interface EventLineProps {
  event: ClubEvent
  isIn: boolean
  onChange: (event: ClubEvent) => void
}

function EventLine({ event, isIn, onChange }: EventLineProps) {
  const t = useText('clubs')
  const moment = useMoment()
  const errorMessage = useErrorMessage()
  const { busy, run } = useAction()
  const { id, title, place, startsAt, description, capacity, going, rsvp, cancelledAt } = event
  const answer = () =>
    void run(async () => {
      try {
        onChange(await signed(rsvp ? 'DELETE /club-events/:id/rsvp' : 'PUT /club-events/:id/rsvp', { id }))
      } catch (error) {
        toast('error', errorMessage(error))
      }
    })
  return (
    <li className="grid gap-2 border-b border-line py-5 md:grid-cols-[1fr_auto] md:items-center">
      <div>
        <h3 className="text-lg font-semibold">{title}</h3>
        <p className="text-quiet">{[moment(startsAt), place].filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-quiet">
          {cancelledAt
            ? t('events.cancelled')
            : capacity === null
              ? t('events.going', { count: going })
              : t('events.goingOf', { count: going, capacity })}
          {rsvp?.state === 'waiting' && ` · ${t('events.before', { count: rsvp.before })}`}
        </p>
        <p className="mt-1 max-w-[42em] wrap-anywhere whitespace-pre-line">{description}</p>
        <a href={urls.clubCalendar(id)} className="text-sm underline underline-offset-4">
          {t('events.calendar')}
        </a>
      </div>
      {isIn && !cancelledAt && (
        <Button look={rsvp ? 'secondary' : 'primary'} busy={busy} onClick={answer}>
          {t(rsvp ? 'events.withdraw' : 'events.come')}
        </Button>
      )}
    </li>
  )
}
