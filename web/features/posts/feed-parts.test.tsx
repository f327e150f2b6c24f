// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Comment } from '#contract/comments.ts'
import type { Customer } from '#contract/customers/customers.ts'
import type { Post } from '#contract/post.ts'
import { Refusal } from '#contract/refusal.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { useStored } from '#web/lib/store.ts'
import { loadText } from '#web/lib/text.ts'
import { Comments } from './comments/comments.tsx'
import { Composer } from './composer/composer.tsx'
import { ComposerRow } from './composer/composer-row.tsx'
import { NewPosts } from './feed/new-posts.tsx'
import { PostFeed } from './feed/post-feed.tsx'
import { listNow, usePostList, usePostLists } from './lists.ts'
import { Reactions } from './reactions.tsx'
import { clearPosts, postNow, putPosts, usePost } from './store.ts'

vi.mock('./post-card.tsx', () => ({ PostCard: ({ post: { id } }: { post: Post }) => <article data-post={id} tabIndex={-1} /> }))

const none = { like: 0, love: 0, fire: 0, strong: 0, clap: 0, wow: 0 }
const ada = { id: 'ada', handle: 'ada', name: 'Ada L.', avatar: null }
const bo = { id: 'bo', handle: 'bo', name: 'Bo K.', avatar: null }
const post = (id: string): Post =>
  ({ id, author: ada, counts: { ...none, like: 2 }, mine: null, comments: 0, firstComment: null }) as unknown as Post
const comment = (id: string, over: Partial<Comment> = {}): Comment => ({
  id,
  parentId: null,
  author: bo,
  text: `Comment ${id}`,
  mentions: [],
  links: [],
  replies: 0,
  createdAt: '2026-03-01T10:00:00.000Z',
  editedAt: null,
  isMuted: false,
  mutedWord: null,
  removedReason: null,
  ...over,
})
const refusal = new Refusal({ code: 'SERVICE_UNAVAILABLE', status: 503, sentence: 'Service unavailable' })

/** The response of each call; a function may wait or throw. */
let answers: Record<string, (input: Record<string, unknown>) => unknown>
let calls: [route: string, input: Record<string, unknown>][]
beforeAll(() => loadText('en', ['common', 'posts', 'club-forms', 'composer', 'errors', 'report-content', 'ui']))
beforeEach(() => {
  calls = []
  answers = {}
  setTransport(async (route, input) => {
    calls.push([route, input as Record<string, unknown>])
    const answer = answers[route]
    if (!answer) throw refusal
    return answer(input as Record<string, unknown>)
  })
  localStorage.clear()
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none' } })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setTransport(overHttp)
  useSession.setState({ customer: null })
  usePostLists.setState({ lists: {} })
  clearPosts()
})

describe('the "new posts" button', () => {
  const Feed = ({ load }: { load: Parameters<typeof NewPosts>[0]['load'] }) => {
    const { ids } = usePostList('feed')
    return (
      <>
        <NewPosts name="feed" load={load} />
        {ids.map((id) => (
          <article key={id} data-post="" tabIndex={-1}>
            {id}
          </article>
        ))}
      </>
    )
  }
  const shown = () => screen.getAllByRole('article').map(({ textContent }) => textContent)

  it('shows their number without moving anything; pressed, it shows them and focuses the first', async () => {
    putPosts([post('p1')])
    usePostLists.setState({
      lists: { feed: { ...listNow('feed'), ids: ['p1'], newest: 'r1', loadedAt: 1 } },
    })
    answers['GET /post/newsfeed/new'] = () => ({ count: 2 })
    const load = async () => ({ items: [post('p3'), post('p2'), post('p1')], nextCursor: null })
    render(<Feed load={load} />)
    const place = vi.spyOn(window, 'scrollTo')
    await act(async () => void window.dispatchEvent(new Event('focus')))
    const pill = await screen.findByRole('button', { name: '2 new posts' })
    expect(calls).toEqual([['GET /post/newsfeed/new', { since: 'r1' }]])
    expect([shown(), place.mock.calls.length]).toEqual([['p1'], 0])
    // it takes no room of what stands below it
    expect(pill.parentElement?.className).toContain('h-0')
    fireEvent.click(pill)
    await waitFor(() => expect(shown()).toEqual(['p3', 'p2', 'p1']))
    expect(place).toHaveBeenCalledWith({ top: 0 })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('p3'))
    expect(screen.queryByRole('button', { name: /new posts/ })).toBeNull()
  })
})

