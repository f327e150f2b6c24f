import { useCallback, useEffect, useState } from 'react'
import type { StoreCredit } from '#contract/credit.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useAction } from '#web/lib/use-action.ts'

const pageSize = 20

/** The balance, and the history as far as it's loaded; null before the first page. */
export function useCredit() {
  const [credit, setCredit] = useState<StoreCredit | null>(null)
  const { busy, error, run } = useAction()

  const load = useCallback(async (cursor?: string) => {
    const page = await signed('GET /credit', { limit: pageSize, ...(cursor && { cursor }) })
    setCredit((before) => (cursor && before ? { ...page, entries: [...before.entries, ...page.entries] } : page))
  }, [])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- loaded once; `run` is new with every render
  useEffect(() => void run(load), [])
  return { credit, busy, error, reload: () => load(), more: () => void run(() => load(credit?.nextCursor ?? undefined)) }
}
