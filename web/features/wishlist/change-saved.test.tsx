// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { loadText } from '#web/lib/text.ts'
import { subscribeToToasts, type Toast } from '#web/lib/toast.ts'
import { setSaved } from './change-saved.ts'
import { useListChoice } from './list-choice.ts'
import { useSaved } from './saved.ts'

let toasts: Toast[] = []
const bell = { id: 'bell', name: 'Bell' }
const isSaved = () => useSaved.getState().ids.has('bell')

beforeEach(async () => {
  document.documentElement.lang = 'en'
  await loadText('en', ['common'])
  useSaved.setState({ ids: new Set() })
  toasts = []
  const unsubscribe = subscribeToToasts((toast) => toasts.push(toast))
  return () => {
    unsubscribe()
    setTransport(overHttp)
  }
})

test('a heart is filled immediately, and its toast offers another list', async () => {
  setTransport(async () => ({ id: 'first', items: [] }))
  const done = setSaved(bell, true)
  expect(isSaved()).toBe(true)
  await done
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Bell is saved.' }])
  toasts[0]!.action!.run()
  expect(useListChoice.getState().product).toEqual({ ...bell, listId: 'first' })
})

test('a removal can be undone in the toast', async () => {
  useSaved.setState({ ids: new Set(['bell']) })
  setTransport(async () => ({ id: 'first', items: [] }))
  await setSaved(bell, false)
  expect(isSaved()).toBe(false)
  toasts[0]!.action!.run()
  expect(isSaved()).toBe(true)
  // Waits for the toast, which would otherwise appear in the middle of the next test.
  await vi.waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Bell was removed.', 'Bell is saved.']))
})

test('a heart is reverted when the call fails', async () => {
  setTransport(async () => {
    throw new Error('down')
  })
  await setSaved(bell, true)
  expect(isSaved()).toBe(false)
  expect(toasts).toMatchObject([{ kind: 'error' }])
})
