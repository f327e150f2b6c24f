import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
