// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { startLive } from './live.ts'
import { useUnread } from './unread.ts'

const stream = vi.hoisted((): { onEvent: (name: string) => void; end: () => void } => ({ onEvent: () => {}, end: () => {} }))
const unread = vi.hoisted((): { answer: () => void } => ({ answer: () => {} }))
vi.mock('#web/features/auth/session/session.ts', () => ({ tokenNow: () => 't' }))
vi.mock('#web/lib/call.ts', () => ({
  call: () => new Promise((resolve) => (unread.answer = () => resolve({ unread: 1, unreadConversations: 1 }))),
}))
vi.mock('./listen.ts', () => ({
  listen: (_: AbortSignal, { onEvent }: Pick<typeof stream, 'onEvent'>) => {
    stream.onEvent = onEvent
    return new Promise<void>((resolve) => (stream.end = resolve))
  },
}))

afterEach(() => vi.unstubAllGlobals())

test('nothing is posted to the other tabs once live notifications have stopped', async () => {
  const posted: unknown[] = []
  class Channel extends EventTarget {
    postMessage = (message: unknown) => posted.push(message)
    close = () => undefined
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  // Without the Web Locks API, this tab leads right away.
  vi.stubGlobal('navigator', {})
  const stop = startLive()
  stream.onEvent('conversation')
  expect(posted).toContainEqual({ what: 'conversation' })
  stop()
  posted.length = 0
  unread.answer()
  stream.end()
  await vi.waitFor(() => expect(useUnread.getState().unread).toBe(1))
  expect(posted).toEqual([])
})
