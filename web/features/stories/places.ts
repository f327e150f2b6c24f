import type { PersonStories, Story } from '#contract/stories.ts'

/** Which person's story is shown, and which of their stories. */
export interface Place {
  person: number
  story: number
}

/** Where a person's stories begin: at the first unseen one, or at the first if all are seen. */
export const beginOf = (people: PersonStories[], person: number): Place => {
  const unseen = people[person]?.stories.findIndex(({ isSeen }) => !isSeen) ?? -1
  return { person, story: Math.max(unseen, 0) }
}

/** The next or previous story, continuing with the next or previous person; null at the ends. */
export function neighborStory(people: PersonStories[], { person, story }: Place, by: 1 | -1): Place | null {
  const count = people[person]?.stories.length ?? 0
  if (story + by >= 0 && story + by < count) return { person, story: story + by }
  return neighborPerson(people, { person, story }, by)
}

/** The next or previous person; null at the ends. */
export const neighborPerson = (people: PersonStories[], { person }: Place, by: 1 | -1): Place | null =>
  people[person + by] ? beginOf(people, person + by) : null

export const storyAt = (people: PersonStories[], { person, story }: Place): Story | undefined => people[person]?.stories[story]

/** Marks a story as seen. */
export const markStorySeen = (people: PersonStories[], id: string): PersonStories[] =>
  people.map((one) => {
    if (!one.stories.some((story) => story.id === id && !story.isSeen)) return one
    return { ...one, unseen: one.unseen - 1, stories: one.stories.map((story) => (story.id === id ? { ...story, isSeen: true } : story)) }
  })

/** Removes stories, and the people who have none left. */
export const removeStories = (people: PersonStories[], gone: (story: Story) => boolean): PersonStories[] =>
  people.flatMap((one) => {
    const stories = one.stories.filter((story) => !gone(story))
    return stories.length === 0 ? [] : [{ ...one, stories, unseen: stories.filter(({ isSeen }) => !isSeen).length }]
  })
