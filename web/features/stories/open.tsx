import { withText } from '#web/lib/with-text.ts'
import type { ViewerProps } from './viewer/viewer.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const load = () => withText(['stories', 'posts', 'ui'], import('./viewer/viewer.tsx'))
const Viewer = pressedPart(async () => (await load()).Viewer)

/** Preloads the viewer when a story is about to be opened. */
export const loadViewer = (): void => void load().catch(() => undefined)

/** The story viewer; its code, styles and texts load with the first story. */
export const StoryViewer = (props: ViewerProps) => <Viewer {...props} />
