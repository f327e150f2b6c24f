// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { refuse } from '#contract/refuse.ts'
import { overHttp, setTransport } from '#web/lib/call.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { useStored } from '#web/lib/store.ts'
import { loadText } from '#web/lib/text.ts'
import { NewGroup } from './new-group.tsx'

beforeAll(() => loadText('en', ['common', 'errors', 'group-forms', 'send-to', 'ui']))
afterEach(() => {
  cleanup()
  setTransport(overHttp)
})

const bo = { id: 'bo', name: 'Bo', handle: 'bo', avatar: null }

it('the form for a new group requires a name and people by our own messages, and says that nobody was found only after typing', async () => {
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none', userId: 'ada' } })
  const sent: unknown[] = []
  setTransport(async (route, input) => {
    if (route === 'GET /mention-suggestions') return { items: (input as { q: string }).q === 'bo' ? [bo] : [] }
    sent.push([route, input])
    return { id: 'g' }
  })
  render(<NewGroup onClose={() => undefined} />)
  const search = await screen.findByRole('searchbox', { name: 'People' })
  const start = screen.getByRole('button', { name: 'Start group' })
  fireEvent.click(start)
  await screen.findByText('Give the group a name.')
  screen.getByText('Choose at least one person.')
  expect(screen.queryByText('Nobody found')).toBeNull()
  fireEvent.change(search, { target: { value: 'zz' } })
  await screen.findByText('Nobody found')
  fireEvent.change(search, { target: { value: 'bo' } })
  fireEvent.click(await screen.findByRole('button', { name: /Bo/ }))
  fireEvent.change(screen.getByLabelText('Group name'), { target: { value: '  ' } })
  fireEvent.click(start)
  expect(sent).toEqual([])
  fireEvent.change(screen.getByLabelText('Group name'), { target: { value: ' Openers ' } })
  fireEvent.click(start)
  await waitFor(() => expect(sent).toEqual([['POST /groups', { name: 'Openers', people: ['bo'] }]]))
})

it('a retry of the same group has the same idempotency key; one under another name has a new one', async () => {
  useStored.setState({ ...emptyStored, ready: true, auth: { access_token: 't', provider: 'none', userId: 'ada' } })
  const keys: (string | undefined)[] = []
  setTransport(async (route, _, options) => {
    if (route !== 'POST /groups') return { items: [bo] }
    keys.push(options?.idempotencyKey)
    throw refuse('SERVICE_UNAVAILABLE')
  })
  render(<NewGroup onClose={() => undefined} />)
  fireEvent.change(await screen.findByRole('searchbox', { name: 'People' }), { target: { value: 'bo' } })
  fireEvent.click(await screen.findByRole('button', { name: /Bo/ }))
  for (const name of ['Openers', 'Openers', 'Closers']) {
    fireEvent.change(screen.getByLabelText('Group name'), { target: { value: name } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start group' })))
  }
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
