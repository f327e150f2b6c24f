import { useEffect, useState } from 'react'
import { focusHeading } from './focus-heading.ts'

/**
 * Moves the focus to a heading that appears only after navigation, once its content has loaded: until then there was nothing to focus.
 * `isVisit` is false for a page that the visit began with, which keeps the browser's focus.
 */
export function useFocusOnLateHeading(isThere: boolean, isVisit: boolean): void {
  const [isLate] = useState(!isThere && isVisit)
  useEffect(() => {
    if (isLate && isThere && document.activeElement === document.body) focusHeading()
  }, [isLate, isThere])
}
