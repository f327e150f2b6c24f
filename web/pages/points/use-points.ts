import { useCallback, useEffect, useState } from 'react'
import type { Points } from '#contract/points.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useAction } from '#web/lib/use-action.ts'

const pageSize = 20

/** The balance, and the history as far as it's loaded; null before the first page. */
export function usePoints() {
  const [points, setPoints] = useState<Points | null>(null)
  const { busy, error, run } = useAction()

  const load = useCallback(async (cursor?: string) => {
    const page = await signed('GET /points', { limit: pageSize, ...(cursor && { cursor }) })
    setPoints((before) => (cursor && before ? { ...page, entries: [...before.entries, ...page.entries] } : page))
  }, [])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- loaded once; `run` is new with every render
  useEffect(() => void run(load), [])
  return { points, busy, error, more: () => void run(() => load(points?.nextCursor ?? undefined)) }
}
