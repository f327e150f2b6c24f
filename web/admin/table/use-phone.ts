import { useSyncExternalStore } from 'react'

const query = '(width < 48rem)'

/** Whether rows are drawn as on phones. Lists are drawn in the browser alone, so the server needn't know. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (hear) => {
      const media = matchMedia(query)
      media.addEventListener('change', hear)
      return () => media.removeEventListener('change', hear)
    },
    () => matchMedia(query).matches,
    () => false,
  )