describe('a reaction', () => {
  const One = () => <Reactions post={usePost('p1')!} />
  const like = () => screen.getByRole('button', { name: /^Like/ })
  const state = () => [like().getAttribute('aria-pressed'), postNow('p1')?.counts.like]

  it('is shown when pressed, and reverted when refused', async () => {
    putPosts([post('p1')])
    let refuse = () => {}
    answers['POST /post/:postId/multireaction'] = () => new Promise((_, reject) => (refuse = () => reject(refusal)))
    render(<One />)
    fireEvent.click(like())
    expect(state()).toEqual(['true', 3])
    await waitFor(() => expect(calls).toHaveLength(1))
    await act(async () => refuse())
    expect(state()).toEqual(['false', 2])
  })

  it('that was hidden gets the focus when all are shown', async () => {
    putPosts([post('p1')])
    render(<One />)
    fireEvent.click(screen.getByRole('button', { name: 'All reactions' }))
    await waitFor(() => expect(document.activeElement?.getAttribute('title')).toBe('Love'))
  })
})

describe('the composer', () => {
  const open = () => render(<Composer by="ada" onPosted={() => undefined} onClose={() => undefined} />)
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your post' })

  it('keeps its text, also after a failure, and is empty once posted', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open()
    fireEvent.change(field(), { target: { value: 'Five by five.' } })
    await act(() => vi.advanceTimersByTimeAsync(400))
    cleanup()
    open()
    expect(field().value).toBe('Five by five.')
    fireEvent.submit(field())
    await screen.findByRole('alert')
    expect(field().value).toBe('Five by five.')
    answers['POST /post/create'] = () => post('p9')
    fireEvent.submit(field())
    await waitFor(() => expect(calls.filter(([route]) => route === 'POST /post/create')).toHaveLength(2))
    cleanup()
    open()
    expect(field().value).toBe('')
  })
})

describe('the collapsed composer', () => {
  it('gets the focus back after posting', async () => {
    useStored.setState({ auth: { access_token: 't', provider: 'none', userId: 'ada' } })
    answers['POST /post/create'] = () => post('p9')
    render(<ComposerRow onPosted={() => undefined} />)
    fireEvent.click(screen.getByRole('button', { name: 'What did you train?' }))
    fireEvent.change(await screen.findByRole('textbox', { name: 'Your post' }, { timeout: 10_000 }), { target: { value: 'Five by five.' } })
    fireEvent.submit(screen.getByRole('textbox', { name: 'Your post' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'What did you train?' })))
  })
})

describe('loading more posts', () => {
  it('focuses the first of them', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined
        disconnect = () => undefined
      },
    )
    putPosts([post('p1')])
    usePostLists.setState({ lists: { feed: { ...listNow('feed'), ids: ['p1'], nextCursor: 'c', loadedAt: 1 } } })
    const load = async () => ({ items: [post('p2'), post('p3')], nextCursor: null })
    render(<PostFeed name="feed" label="Feed" load={load} empty={null} />)
    const more = screen.getByRole('button', { name: 'Show more posts' })
    more.focus()
    fireEvent.click(more)
    await waitFor(() => expect(document.activeElement?.getAttribute('data-post')).toBe('p2'))
    vi.unstubAllGlobals()
  })
})

