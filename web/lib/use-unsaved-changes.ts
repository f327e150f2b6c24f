import { useEffect, useRef } from 'react'
import { useBlocker } from './router/hooks.ts'

/**
 * Nobody leaves by accident what is typed and not saved. The browser asks before another document; for pages of ours the caller
 * asks while `blocked` is true. Call `allowLeaving` once it is saved: leaving then asks no more.
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
