import { lazy, Suspense } from 'react'
import { withText } from '#web/lib/with-text.ts'
import type { ViewerProps } from './viewer/viewer.tsx'

const load = () => withText(['stories', 'posts', 'ui'], import('./viewer/viewer.tsx'))
const Viewer = lazy(async () => ({ default: (await load()).Viewer }))

/** Preloads the viewer when a story is about to be opened. */
export const loadViewer = (): void => void load()

/** The story viewer; its code, styles and texts load with the first story. */
export const StoryViewer = (props: ViewerProps) => (
  <Suspense>
    <Viewer {...props} />
  </Suspense>
)
