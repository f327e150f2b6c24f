// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useUnread } from '#web/features/notifications/unread.ts'
import { useMessages } from './use-thread.ts'

vi.mock('#web/features/auth/session/session.ts', () => ({ tokenNow: () => undefined }))

const message = (minute: number) => ({
  id: String(minute),
  text: `Text ${minute}`,
  isDeleted: false,
  createdAt: new Date(minute * 60_000).toISOString(),
  attachment: null,
  preview: null,
})
/** The conversation on the server, newest first. */
let stored: ReturnType<typeof message>[] = []
let unread = 0
const markRead = vi.fn<(until: string) => Promise<undefined>>(async () => undefined)
const ask = async ({ limit, cursor = '0' }: { limit: number; cursor?: string }) => {
  const end = Number(cursor) + limit
  return { unread, items: stored.slice(Number(cursor), end), nextCursor: end < stored.length ? String(end) : null }
}

beforeEach(() => {
  unread = 0
  stored = Array.from({ length: 150 }, (_, at) => message(150 - at))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function open(askPage = ask) {
  const source = { ask: askPage, isReadable: () => true, markRead, onChange: () => undefined }
  const { result } = renderHook(() => useMessages(source))
  await act(async () => undefined)
  return {
    thread: () => result.current,
    shown: (id: string) => result.current.messages.find((one) => one.id === id),
    loadOlder: () => act(() => result.current.loadOlder()),
    markDeleted: (id: string, how: 'hidden' | 'unsent') => act(async () => result.current.markDeleted(id, how)),
  }
}
const change = () => act(async () => useUnread.setState(({ changes }) => ({ changes: changes + 1 })))

it('an older message that its sender unsends is shown as deleted', async () => {
  const { shown, loadOlder } = await open()
  await loadOlder()
  expect(shown('100')).toMatchObject({ text: 'Text 100' })
  stored = stored.map((one) => (one.id === '100' ? { ...one, text: '', isDeleted: true } : one))
  await change()
  expect(shown('100')).toMatchObject({ text: '', isDeleted: true })
  // The others stay.
  expect(shown('91')).toMatchObject({ text: 'Text 91' })
})

it('a message that the reader unsends is shown as deleted, even one that no reload fetches', async () => {
  const { shown, loadOlder, markDeleted } = await open()
  for (let page = 0; page < 4; page += 1) await loadOlder()
  await markDeleted('1', 'unsent')
  await change()
  expect(shown('1')).toMatchObject({ text: '', isDeleted: true })
})

it('a message that is hidden while older ones load stays hidden', async () => {
  const waits = Promise.withResolvers<void>()
  const { thread, shown, markDeleted } = await open(async (page) => {
    if (page.cursor) await waits.promise
    return ask(page)
  })
  const loading = thread().loadOlder()
  await markDeleted('140', 'hidden')
  await act(async () => {
    waits.resolve()
    await loading
  })
  expect(shown('100')).toBeDefined()
  expect(shown('140')).toBeUndefined()
})

it('messages that arrive in a hidden tab are marked as read when it becomes visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  unread = 1
  await open()
  expect(markRead).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(markRead.mock.calls).toEqual([[stored[0]?.createdAt]])
})
