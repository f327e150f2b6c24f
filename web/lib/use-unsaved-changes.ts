import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

/**
 * Nobody leaves by accident what is typed and not saved. The browser asks before another document; for pages of ours the caller
 * asks while `blocked` is true. Call `allowLeaving` once it is saved: leaving then asks no more.
 */
export function useUnsavedChanges(unsaved: boolean) {
  const saved = useRef(false)
  const blocker = useBlocker(
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
    blocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    allowLeaving: () => {
      saved.current = true
    },
  }
}
