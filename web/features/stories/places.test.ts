import { describe, expect, it } from 'vitest'
import type { PersonStories } from '#contract/stories.ts'
import { beginOf, neighborStory, neighborPerson, removeStories, markStorySeen } from './places.ts'

const person = (name: string, ...seen: boolean[]) =>
  ({
    user: { id: name },
    unseen: seen.filter((one) => !one).length,
    stories: seen.map((isSeen, at) => ({ id: `${name}${at}`, isSeen })),
  }) as PersonStories
const people = [person('a', true, false, false), person('b', true), person('c', true, true)]

describe('stories', () => {
  it('start at the first unseen one, or at the first', () => {
    expect([0, 1, 2].map((at) => beginOf(people, at).story)).toEqual([1, 0, 0])
  })

  it('continue with the next person, and end after the last', () => {
    expect(neighborStory(people, { person: 0, story: 1 }, 1)).toEqual({ person: 0, story: 2 })
    expect(neighborStory(people, { person: 0, story: 2 }, 1)).toEqual({ person: 1, story: 0 })
    expect(neighborStory(people, { person: 2, story: 1 }, 1)).toBeNull()
    expect(neighborStory(people, { person: 1, story: 0 }, -1)).toEqual({ person: 0, story: 1 })
    expect(neighborStory(people, { person: 0, story: 0 }, -1)).toBeNull()
    expect(neighborPerson(people, { person: 0, story: 0 }, 1)).toEqual({ person: 1, story: 0 })
  })

  it('are counted as seen once, and a person without stories is removed', () => {
    const seen = markStorySeen(markStorySeen(people, 'a1'), 'a1')
    expect(seen.map(({ unseen }) => unseen)).toEqual([1, 0, 0])
    expect(removeStories(seen, ({ id }) => id === 'b0').map(({ user }) => user.id)).toEqual(['a', 'c'])
  })
})
