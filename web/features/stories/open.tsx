import { lazy, Suspense } from 'react'
import { withText } from '#web/lib/with-text.ts'
import type { ViewerProps } from './viewer/viewer.tsx'

const load = () => withText(['stories', 'posts', 'ui'], import('./viewer/viewer.tsx'))
const Viewer = lazy(async () => ({ default: (await load()).Viewer }))

/** When someone is about to open one. */
export const loadViewer = (): void => void load()

/** What shows stories; its code, style and texts come with the first. */
export const StoryViewer = (props: ViewerProps) => (
  <Suspense>
    <Viewer {...props} />
  </Suspense>
)
