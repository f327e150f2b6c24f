import { useEffect, useRef } from 'react'
import { useBlocker } from './router/hooks.ts'

/**
 * Guards against leaving with unsaved changes. The browser asks before a document load; for navigation within the shop, the caller asks
 * while `blocked` is true. Call `allowLeaving` once the changes are saved.
 */
export function useUnsavedChanges(unsaved: boolean) {
  const saved = useRef(false)
  const stopped = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !saved.current && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )
  useEffect(() => {
    if (!unsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  return {
    blocked: stopped !== null,
    stay: () => stopped?.reset(),
    leave: () => stopped?.proceed(),
    allowLeaving: () => {
      saved.current = true
    },
  }
}
