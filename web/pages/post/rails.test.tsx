// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Customer } from '#contract/customers/customers.ts'
import type { Post } from '#contract/post.ts'
import { urls } from '#contract/urls.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { usePostLists } from '#web/features/posts/lists.ts'
import { clearPosts } from '#web/features/posts/store.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { Rails } from './rails.tsx'

const ada = { id: 'ada', handle: 'ada', name: 'Ada L.', avatar: null }
const relation = { isSelf: false, isBlocked: false, follow: 'none', followsMe: false }
const profile = { ...ada, bio: 'Squats.', place: 'Porto', privacy: 'public', followers: 3, relation, records: [] }
const tagged = { id: 'belt', slug: 'belt', name: 'Belt', photo: '/belt.avif', isOwner: false }
const post = (id: string, over: object = {}) =>
  ({
    id,
    author: ada,
    text: `Post ${id}`,
    media: [],
    record: null,
    products: [],
    isMuted: false,
    mutedWord: null,
    createdAt: '2026-03-01T10:00:00.000Z',
    ...over,
  }) as unknown as Post

beforeAll(() => loadText('en', ['common', 'posts', 'people', 'errors']))
beforeEach(() => {
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none' } })
  useSession.setState({ customer: { id: 'me' } as Customer })
  setTransport(async (route) => {
    if (route === 'GET /people/:handle') return profile
    if (route !== 'GET /people/:handle/posts') return { items: [] }
    const record = { lift: 'squat', measure: 'weight', value: 140, gain: null }
    const items = [post('this'), post('other', { products: [tagged] }), post('best', { record }), post('muted', { isMuted: true })]
    return {
      items: [...items, { ...post('theirs'), repostedBy: { person: ada, at: '2026-03-02T10:00:00.000Z', others: 0 }, entryId: 'e' }],
      nextCursor: null,
    }
  })
})
afterEach(() => {
  cleanup()
  setTransport(overHttp)
  useSession.setState({ customer: null })
  usePostLists.setState({ lists: {} })
  clearPosts()
})

it('a post has its author beside it, with a follow button, their other posts, and tagged products', async () => {
  render(<Rails id="this" author={ada} />)
  const author = within(screen.getByRole('region', { name: 'Ada L.' }))
  expect(await author.findByRole('button', { name: 'Follow Ada L.' })).toBeTruthy()
  expect(author.getByText('@ada · Porto')).toBeTruthy()
  const more = (await screen.findByRole('heading', { name: 'More from Ada L.' })).parentElement!
  const links = () => within(more).getAllByRole('link')
  await waitFor(() => expect(links().map((link) => link.getAttribute('href'))).toEqual([urls.post('other'), urls.post('best')]))
  expect(links()[1]?.textContent).toMatch(/^Squat 140 kg/)
  expect(screen.getByRole('link', { name: 'Belt' })).toBeTruthy()
})
