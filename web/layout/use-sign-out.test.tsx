// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { outboxEntry } from '#web/lib/local-entry.ts'
import { useStored } from '#web/lib/store.ts'
import { loadText } from '#web/lib/text.ts'
import { useSignOut } from './use-sign-out.tsx'

// Simulates a device without a network that hasn't loaded the dialog before.
vi.mock('./sign-out-dialog.tsx', () => {
  throw new Error('offline')
})

beforeAll(() => loadText('en', ['common']))
beforeEach(() => {
  localStorage.setItem(outboxEntry('ada'), JSON.stringify([{ key: 'k' }]))
  useStored.setState({ auth: { access_token: 't', provider: 'none', userId: 'ada' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it.each([true, false])('offline, the browser asks before pending posts are deleted: %s', async (agreed) => {
  const messages: string[] = []
  vi.stubGlobal('confirm', (question: string) => (messages.push(question), agreed))
  const leave = vi.fn<() => void>()
  const { result } = renderHook(() => useSignOut(leave))
  result.current.signOut()
  await vi.waitFor(() => expect(messages).toEqual(['Sign out and delete your unsent posts?']))
  await act(async () => undefined)
  expect(leave).toHaveBeenCalledTimes(agreed ? 1 : 0)
})
