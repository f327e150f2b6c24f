// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { useStored } from '#web/lib/store.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { loadText } from '#web/lib/text.ts'
import { NotificationAction } from './notification-action.tsx'

const person = { id: 'ada', handle: 'ada', name: 'Ada', avatar: null }
let calls: string[]
beforeAll(() => loadText('en', ['common', 'people', 'errors']))
beforeEach(() => {
  calls = []
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none' } })
  setTransport(async (route) => {
    calls.push(route)
    return { relation: { follow: 'requested' } }
  })
})
afterEach(() => {
  cleanup()
  setTransport(overHttp)
})

test('following back works, and a request to a private profile says so', async () => {
  render(<NotificationAction action="follow-back" person={person} />)
  fireEvent.click(screen.getByRole('button', { name: 'Follow back Ada' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Requested'))
  expect(calls).toEqual(['PUT /people/:handle/follow'])
})

test.each([
  ["Accept Ada's request", 'PUT /follow-requests/:handle', 'Accepted'],
  ["Decline Ada's request", 'DELETE /follow-requests/:handle', 'Declined'],
])('%s', async (name, route, done) => {
  render(<NotificationAction action="answer" person={person} />)
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(done))
  expect(calls).toEqual([route])
})

test.each([
  ["Accept Ada's request", 'PUT /clubs/:slug/requests/:handle', 'Accepted'],
  ["Decline Ada's request", 'DELETE /clubs/:slug/requests/:handle', 'Declined'],
])('%s to join a club', async (name, route, done) => {
  render(<NotificationAction action="answer" person={person} club="iron-hour" />)
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(done))
  expect(calls).toEqual([route])
})

test('a request that someone else has answered says so', async () => {
  setTransport(() => Promise.reject(new Refusal({ code: 'NOT_FOUND', status: 404, sentence: '' })))
  render(<NotificationAction action="answer" person={person} club="iron-hour" />)
  fireEvent.click(screen.getByRole('button', { name: "Accept Ada's request" }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Already answered'))
})

test('a failed action can be retried', async () => {
  setTransport(() => Promise.reject(new Error('cut')))
  render(<NotificationAction action="answer" person={person} />)
  fireEvent.click(screen.getByRole('button', { name: "Accept Ada's request" }))
  await waitFor(() => expect(screen.getByRole('button', { name: "Accept Ada's request" }).getAttribute('aria-disabled')).toBeNull())
})
