import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Link, TextLink } from '#web/ui/link.tsx'
import { Crest } from './crest.tsx'

const shown = 3
export const largestClubs = () => signed('GET /clubs', { limit: shown })

/** The largest clubs, for members who are in none, with a link to all; nothing if there are none. Needs the groups "clubs" and "posts". */
export function ClubsToJoin({ clubs }: { clubs: ApiOutput<'GET /clubs'>['items'] }) {
  const t = useText('clubs')
  const posts = useText('posts')
  if (clubs.length === 0) return null
  return (
    <section aria-labelledby="clubs-to-join" className="mt-5 border-t border-line pt-5">
      <h2 id="clubs-to-join" className="display text-xl">
        {posts('clubs.find')}
      </h2>
      <ul className="mt-2 grid grid-cols-1">
        {clubs.map(({ id, slug, name, place, members }) => (
          <li key={id} className="flex min-h-14 items-center gap-3">
            <Crest name={name} className="size-11" />
            <div className="min-w-0">
              <Link to={urls.club(slug)} className="block truncate font-medium hover:underline">
                {name}
              </Link>
              <p className="truncate text-sm text-quiet">{[place, t('members', { count: members })].filter(Boolean).join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
      <TextLink to={urls.clubs()} className="inline-flex min-h-11 items-center text-sm">
        {posts('clubs.all')}
      </TextLink>
    </section>
  )
}
