import { useEffect } from 'react'
import { recordViewed } from '#web/features/recently-viewed/viewed.ts'
import { useStored } from '#web/lib/store.ts'

/** Shorter visits don't count, in milliseconds. */
const lookedMs = 1500

/** Adds the product to the recently viewed ones after a moment on its page. */
export function useRecordViewed(id: string): void {
  const ready = useStored((stored) => stored.ready)
  useEffect(() => {
    if (!ready) return undefined
    const timer = setTimeout(() => recordViewed(id), lookedMs)
    return () => clearTimeout(timer)
  }, [id, ready])
}
