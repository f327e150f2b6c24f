import { urls } from '#contract/urls.ts'
import { Crest } from '#web/features/clubs/crest.tsx'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ClubPick, Own } from './load.ts'
import { Title } from './title.tsx'

/** Where one trains with others. */
export function Clubs({ clubs, own }: { clubs: ClubPick[]; own?: Own }) {
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
      <ul className="grid gap-4 *:min-w-0 md:grid-cols-3 md:gap-6">
        {clubs.map((club) => (
          <CachedFragment key={club.slug} name="landing club" tag="li" cacheKey={club}>
            {() => <Club club={club} />}
          </CachedFragment>
        ))}
      </ul>
    </section>
  )
}

function Club({ club: { slug, name, description, place, members, cover } }: { club: ClubPick }) {
  const t = useText('community')
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors focus-within:border-ink hover:border-ink">
      {cover ? (
        <Picture url={cover} alt="" width={1600} height={900} shown="tile" className="aspect-[2/1] w-full bg-studio object-cover" />
      ) : (
        <div className="aspect-[2/1] bg-studio" />
      )}
      <div className="relative px-5 pt-4 pb-5">
        <Crest name={name} className="absolute end-5 -top-8 size-16 border-2 border-surface" />
        <h3 className="display pe-20 text-xl">
          <Link to={urls.club(slug)} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-quiet">{[place, t('clubs.members', { count: members })].filter(Boolean).join(' · ')}</p>
        <p className="mt-3 line-clamp-2">{description}</p>
      </div>
    </article>
  )
}
