import { useCallback } from 'react'
import type { Profile } from '#contract/profiles.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { Crest } from '#web/features/clubs/crest.tsx'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SharedRoutines } from './shared-routines.tsx'
import { Suggested } from './suggested.tsx'

/** The surroundings of a person; empty parts are left out. */
export function ProfileSidebar({ profile: { handle, name, showsKit } }: { profile: Profile }) {
  const status = useSessionStatus()
  if (status === 'loading') return null
  return (
    <>
      <Clubs handle={handle} />
      <SharedRoutines handle={handle} />
      {showsKit && <Kit handle={handle} name={name} />}
      {status === 'authenticated' && <Suggested except={handle} />}
    </>
  )
}

const clubsShown = 5

function Clubs({ handle }: { handle: string }) {
  const t = useText('people')
  const ask = useCallback(() => signed('GET /people/:handle/clubs', { handle, limit: clubsShown }), [handle])
  const { value } = useAsyncData(ask)
  if (!value || value.items.length === 0) return null
  return (
    <section aria-labelledby="person-clubs">
      <h2 id="person-clubs" className="text-sm font-semibold">
        {t('aside.clubs')}
      </h2>
      <ul className="mt-2 grid">
        {value.items.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={urls.club(slug)} className="flex min-h-12 items-center gap-3 hover:underline">
              <Crest name={name} className="size-8" />
              <span className="truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const gearShown = 6

function Kit({ handle, name }: { handle: string; name: string }) {
  const t = useText('people')
  const ask = useCallback(() => signed('GET /people/:handle/kit', { handle }), [handle])
  const { value } = useAsyncData(ask)
  if (!value || value.items.length === 0) return null
  return (
    <section aria-labelledby="person-kit">
      <h2 id="person-kit" className="text-sm font-semibold">
        {t('aside.kit', { name })}
      </h2>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {value.items.slice(0, gearShown).map(({ id, slug, name: product, photo }) => (
          <li key={id}>
            <Link
              to={urls.product(slug)}
              title={product}
              aria-label={product}
              className="block aspect-square overflow-hidden rounded-input bg-studio outline-offset-2 hover:ring-1 hover:ring-ink"
            >
              {photo && <Picture url={photo} alt="" width={96} height={96} shown="thumb" className="size-full object-cover" />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
