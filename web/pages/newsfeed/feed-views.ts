import { readLocalEntry, writeLocalEntry } from '#web/lib/local-entry.ts'

/** Which posts the page shows. `feed`: the member's own newsfeed. */
export const feedViews = ['feed', 'popular', 'saved'] as const
export type FeedView = (typeof feedViews)[number]

/** The views that visitors may choose. */
export const openViews = ['feed', 'popular'] as const satisfies readonly FeedView[]

/** The view that an address names. */
export const parseFeedView = (query: URLSearchParams): FeedView | undefined => feedViews.find((view) => view === query.get('view'))

const entry = 'feed-view'

/**
 * The view that was last chosen in this browser. Saved posts don't count: people look them up once, and don't want to return to that view.
 */
export const lastView = (): FeedView => openViews.find((view) => view === readLocalEntry(entry)) ?? 'feed'

export function rememberView(view: FeedView): void {
  if (view !== 'saved') writeLocalEntry(entry, view)
}
