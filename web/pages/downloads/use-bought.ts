import { useCallback, useEffect, useState } from 'react'
import type { BoughtDownload } from '#contract/downloads.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useAction } from '#web/lib/use-action.ts'

const pageSize = 20

interface LoadedDownloads {
  bought: BoughtDownload[]
  nextCursor: string | null
}

/** The bought files, as far as they're loaded; null before the first page. */
export function useBought() {
  const [shown, setShown] = useState<LoadedDownloads | null>(null)
  const { busy, error, run } = useAction()
  const load = useCallback(async (cursor?: string) => {
    const page = await signed('GET /user/downloads', { limit: pageSize, ...(cursor && { cursor }) })
    setShown((before) => (cursor && before ? { ...page, bought: [...before.bought, ...page.bought] } : page))
  }, [])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- loaded once; `run` is new with every render
  useEffect(() => void run(load), [])

  /** Reloads an order after a download, as its remaining number has changed. */
  const refresh = useCallback(async (number: string) => {
    const { downloads } = await signed('GET /user/orders/:id/downloads', { id: number })
    const now = new Map(downloads.map((file) => [file.fileId, file]))
    const renewed = (one: BoughtDownload) =>
      one.orderNumber === number ? { ...one, files: one.files.map((file) => now.get(file.fileId) ?? file) } : one
    setShown((before) => before && { ...before, bought: before.bought.map(renewed) })
  }, [])
  return { shown, busy, error, refresh, more: () => void run(() => load(shown?.nextCursor ?? undefined)) }
}
