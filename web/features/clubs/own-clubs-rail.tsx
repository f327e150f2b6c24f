import type { ClubCard } from '#contract/clubs/clubs.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link, TextLink } from '#web/ui/link.tsx'
import { Crest } from './crest.tsx'

const shown = 5
const ownClubs = () => signed('GET /clubs', { mine: true, limit: shown })

/** Some of the reader's clubs, with a link to all; for those in none, a link to find one. Nothing if the call fails. */
export function OwnClubsRail() {
  const t = useText('posts')
  const { value } = useAsyncData(ownClubs)
  if (!value) return null
  return (
    <section aria-labelledby="rail-clubs" className="mt-6 border-t border-line pt-5">
      <h2 id="rail-clubs" className="text-sm font-semibold">
        {t('clubs.title')}
      </h2>
      {value.items.length > 0 && (
        <ul className="mt-1">
          {value.items.map((club) => (
            <ClubLine key={club.id} club={club} />
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-5">
        <TextLink to={urls.clubs()} className="inline-flex min-h-11 items-center text-sm">
          {t(value.items.length > 0 ? 'clubs.all' : 'clubs.find')}
        </TextLink>
        <TextLink to={urls.challenges()} className="inline-flex min-h-11 items-center text-sm">
          {t('clubs.challenges')}
        </TextLink>
      </p>
    </section>
  )
}

const ClubLine = ({ club: { slug, name } }: { club: ClubCard }) => (
  <li>
    <Link to={urls.club(slug)} className="flex min-h-11 min-w-0 items-center gap-3 text-sm hover:underline">
      <Crest name={name} className="size-8" />
      <span className="truncate">{name}</span>
    </Link>
  </li>
)
