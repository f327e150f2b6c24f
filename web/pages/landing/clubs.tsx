import { urls } from '#contract/urls.ts'
import { ClubCard } from '#web/features/clubs/club-card.tsx'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { useText } from '#web/lib/text.ts'
import type { ClubPick, StaffTexts } from './load.ts'
import { Title } from './title.tsx'

/** Clubs to train with. */
export function Clubs({ clubs, own }: { clubs: ClubPick[]; own?: StaffTexts }) {
  const t = useText('community')
  if (clubs.length === 0) return null
  return (
    <section aria-labelledby="clubs" className="wrap">
      <Title
        id="clubs"
        title={own?.title || t('clubs.title')}
        text={own?.text || t('clubs.text')}
        to={urls.clubs()}
        more={t('clubs.all')}
      />
      <ul className="grid gap-4 [&>li]:min-w-0 md:grid-cols-3 md:gap-6">
        {clubs.map((club) => (
          <CachedFragment key={club.slug} name="landing club" tag="li" cacheKey={club}>
            {() => <Club club={club} />}
          </CachedFragment>
        ))}
      </ul>
    </section>
  )
}

function Club({ club }: { club: ClubPick }) {
  const t = useText('community')
  return <ClubCard club={club} facts={[club.place, t('clubs.members', { count: club.members })].filter(Boolean).join(' · ')} />
}
