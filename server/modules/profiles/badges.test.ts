import { expect, it } from 'vitest'
import { badgesOf } from './badges.ts'

const now = new Date('2026-03-02T10:00:00Z')
const lift = (name: string, value: number, measure: 'weight' | 'reps' = 'weight') => ({ lift: name, measure, value })

it.each([
  ['nothing yet', { records: [], posts: 9, challenges: 0, joinedAt: '2025-03-03' }, ''],
  [
    'lifts in steps of 20 kg',
    { records: [lift('squat', 142.5), lift('bench', 39.9), lift('deadlift', 180)], posts: 0, challenges: 0, joinedAt: '2026-01-01' },
    'squat 140, deadlift 180',
  ],
  [
    'neither other lifts nor repetitions',
    { records: [lift('row', 100), lift('squat', 100, 'reps')], posts: 0, challenges: 0, joinedAt: '2026-01-01' },
    '',
  ],
  ['years, posts and challenges', { records: [], posts: 99, challenges: 3, joinedAt: '2023-11-01' }, 'years 2, posts 50, challenges 3'],
])('badges: %s', (_, reached, badges) => {
  const found = badgesOf({ ...reached, joinedAt: new Date(reached.joinedAt) }, now)
  expect(found.map(({ kind, value }) => `${kind} ${value}`).join(', ')).toBe(badges)
})
