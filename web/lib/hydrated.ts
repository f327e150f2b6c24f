import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until hydration; for what only helps without script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
