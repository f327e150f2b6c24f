import { useCallback, useState } from 'react'
import type { Club } from '#contract/clubs/clubs.ts'
import type { ClubEvent } from '#contract/clubs/events.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Loaded } from '#web/features/clubs/loaded.tsx'
import { mayInClub } from '#web/features/clubs/may.ts'
import { MoreButton } from '#web/features/clubs/more-button.tsx'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { EventLine } from './event-line.tsx'
import { EventForm } from './staff-parts.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const Guests = pressedPart(async () => (await import('./guests.tsx')).Guests)
const Cancel = pressedPart(async () => (await import('./cancel-event.tsx')).CancelEvent)

/** Upcoming and past events with the reader's answers; members who may plan can create events here. */
export function Events({ club }: { club: Club }) {
  const t = useText('clubs')
  const { slug } = club
  const [when, setWhen] = useState<'coming' | 'past'>('coming')
  const [form, setForm] = useState<ClubEvent | 'new' | null>(null)
  const [guestsOf, setGuestsOf] = useState<ClubEvent | null>(null)
  const [cancelled, setCancelled] = useState<ClubEvent | null>(null)
  const ask = useCallback(
    (cursor?: string) => signed('GET /clubs/:slug/events', { slug, limit: 20, cursor, past: when === 'past' }),
    [slug, when],
  )
  const pages = usePaginatedList<ClubEvent>(ask)
  const plans = mayInClub(club, 'plan')
  const put = (event: ClubEvent) => pages.changeItems((items) => items.map((one) => (one.id === event.id ? event : one)))
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('events.when')}
          value={when}
          onChange={setWhen}
          options={(['coming', 'past'] as const).map((value) => ({ value, name: t(`events.${value}`) }))}
        />
        {plans && <Button onClick={() => setForm('new')}>{t('events.plan')}</Button>}
      </div>
      <Loaded data={pages.data}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="py-6 text-quiet">{t(when === 'past' ? 'events.emptyPast' : 'events.empty')}</p>
          ) : (
            <ul>
              {items.map((event) => (
                <EventLine
                  key={event.id}
                  event={event}
                  club={club}
                  isPast={when === 'past'}
                  onChange={put}
                  onGuests={() => setGuestsOf(event)}
                  {...(plans && when === 'coming' && { onEdit: () => setForm(event), onCancel: () => setCancelled(event) })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton pages={pages} />
      {form !== null && (
        <EventForm
          slug={slug}
          {...(form !== 'new' && { event: form })}
          onClose={() => setForm(null)}
          onSaved={() => void pages.data.load()}
        />
      )}
      {guestsOf && <Guests event={guestsOf} onClose={() => setGuestsOf(null)} />}
      {cancelled && <Cancel event={cancelled} onClose={() => setCancelled(null)} onCancelled={put} />}
    </>
  )
}
