// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import type { ScheduledPost } from '#contract/scheduled-posts.ts'
import { loadText } from '#web/lib/text.ts'
import { ScheduledPosts } from './scheduled-posts.tsx'

const call = vi.hoisted(() => vi.fn<(route: string, input: object) => Promise<unknown>>())
vi.mock('#web/features/auth/session/session.ts', async (original) => ({ ...(await original<object>()), signed: call }))
vi.mock('#web/features/posts/composer/club-select.tsx', () => ({ ownClubs: async () => [] }))

const post: ScheduledPost = {
  id: '0198c0de-0000-7000-8000-000000000003',
  version: 1,
  publishAt: new Date(Date.now() + 86_400_000).toISOString(),
  problem: null,
  text: 'Leg day.',
  audience: 'public',
  productIds: [],
  allowsReposts: true,
  poll: { options: ['Front', 'Back'], isMultiple: false, days: 5 },
  media: [],
  club: null,
}

beforeAll(() => loadText('en', ['common', 'ui', 'errors', 'composer', 'posts', 'polls', 'media']))
afterEach(cleanup)

/** Opens the form of a post in a tab, while another one saves `other`, and saves the text "Arm day.". */
async function saveAfter(other: Partial<ScheduledPost>) {
  let stored = post
  call.mockImplementation(async (route, input) => {
    if (route === 'GET /scheduled-posts') return { items: [stored] }
    if ((input as ScheduledPost).version !== stored.version) throw refuse('SCHEDULED_POST_WAS_CHANGED')
    return (stored = { ...stored, ...input, version: stored.version + 1 })
  })
  render(<ScheduledPosts />)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  stored = { ...post, ...other, version: 2 }
  fireEvent.change(await screen.findByLabelText('Your post'), { target: { value: 'Arm day.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This post changed in the meantime.')
  return () => stored
}

test('a form that is out of date shows what another tab saved, with the text typed in this one', async () => {
  const stored = await saveAfter({ poll: undefined })
  await screen.findByDisplayValue('Arm day.')
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  await vi.waitFor(() => expect(stored()).toMatchObject({ version: 3, text: 'Arm day.', poll: undefined }))
})

test('a text that both tabs changed is shown as the other one saved it', async () => {
  await saveAfter({ text: 'Rest day.' })
  expect(await screen.findByDisplayValue('Rest day.')).toBeTruthy()
})
