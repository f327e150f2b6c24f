import { useCallback } from 'react'
import type { Story } from '#contract/stories.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'

/** The chosen stories of a highlight in their order, and all that are shown to choose from. */
export interface StoryChoice {
  chosen: Story[]
  others: Story[]
  nextCursor: string | null
}

const pageSize = 24
const without = (stories: Story[], others: Story[]): Story[] => stories.filter(({ id }) => !others.some((one) => one.id === id))

/** The highlight's stories, and the latest others. */
async function loadChoice(id: string | undefined): Promise<StoryChoice> {
  const [chosen, page] = await Promise.all([
    id === undefined ? [] : signed('GET /highlights/:id', { id }).then(({ stories }) => stories),
    signed('GET /story/archive', { limit: pageSize }),
  ])
  return { chosen, others: [...chosen, ...without(page.items, chosen)], nextCursor: page.nextCursor }
}

/** Loads the stories that a highlight can have, and chooses among them. `id` is absent for a new highlight. */
export function useStoryChoice(id: string | undefined) {
  const ask = useCallback(() => loadChoice(id), [id])
  const { value, error, busy, load, change } = useAsyncData<StoryChoice>(ask)
  const loadMore = async (cursor: string) => {
    const page = await signed('GET /story/archive', { limit: pageSize, cursor })
    change((before) => ({ ...before, others: [...before.others, ...without(page.items, before.chosen)], nextCursor: page.nextCursor }))
  }
  const toggle = (story: Story) =>
    change((before) =>
      before.chosen.includes(story)
        ? { ...before, chosen: before.chosen.filter((one) => one !== story) }
        : { ...before, chosen: [...before.chosen, story] },
    )
  return { value, error, busy, load, loadMore, toggle }
}
