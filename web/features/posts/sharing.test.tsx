// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Poll } from '#contract/polls.ts'
import type { Post } from '#contract/post.ts'
import { refuse } from '#contract/refuse.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { outboxEntry, readLocalEntry } from '#web/lib/local-entry.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { useStored } from '#web/lib/store.ts'
import { loadText } from '#web/lib/text.ts'
import { beginProductPoll } from './composer/begin-product-poll.ts'
import { beginQuote } from './composer/begin-quote.ts'
import { newPoll } from './composer/draft-poll.ts'
import { emptyDraft, loadDraft, saveDraft } from './composer/draft.ts'
import { postInput } from './composer/post-input.ts'
import { PollBlock } from './poll/poll-block.tsx'
import { formatRemainingTime } from './poll/poll-end.tsx'
import { QuoteCard } from './reposts/quote-card.tsx'
import { toggleRepost } from './reposts/repost.ts'
import { clearPosts, postNow, putPosts, usePost } from './store.ts'

const author = { id: 'ada', handle: 'ada', name: 'Ada L.', avatar: null }
const poll: Poll = {
  options: ['Squat', 'Bench'].map((text) => ({ text, votes: null })),
  isMultiple: false,
  voters: 3,
  endsAt: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  choices: [],
}
const post = {
  id: 'p1',
  author,
  text: 'Depth matters.',
  poll,
  reposts: 1,
  isReposted: false,
  isQuote: false,
  quote: null,
} as unknown as Post

let calls: [route: string, input: unknown][]
let answer: () => unknown
beforeAll(() => loadText('en', ['common', 'posts', 'polls', 'composer', 'errors', 'ui']))
beforeEach(() => {
  calls = []
  localStorage.clear()
  setTransport(async (route, input) => {
    calls.push([route, input])
    return answer()
  })
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none', userId: 'ada' } })
  putPosts([post])
})
afterEach(() => {
  cleanup()
  setTransport(overHttp)
  clearPosts()
})

describe('a poll', () => {
  const Shown = () => <PollBlock id="p1" poll={usePost('p1')!.poll!} />
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

  it('accepts a vote, then announces the results, and lets one change or withdraw it', async () => {
    render(<Shown />)
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
    expect(screen.getByRole('status').textContent).toBe('Choose an option first.')
    expect(calls).toEqual([])
    answer = () => ({
      ...poll,
      voters: 4,
      choices: [1],
      options: [
        { text: 'Squat', votes: 1 },
        { text: 'Bench', votes: 3 },
      ],
    })
    fireEvent.click(screen.getByRole('radio', { name: 'Bench' }))
    fireEvent.submit(screen.getByRole('radio', { name: 'Bench' }))
    const results = await screen.findByRole('group', { name: 'Poll results so far' })
    expect(calls).toEqual([['PUT /post/:id/vote', { id: 'p1', choices: [1] }]])
    await waitFor(() => expect(document.activeElement).toBe(results))
    expect(items()).toEqual(['Squat, 25%, 1 vote', 'Bench, your choice, 75%, 3 votes'])
    fireEvent.click(screen.getByRole('button', { name: 'Change vote' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bench' }).checked).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Squat' })))
    answer = () => poll
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw vote' }))
    await waitFor(() => expect(calls.at(-1)).toEqual(['PUT /post/:id/vote', { id: 'p1', choices: [] }]))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bench' }).checked).toBe(false))
  })

  it('is reloaded when it has ended meanwhile', async () => {
    render(<Shown />)
    const ended = { ...poll, endsAt: new Date(Date.now() - 1000).toISOString(), options: poll.options.map((one) => ({ ...one, votes: 1 })) }
    answer = () => {
      if (calls.at(-1)![0] === 'GET /post/:id') return { ...post, poll: ended }
      throw refuse('POLL_IS_OVER')
    }
    fireEvent.click(screen.getByRole('radio', { name: 'Squat' }))
    fireEvent.submit(screen.getByRole('radio', { name: 'Squat' }))
    await screen.findByRole('group', { name: 'Final results' })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows its remaining time', () => {
    const now = Date.parse('2026-03-01T10:00:00Z')
    const until = (time: string) => formatRemainingTime(time, now, 'en')
    expect(['2026-03-03T11:00:00Z', '2026-03-01T12:20:00Z', '2026-03-01T10:00:10Z'].map(until)).toEqual([
      'in 2 days',
      'in 2 hours',
      'in 1 minute',
    ])
    // One that has just begun runs for as long as was chosen.
    expect(['2026-03-31T09:59:58Z', '2026-03-02T09:59:58Z', '2026-03-01T10:59:58Z'].map(until)).toEqual([
      'in 30 days',
      'in 1 day',
      'in 1 hour',
    ])
  })
})

