import { useCallback } from 'react'
import type { ClubEvent } from '#contract/clubs/events.ts'
import type { Person } from '#contract/people.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Loaded } from '#web/features/clubs/loaded.tsx'
import { MoreButton } from '#web/features/clubs/more-button.tsx'
import { PersonRow } from '#web/features/profiles/person-row.tsx'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** The guests of an event, in the order of signing up. Needs the group "clubs". */
export function Guests({ event: { id, title }, onClose }: { event: ClubEvent; onClose: () => void }) {
  const t = useText('clubs')
  const ask = useCallback((cursor?: string) => signed('GET /club-events/:id/rsvps', { id, cursor, limit: 50 }), [id])
  const pages = usePaginatedList<Person>(ask)
  return (
    <Dialog open title={t('events.guestsOf', { title })} onClose={onClose}>
      <div className="min-h-0 overflow-y-auto px-5 pt-2 pb-5">
        <Loaded data={pages.data}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="py-4 text-quiet">{t('events.noGuests')}</p>
            ) : (
              <ul className="divide-y divide-line">
                {items.map((person) => (
                  <PersonRow key={person.id} person={person} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <MoreButton pages={pages} />
      </div>
    </Dialog>
  )
}
