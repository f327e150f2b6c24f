import { readLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'

/** Which posts the page shows. `feed`: of those whom the person follows. */
export const feedViews = ['feed', 'popular', 'saved'] as const
export type FeedView = (typeof feedViews)[number]

/** What visitors choose from. */
export const openViews = ['feed', 'popular'] as const satisfies readonly FeedView[]

/** The view that an address names. */
export const viewIn = (query: URLSearchParams): FeedView | undefined => feedViews.find((view) => view === query.get('view'))

const entry = 'feed-view'

/** The view that was chosen last in this browser; what one saved is looked up, not returned to. */
export const lastView = (): FeedView => openViews.find((view) => view === readLocalEntry(entry)) ?? 'feed'

export function rememberView(view: FeedView): void {
  if (view !== 'saved') writeLocalEntry(entry, view)
}
