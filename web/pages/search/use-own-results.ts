import { useEffect, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'

type Kind = 'PEOPLE' | 'CLUB'
type Results = ApiOutput<'GET /search/'>

/**
 * The matching people or clubs for the signed-in member. The page itself is the same for everyone, and knows nothing about who is
 * blocked, followed or joined. `isOwn`: the items are those of the current reader, signed in or not.
 */
export function useOwnResults<T>(kind: Kind, { q, shared, pick }: { q: string; shared: T[]; pick: (results: Results) => T[] | undefined }) {
  const [own, setOwn] = useState<{ q: string; items: T[] }>()
  const status = useSessionStatus()
  const count = shared.length
  useEffect(() => {
    if (status !== 'authenticated' || count === 0) return
    let isGone = false
    signed('GET /search/', { q, filterBy: kind, limit: count }).then(
      (results) => !isGone && setOwn({ q, items: pick(results) ?? [] }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [status, q, count, kind, pick])
  const isOwn = status === 'authenticated' && own?.q === q
  return {
    items: isOwn ? own.items : shared,
    isOwn: isOwn || status === 'unauthenticated',
    change: (make: (items: T[]) => T[]) => setOwn((before) => ({ q, items: make(before?.q === q ? before.items : shared) })),
  }
}
