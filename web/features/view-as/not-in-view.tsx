import type { ReactNode } from 'react'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { withText } from '#web/lib/with-text.ts'
import { readView } from './view.ts'

const OutsideView = lazyPart(async () => (await withText(['view-as'], import('./outside-view.tsx'))).OutsideView)

/**
 * What a view of staff doesn't show: there, words that say so stand in its place. The server renders the part itself, so where it does,
 * it's `isReady` once the customer is known.
 */
export function NotInView({ isReady = true, children }: { isReady?: boolean; children: ReactNode }) {
  return isReady && readView() ? <OutsideView /> : children
}
