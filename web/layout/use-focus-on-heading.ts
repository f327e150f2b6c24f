import { useEffect, useRef } from 'react'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useLocation } from '#web/lib/router/hooks.ts'

/** Going to another page puts the focus on its heading, so that it's read out; the first page keeps the browser's. */
export function useFocusOnHeading(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    focusHeading()
  }, [pathname])
}
