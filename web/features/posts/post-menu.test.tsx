// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ClubRole } from '#contract/clubs/clubs.ts'
import type { Post } from '#contract/post.ts'
import { refuse } from '#contract/refuse.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { clubList } from './club-list.ts'
import { listNow, startList, usePostLists } from './lists.ts'
import { PostMenu } from './post-menu.tsx'
import { clearPosts, postNow } from './store.ts'

const postOf = (id: string, role: ClubRole | null) =>
  ({
    id,
    author: { id: 'ada', handle: 'ada', name: 'Ada L.' },
    club: { slug: 'early-bar', name: 'Early Bar', role },
    isPinned: false,
  }) as Post

let calls: [route: string, input: unknown][]
let fails: boolean
// The menu's library loads on the first press, which takes a while.
beforeAll(() => Promise.all([loadText('en', ['common', 'posts', 'club-forms', 'errors', 'ui']), import('#web/ui/menu-popup.tsx')]))
beforeEach(() => {
  calls = []
  fails = false
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none' } })
  setTransport(async (route, input) => {
    calls.push([route, input])
    if (fails) throw refuse('TOO_MANY_PINNED')
    return {}
  })
})
afterEach(() => {
  cleanup()
  setTransport(overHttp)
  usePostLists.setState({ lists: {} })
  clearPosts()
})

async function open(post: Post) {
  startList(clubList('early-bar'), { items: [postOf('newer', null), post], nextCursor: null })
  render(<PostMenu post={post} onEdit={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: "More about Ada L.'s post" }))
  await screen.findByRole('menuitem', { name: 'Copy link' })
}
const entry = (name: string) => screen.queryByRole('menuitem', { name })

describe('the menu of a post in a club', () => {
  it.each(['owner', 'admin', 'moderator'] as const)('lets its %s pin it, which puts it first', async (role) => {
    await open(postOf('p', role))
    fireEvent.click(entry('Pin to club')!)
    await waitFor(() => expect(postNow('p')?.isPinned).toBe(true))
    await waitFor(() => expect(listNow(clubList('early-bar')).ids).toEqual(['p', 'newer']))
    expect(calls).toEqual([['PUT /post/:id/pin', { id: 'p' }]])
  })

  it.each([null, 'member'] as const)('has nothing of the kind for others (%s)', async (role) => {
    await open(postOf('p', role))
    expect([entry('Pin to club'), entry('Unpin from club'), entry('Remove from club')]).toEqual([null, null, null])
  })

  it('lets staff remove it with a reason', async () => {
    await open(postOf('p', 'moderator'))
    fireEvent.click(entry('Remove from club')!)
    fireEvent.input(await screen.findByRole('textbox', { name: /Reason/ }), { target: { value: ' No ads in here. ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(postNow('p')).toBeUndefined())
    expect(calls).toEqual([['POST /post/:id/take-down', { id: 'p', message: 'No ads in here.' }]])
  })

  it('unpins a pinned post', async () => {
    await open({ ...postOf('p', 'owner'), isPinned: true })
    fireEvent.click(entry('Unpin from club')!)
    await waitFor(() => expect(calls).toEqual([['DELETE /post/:id/pin', { id: 'p' }]]))
    expect(postNow('p')?.isPinned).toBe(false)
  })

  it('reverts pinning when three are pinned already', async () => {
    fails = true
    await open(postOf('p', 'owner'))
    fireEvent.click(entry('Pin to club')!)
    await waitFor(() => expect(calls).toHaveLength(1))
    await waitFor(() => expect(postNow('p')?.isPinned).toBe(false))
    expect(listNow(clubList('early-bar')).ids).toEqual(['newer', 'p'])
  })
})