describe('comments', () => {
  it('pass the focus on when deleted: to the next one, and from the last one to the field', async () => {
    putPosts([{ ...post('p1'), comments: 2 }])
    useSession.setState({ customer: { id: 'ada' } as never })
    const by = (id: string) => ({ author: { ...bo, name: `By ${id}` } })
    answers['GET /post/:id/comments'] = () => ({ items: [comment('c1', by('c1')), comment('c2', by('c2'))], nextCursor: null })
    answers['DELETE /comments/:id'] = () => ({})
    render(<Comments post={postNow('p1')!} focused={false} />)
    const remove = async () => {
      fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0]!)
      fireEvent.click(await screen.findByRole('button', { name: 'Delete comment', hidden: true }, { timeout: 5000 }))
    }
    await screen.findByText('Comment c1')
    await remove()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('By c2'))
    await remove()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
    useSession.setState({ customer: null })
  })

  it('are announced when sent, and the field is ready for the next one', async () => {
    putPosts([post('p1')])
    answers['GET /post/:id/comments'] = () => ({ items: [], nextCursor: null })
    answers['POST /post/:id/comments'] = ({ text }) => comment('c1', { text: text as string })
    render(<Comments post={postNow('p1')!} focused={false} />)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    fireEvent.change(field, { target: { value: 'Strong!' } })
    fireEvent.submit(field)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Comment sent'))
    expect([field.value, document.activeElement]).toEqual(['', field])
    fireEvent.change(field, { target: { value: 'A' } })
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('have two levels: a reply to a reply is next to it, and both are counted once', async () => {
    putPosts([{ ...post('p1'), comments: 2 }])
    const [first, reply] = [comment('c1', { replies: 1 }), comment('c2', { parentId: 'c1', text: 'First reply' })]
    answers['GET /post/:id/comments'] = ({ parentId }) => ({ items: parentId === 'c1' ? [reply] : [first], nextCursor: null })
    answers['POST /post/:id/comments'] = ({ text, parentId }) => comment('c3', { text: text as string, parentId: parentId as string })
    render(<Comments post={postNow('p1')!} focused={false} />)
    fireEvent.click(await screen.findByRole('button', { name: /1 reply/ }))
    const inner = (await screen.findByText('First reply')).closest('li')!
    fireEvent.click(within(inner).getByRole('button', { name: 'Reply' }))
    const form = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Bo K/ })
    expect([form.value, form.selectionStart, form.selectionEnd]).toEqual(['@bo ', 4, 4])
    fireEvent.change(form, { target: { value: '@bo Second reply' } })
    fireEvent.submit(form)
    const second = (await screen.findByText(/Second reply/, { selector: 'p, p *' })).closest('li')!
    expect(calls.at(-1)).toEqual(['POST /post/:id/comments', { id: 'p1', text: '@bo Second reply', parentId: 'c1' }])
    expect(second.parentElement).toBe(inner.parentElement)
    expect(screen.getByText('Comment sent').getAttribute('role')).toBe('status')
    await waitFor(() => expect(second.contains(document.activeElement)).toBe(true))
    expect(postNow('p1')?.comments).toBe(3)
    expect(inner.parentElement?.querySelector('ul')).toBeNull()
  })

  it("that are the member's own replies aren't mentioned in a reply", async () => {
    putPosts([post('p1')])
    useSession.setState({ customer: { id: 'bo' } as Customer })
    answers['GET /post/:id/comments'] = ({ parentId }) => ({
      items: [parentId ? comment('c2') : comment('c1', { replies: 1 })],
      nextCursor: null,
    })
    render(<Comments post={postNow('p1')!} focused={false} />)
    fireEvent.click(await screen.findByRole('button', { name: /1 reply/ }))
    fireEvent.click(within((await screen.findByText('Comment c2')).closest('li')!).getByRole('button', { name: 'Reply' }))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Bo K/ }).value).toBe('')
  })

  it('are deleted after confirmation, which tells how many replies go with them', async () => {
    putPosts([{ ...post('p1'), comments: 3 }])
    useSession.setState({ customer: { id: 'ada' } as Customer })
    answers['GET /post/:id/comments'] = () => ({ items: [comment('c1', { replies: 2 })], nextCursor: null })
    answers['DELETE /comments/:id'] = () => null
    render(<Comments post={postNow('p1')!} focused={false} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const action = await screen.findByRole('button', { name: 'Delete comment', hidden: true }, { timeout: 5000 })
    screen.getByText('Its 2 replies are deleted, too.', { exact: false })
    expect(calls.map(([route]) => route)).not.toContain('DELETE /comments/:id')
    fireEvent.click(action)
    await waitFor(() => expect(screen.queryByText('Comment c1')).toBeNull())
    expect(calls.at(-1)).toEqual(['DELETE /comments/:id', { id: 'c1' }])
  })

  it.each([
    ['moderator', true],
    ['member', false],
  ] as const)('in a club can be removed by its staff (%s)', async (role, mayRemove) => {
    putPosts([{ ...post('p1'), comments: 1, club: { slug: 'early-bar', name: 'Early Bar', role } }])
    answers['GET /post/:id/comments'] = () => ({ items: [comment('c1')], nextCursor: null })
    answers['POST /comments/:id/take-down'] = () => ({ message: '' })
    render(<Comments post={postNow('p1')!} focused={false} />)
    await screen.findByText('Comment c1')
    const remove = screen.queryByRole('button', { name: 'Remove from club' })
    expect(remove !== null).toBe(mayRemove)
    if (!remove) return
    fireEvent.click(remove)
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByText('Comment c1')).toBeNull())
    expect(calls.at(-1)).toEqual(['POST /comments/:id/take-down', { id: 'c1', message: '' }])
    expect(postNow('p1')?.comments).toBe(0)
  })
})
