import { useEffect } from 'react'
import { noteViewed } from '#web/features/recently-viewed/viewed.ts'
import { useStored } from '#web/lib/store.ts'

/** Who left before that has hardly looked. */
const lookedMs = 1500

/** Once a person has looked at a product for a moment, it's among what they viewed last. */
export function useNoteViewed(id: string): void {
  const ready = useStored((stored) => stored.ready)
  useEffect(() => {
    if (!ready) return undefined
    const timer = setTimeout(() => noteViewed(id), lookedMs)
    return () => clearTimeout(timer)
  }, [id, ready])
}
