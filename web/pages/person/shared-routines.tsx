import { useCallback } from 'react'
import { sharedRoutineUrl } from '#contract/training-urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { namesOf } from '#web/features/training/supersets.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'

/** The routines that a person shares on their profile; nothing if there are none. */
export function SharedRoutines({ handle }: { handle: string }) {
  const t = useText('people')
  const ask = useCallback(() => signed('GET /people/:handle/routines', { handle }), [handle])
  const { value } = useAsyncData(ask)
  if (!value || value.items.length === 0) return null
  return (
    <section aria-labelledby="person-routines">
      <h2 id="person-routines" className="text-sm font-semibold">
        {t('aside.routines')}
      </h2>
      <ul className="mt-2 grid">
        {value.items.map(({ token, name, exercises }) => (
          <li key={token} className="py-1.5">
            <Link to={sharedRoutineUrl(token)} className="block min-h-11 hover:underline">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="line-clamp-1 text-sm text-quiet">{namesOf(exercises).join(', ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
