// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { type Toast, subscribeToToasts } from '#web/lib/toast.ts'
import { Muted } from './muted.tsx'

const person = (handle: string) => ({ id: handle, handle, name: handle.toUpperCase(), avatar: null })
beforeAll(() => loadText('en', ['common', 'people', 'errors']))
afterEach(() => {
  cleanup()
  setTransport(overHttp)
})

test('muted people are listed, can be unmuted, and muted again', async () => {
  const calls: string[] = []
  const toasts: Toast[] = []
  const stop = subscribeToToasts((one) => toasts.push(one))
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none' } })
  setTransport(async (route) => {
    calls.push(route)
    return { items: ['ada', 'bo'].map(person), nextCursor: null }
  })
  render(<Muted />)
  fireEvent.click(await screen.findByRole('button', { name: 'Unmute ADA' }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(screen.queryByText('ADA')).toBeNull()
  toasts[0]!.action!.run()
  await screen.findByText('ADA')
  await vi.waitFor(() => expect(calls).toEqual(['GET /muted-people', 'DELETE /people/:handle/mute', 'PUT /people/:handle/mute']))
  stop()
})

test('people stay listed when unmuting is refused', async () => {
  const toasts: Toast[] = []
  const stop = subscribeToToasts((one) => toasts.push(one))
  setTransport(async (route) => {
    if (route !== 'GET /muted-people') throw new Error('cut')
    return { items: [person('ada')], nextCursor: null }
  })
  render(<Muted />)
  fireEvent.click(await screen.findByRole('button', { name: 'Unmute ADA' }))
  await waitFor(() => expect(toasts[0]?.kind).toBe('error'))
  expect(screen.getByText('ADA')).toBeTruthy()
  stop()
})
