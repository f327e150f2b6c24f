import type { ReactNode } from 'react'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { withText } from '#web/lib/with-text.ts'
import { readView } from './view.ts'

const OutsideView = lazyPart(async () => (await withText(['view-as'], import('./outside-view.tsx'))).OutsideView)

/**
 * Hides its children in a staff view and says so in their place. If the server renders the children, pass `isReady` as false until the
 * customer is known, so that hydration matches.
 */
export function NotInView({ isReady = true, children }: { isReady?: boolean; children: ReactNode }) {
  return isReady && readView() ? <OutsideView /> : children
}
