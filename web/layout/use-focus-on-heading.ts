import { useEffect, useRef } from 'react'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useLocation } from '#web/lib/router/hooks.ts'

/** Moves the focus to the heading after navigation, so that it's announced. The first page keeps the browser's focus. */
export function useFocusOnHeading(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    focusHeading()
  }, [pathname])
}
