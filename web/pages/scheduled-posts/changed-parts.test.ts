import { expect, it } from 'vitest'
import type { ScheduledPost } from '#contract/scheduled-posts.ts'
import { changedParts, partsOf, problemOf, withCaptions } from './changed-parts.ts'

const picture = { url: '/media/0198c0de-0000-7000-8000-000000000001.webp', width: 4, height: 3, blur: '', alt: 'A bar' }
const poll = { options: ['Front', 'Back'], isMultiple: false, days: 5 }
const club = { id: '0198c0de-0000-7000-8000-000000000002', slug: 'cellar', name: 'Cellar', isPublic: false }
const post: ScheduledPost = {
  id: '0198c0de-0000-7000-8000-000000000003',
  version: 1,
  publishAt: '2026-04-01T16:00:00.000Z',
  problem: null,
  text: 'Leg day.',
  audience: 'club',
  productIds: [],
  allowsReposts: true,
  poll,
  media: [picture],
  club,
}

it('what was not changed is not sent', () => {
  expect(changedParts(post, partsOf(post))).toEqual({})
})

it('a post whose club was deleted is changed to one for everyone', () => {
  const left = { ...post, club: null }
  expect(changedParts(left, partsOf(left))).toEqual({ audience: 'me' })
})

it('what was changed or taken out is sent', () => {
  expect(changedParts(post, { pictures: [], poll: null, club: null, audience: 'public' })).toEqual({
    media: [],
    poll: null,
    clubId: null,
    audience: 'public',
  })
  const parts = partsOf(post)
  const options = ['Front', 'Back', 'Neither', '']
  expect(changedParts(post, { ...parts, pictures: [{ ...picture, alt: 'Two bars' }], poll: { ...parts.poll!, options } })).toEqual({
    media: [{ url: picture.url, alt: 'Two bars' }],
    poll: { ...poll, options: ['Front', 'Back', 'Neither'] },
  })
})

it('changed captions belong to the stored post, other changes of pictures do not', () => {
  const video = { url: '/media/a.mp4', type: 'video/mp4' as const, width: 4, height: 3, seconds: 4 }
  const filmed: ScheduledPost = { ...post, media: [{ ...picture, video }] }
  const captioned = { ...video, captions: [{ language: 'en' as const, url: '/media/a.en.vtt' }] }
  expect(withCaptions(filmed, [{ ...picture, alt: 'Another', video }])).toBe(filmed)
  expect(withCaptions(filmed, [])).toBe(filmed)
  expect(withCaptions(filmed, [{ ...picture, alt: 'Another', video: captioned }]).media).toEqual([{ ...picture, video: captioned }])
})

it('an unfinished upload, an invalid poll and a poll without a question are not sent', () => {
  const parts = partsOf(post)
  expect(problemOf(parts, 'Which?', true)).toBe('uploading')
  expect(problemOf(parts, ' ', false)).toBe('poll.noQuestion')
  expect(problemOf({ ...parts, poll: { ...parts.poll!, options: ['Front', ' front'] } }, 'Which?', false)).toBe('poll.wrong')
  expect(problemOf(parts, 'Which?', false)).toBeNull()
})
