import { useEffect, useState } from 'react'
import type { FoundPerson } from '#contract/search.ts'
import { signed, useSignedIn } from '#web/features/auth/session/session.ts'

/** The people found, as the signed-in person may find them: the page itself is the same for everyone, and knows nothing of who is blocked. */
export function useOwnPeople(q: string, shared: FoundPerson[]): FoundPerson[] {
  const [own, setOwn] = useState<{ q: string; people: FoundPerson[] }>()
  const signedIn = useSignedIn()
  const count = shared.length
  useEffect(() => {
    if (!signedIn || count === 0) return
    let isGone = false
    signed('GET /search/', { q, filterBy: 'PEOPLE', limit: count }).then(
      ({ people }) => !isGone && setOwn({ q, people: people?.items ?? [] }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [signedIn, q, count])
  return signedIn && own?.q === q ? own.people : shared
}