describe('a draft', () => {
  it('keeps its poll and its quote, and sends what is filled in', () => {
    const draft = {
      ...emptyDraft,
      text: 'Which?',
      quote: { id: 'q', name: 'Bo', text: '' },
      poll: { ...newPoll, options: [' Squat ', '', 'Bench'], span: 'own' as const, days: '30' },
    }
    saveDraft('ada', draft)
    expect(loadDraft('ada')).toEqual(draft)
    expect(postInput(draft, 'kg')).toMatchObject({ quotedId: 'q', poll: { options: ['Squat', 'Bench'], isMultiple: false, days: 30 } })
    for (const part of [{ options: ['Squat', ''] }, { options: ['Squat', 'squat '] }, { days: '31' }, { days: '' }, { days: '1.5' }])
      expect(postInput({ ...draft, poll: { ...draft.poll, ...part } }, 'kg')).toBeNull()
  })

  it('makes room for a quote: the earlier draft is set aside', () => {
    saveDraft('ada', { ...emptyDraft, text: 'Half a thought' })
    beginQuote('ada', post, 'kg')
    expect(loadDraft('ada')).toMatchObject({ text: '', quote: { id: 'p1', name: 'Ada L.', text: 'Depth matters.' } })
    expect(readLocalEntry(outboxEntry('ada'))).toMatchObject([{ draft: { text: 'Half a thought' }, problem: { kind: 'aside' } }])
  })

  it('asks which of some products to choose: the earlier draft is set aside, and what was changed since stays', () => {
    const shoe = (id: string, name: string) => ({ id, name, brand: `Brand ${id}`, photo: null })
    const shoes = [shoe('a', 'Lifting shoe'), shoe('b', 'lifting  shoe'), shoe('c', 'Runner')]
    saveDraft('ada', { ...emptyDraft, text: 'Half a thought' })
    beginProductPoll('ada', shoes, 'Which one?', 'kg')
    const draft = loadDraft('ada')
    expect(draft).toMatchObject({ text: 'Which one?', products: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })
    expect(postInput(draft, 'kg')?.poll).toEqual({
      options: ['Brand a Lifting shoe', 'Brand b lifting  shoe', 'Brand c Runner'],
      isMultiple: false,
      days: 3,
    })
    expect(readLocalEntry(outboxEntry('ada'))).toMatchObject([{ draft: { text: 'Half a thought' }, problem: { kind: 'aside' } }])
    saveDraft('ada', { ...draft, text: 'For flat feet?' })
    beginProductPoll('ada', shoes, 'Which one?', 'kg')
    expect(loadDraft('ada').text).toBe('For flat feet?')
    const long = [shoe('d', 'x'.repeat(100)), { ...shoe('e', 'x'.repeat(100)), brand: 'Brand d' }]
    beginProductPoll('ada', long, 'Which one?', 'kg')
    expect(postInput(loadDraft('ada'), 'kg')?.poll?.options).toEqual([1, 2].map((n) => `Brand d ${'x'.repeat(68)} (${n})`))
    beginProductPoll('ada', shoes.slice(1), 'Which one?', 'kg')
    expect(loadDraft('ada')).toMatchObject({ text: 'Which one?', products: [{ id: 'b' }, { id: 'c' }] })
    for (let n = 0; n < 30; n += 1) beginProductPoll('ada', n % 2 === 0 ? shoes : long, 'Which one?', 'kg')
    const last = loadDraft('ada')
    expect(beginProductPoll('ada', [...shoes, ...long], 'Which one?', 'kg')).toBe(false)
    expect(loadDraft('ada')).toEqual(last)
  })
})

it('a repost is shown immediately, and reverted when the call fails', async () => {
  let fail = () => {}
  answer = () => new Promise((_, reject) => (fail = () => reject(refuse('REPOSTS_ARE_OFF'))))
  toggleRepost('p1')
  expect(postNow('p1')).toMatchObject({ reposts: 2, isReposted: true })
  fail()
  await waitFor(() => expect(postNow('p1')).toMatchObject({ reposts: 1, isReposted: false }))
})

it('a quote whose post is unavailable says so', () => {
  render(<QuoteCard of={{ isQuote: true, quote: null }} />)
  expect(screen.getByText("This post isn't available.")).toBeDefined()
})
