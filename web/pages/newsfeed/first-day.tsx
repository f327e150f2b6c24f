import { create } from 'zustand'
import type { SuggestedPerson } from '#web/features/posts/feed/people-to-follow.tsx'
import { type PostPage, usePostList } from '#web/features/posts/lists.ts'
import { withText } from '#web/lib/with-text.ts'

type Loaded = Awaited<ReturnType<typeof loadCard>>

/** It outlives the page like the feed's list, so that back navigation finds both as they were. */
const useLoaded = create<{ loaded: Loaded | null }>()(() => ({ loaded: null }))

async function loadCard() {
  const { FirstDayCard, suggest } = await withText(['clubs', 'people'], import('./first-day-card.tsx'))
  return { FirstDayCard, ...(await suggest()) }
}

/** How long a feed waits for the suggestions above it. */
const patienceMs = 2000

/** Waits for the suggestions if a feed's first page has none but popular posts: shown later than the posts, they would move them. */
export async function withSuggestions(page: PostPage): Promise<PostPage> {
  if (!page.items.every(({ isPopular }) => isPopular)) return page
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
  useLoaded.setState({ loaded: await Promise.race([loadCard().catch(() => null), late]) })
  return page
}

/** Suggests people to follow and clubs to join to a member who follows nobody yet. */
export function FirstDay() {
  const { loaded } = useLoaded()
  const isFirstDay = useIsFirstDay()
  if (!isFirstDay || !loaded) return null
  const { FirstDayCard, people, clubs } = loaded
  return <FirstDayCard people={people} clubs={clubs} onFollow={recordFollow} />
}

const recordFollow = (handle: string, relation: SuggestedPerson['relation']): void =>
  useLoaded.setState(({ loaded }) => ({
    loaded: loaded && {
      ...loaded,
      people: loaded.people.map((one) => (one.handle === handle ? { ...one, relation } : one)),
    },
  }))

/** Whether the feed has only popular posts, as the member follows nobody who posts. */
export function useIsFirstDay(): boolean {
  const { ids, popular, loadedAt } = usePostList('feed')
  return loadedAt !== undefined && ids.every((id) => popular.has(id))
}
