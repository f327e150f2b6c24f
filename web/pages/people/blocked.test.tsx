// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { Blocked } from './blocked.tsx'

const person = (handle: string) => ({ id: handle, handle, name: handle.toUpperCase(), avatar: null })
let blocked: string[]
let calls: string[]
beforeAll(() => loadText('en', ['common', 'people', 'errors']))
beforeEach(() => {
  calls = []
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none' } })
  setTransport(async (route) => {
    calls.push(route)
    return { items: blocked.map(person), nextCursor: null }
  })
})
afterEach(() => {
  cleanup()
  setTransport(overHttp)
})

test('blocked people are listed and can be unblocked', async () => {
  blocked = ['ada', 'bo']
  render(<Blocked />)
  fireEvent.click(await screen.findByRole('button', { name: 'Unblock ADA' }))
  await waitFor(() => expect(screen.queryByText('ADA')).toBeNull())
  expect(screen.getByText('BO')).toBeTruthy()
  expect(calls).toEqual(['GET /blocked-people', 'DELETE /people/:handle/block'])
})

test('without blocked people there is no list', async () => {
  blocked = []
  const { container } = render(<Blocked />)
  await waitFor(() => expect(calls).toEqual(['GET /blocked-people']))
  expect(container.textContent).toBe('')
})
