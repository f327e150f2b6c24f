import { useCallback } from 'react'
import type { ClubCard } from '#contract/clubs/clubs.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Crest } from '#web/features/clubs/crest.tsx'
import { MoreButton } from '#web/features/clubs/more-button.tsx'
import { useText } from '#web/lib/text.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'
import { Link } from '#web/ui/link.tsx'
import { OwnClubsPlaceholder } from './own-clubs-placeholder.tsx'

/** The reader's clubs in one row, as high as a sentence that there are none. */
export function OwnClubs() {
  const t = useText('clubs')
  const ask = useCallback((cursor?: string) => signed('GET /clubs', { mine: true, cursor, limit: 20 }), [])
  const pages = usePaginatedList<ClubCard>(ask)
  const { value, busy } = pages.data
  if (!value && busy) return <OwnClubsPlaceholder />
  if (!value) return null
  return (
    <section aria-labelledby="own-clubs" className="mb-10">
      <h2 id="own-clubs" className="text-lg font-semibold">
        {t('own')}
      </h2>
      {value.items.length === 0 && <p className="mt-3 min-h-14 text-quiet">{t('ownNone')}</p>}
      <ul className={value.items.length === 0 ? 'hidden' : 'scroll-row mt-3 gap-3'}>
        {value.items.map(({ id, slug, name }) => (
          <li key={id} className="shrink-0">
            <Link
              to={urls.club(slug)}
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface py-2 ps-2 pe-4 font-medium transition-colors hover:border-ink"
            >
              <Crest name={name} className="size-10" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} />
    </section>
  )
}
