import { useSyncExternalStore } from 'react'

const watch = (query: string) => (changed: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

const rails = '(width >= 48rem)'
const follow = watch(rails)

/** Whether there is room for the rails beside the feed, so that phones don't load them. False on the server. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(rails).matches,
    () => false,
  )
